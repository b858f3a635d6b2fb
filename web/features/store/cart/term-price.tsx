import type { Term } from '../../../schema.generated';
import { Money } from '../../../ui/money';
import classes from './product-rows.module.css';
import type { TermPrice_PriceFragment } from './term-price.generated';

export interface Product {
  productName: string;
  terms: readonly TermPrice_PriceFragment[];
}

/** The price of a product by month and by term (BUY-18). */
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
