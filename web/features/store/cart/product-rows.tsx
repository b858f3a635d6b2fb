import { useEffect, useRef } from 'react';
import type { Edition, Term } from '../../../schema.generated';
import { Card } from '../../../ui/card';
import { Money } from '../../../ui/money';
import type { ProductRow_PricesFragment } from './product-rows.generated';
import classes from './product-rows.module.css';
import { QuantityStepper } from './quantity-stepper';

const PURPOSE: Record<Edition, string> = {
  PRO: 'Prototyping and documentation for one person',
  TEAM: 'Co-authoring with revision history',
  ENTERPRISE: 'Private cloud and single sign-on',
};

const ERROR_ID = 'quantity-error';

interface ProductRowsProps {
  prices: readonly ProductRow_PricesFragment[];
  term: Term;
  quantities: Record<Edition, number>;
  onChange: (edition: Edition, quantity: number) => void;
  error: string | null;
}

/** What is on sale with its price by month and by term, and how many of it (BUY-18). */
export function ProductRows({ prices, term, quantities, onChange, error }: ProductRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (error !== null) list.current?.querySelector('input')?.focus();
  }, [error]);

  return (
    <Card title="Seats" flush>
      <ul ref={list} className={classes['rows']}>
        {prices.map((product) => (
          <li key={product.edition} className={classes['row']}>
            <div className={classes['name']}>
              <h3>{product.productName}</h3>
              <p>{PURPOSE[product.edition]}</p>
            </div>
            <Price product={product} term={term} />
            <QuantityStepper
              product={product.productName}
              quantity={quantities[product.edition]}
              onChange={(quantity) => onChange(product.edition, quantity)}
              describedBy={error === null ? undefined : ERROR_ID}
            />
          </li>
        ))}
      </ul>
      {error !== null && (
        <p id={ERROR_ID} className={classes['error']} role="alert">
          {error}
        </p>
      )}
    </Card>
  );
}

function Price({ product, term }: { product: ProductRow_PricesFragment; term: Term }) {
  const price = product.terms.find((each) => each.term === term);
  if (!price) return <div className={classes['price']}>Not sold for this term</div>;
  return (
    <div className={classes['price']}>
      <p>
        <strong>
          <Money amount={price.perMonth} />
        </strong>{' '}
        /Month
      </p>
      {term !== 'MONTHLY' && (
        <p className={classes['termPrice']}>
          <Money amount={price.price} /> {price.suffix}
        </p>
      )}
    </div>
  );
}
