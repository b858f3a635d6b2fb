import { useEffect, useId, useRef } from 'react';
import { message } from '#domain/messages/catalogue';
import { QUANTITY_LIMIT } from '#domain/store/carts/quantity';
import type { Edition, Term } from '../../../schema.generated';
import { Card } from '../../../ui/card';
import { QuantityStepper } from '../../../ui/fields/quantity-stepper';
import { Money } from '../../../ui/text';
import type { RpCart } from './cart-query';
import classes from './product-rows.module.css';
import type { TermPrice_PriceFragment } from './term-price.generated';

interface ProductRow {
  product: Product;
  purpose: string;
  quantity: number;
  onChange: (quantity: number) => void;
}

const ERROR_ID = 'quantity-error';

interface ProductRowsProps {
  rows: readonly ProductRow[];
  term: Term;
  error: string | null;
}

export function ProductRows({ rows, term, error }: ProductRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const alert = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (error === null) return;
    list.current?.querySelector('input')?.focus();
    // On a phone the message is farther from the field than the focus scrolls.
    alert.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);

  return (
    <Card title="Seats" flush>
      <ul ref={list} data-rows>
        {rows.map((row) => (
          <Row key={row.product.productName} {...row} term={term} isInvalid={error !== null} />
        ))}
      </ul>
      {error !== null && (
        <p ref={alert} id={ERROR_ID} className={classes['error']} role="alert">
          {error}
        </p>
      )}
    </Card>
  );
}

interface RowProps extends ProductRow {
  term: Term;
  isInvalid: boolean;
}

/** A quantity at the limit may have been reduced to it, so the limit is shown. */
function Row({ product, purpose, quantity, onChange, term, isInvalid }: RowProps) {
  const limitId = useId();
  const isAtLimit = quantity === QUANTITY_LIMIT;
  return (
    <li className={classes['row']}>
      <div className={classes['name']}>
        <h3>{product.productName}</h3>
        <p>{purpose}</p>
      </div>
      <TermPrice product={product} term={term} />
      <QuantityStepper
        product={product.productName}
        quantity={quantity}
        onChange={onChange}
        isInvalid={isInvalid}
        describedBy={isInvalid ? ERROR_ID : isAtLimit ? limitId : undefined}
      />
      {isAtLimit && (
        <p id={limitId} className={classes['limit']} role="status">
          {message.quantityTooLarge}
        </p>
      )}
    </li>
  );
}

const PURPOSE: Readonly<Record<Edition, string>> = {
  PRO: 'Prototyping and documentation for one person',
  TEAM: 'Co-authoring with revision history',
  ENTERPRISE: 'Private cloud and single sign-on',
};

export function editionRows(
  products: readonly (Product & { edition: Edition })[],
  { quantities }: Pick<RpCart, 'quantities'>,
  change: (patch: Pick<RpCart, 'quantities'>) => void,
): ProductRow[] {
  return products.map((product) => ({
    product,
    purpose: PURPOSE[product.edition],
    quantity: quantities[product.edition],
    onChange: (quantity) => change({ quantities: { ...quantities, [product.edition]: quantity } }),
  }));
}

export interface Product {
  productName: string;
  terms: readonly TermPrice_PriceFragment[];
}

export function TermPrice({ product, term }: { product: Product; term: Term }) {
  const price = product.terms.find((each) => each.term === term);
  if (!price) return <span className={classes['price']}>Not sold for this term</span>;
  return (
    <span className={classes['price']}>
      <span>
        <strong>
          <Money amount={price.perMonth} />
        </strong>{' '}
        /Month
      </span>
      {term !== 'MONTHLY' && (
        <span className={classes['termPrice']}>
          <Money amount={price.price} /> {price.suffix}
        </span>
      )}
    </span>
  );
}
