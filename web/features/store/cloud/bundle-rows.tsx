import type { AseProduct } from '#domain/store/carts/cart-items';
import type { Term } from '../../../schema.generated';
import { Card } from '../../../ui/card';
import hidden from '../../../ui/visually-hidden.module.css';
import { TermPrice } from '../cart/product-rows';
import rows from '../cart/product-rows.module.css';
import type { StoreData } from '../store-data';
import classes from './cloud.module.css';

interface BundleRowsProps {
  bundles: StoreData['prices']['ase'];
  term: Term;
  chosen: AseProduct;
  onChoose: (product: AseProduct) => void;
}

export function BundleRows({ bundles, term, chosen, onChoose }: BundleRowsProps) {
  return (
    <Card title="Bundle" flush>
      <fieldset data-rows>
        <legend className={hidden['visuallyHidden']}>Bundle</legend>
        {bundles.map((bundle) => (
          <label key={bundle.product} className={classes['bundle']} data-field-box>
            <input
              type="radio"
              name="bundle"
              checked={bundle.product === chosen}
              onChange={() => onChoose(bundle.product)}
            />
            <span className={rows['name']}>
              <span className={classes['bundleName']}>{bundle.productName}</span>
              <span className={classes['bundleHolds']}>{bundle.publishers} people publish from Axure RP</span>
            </span>
            <TermPrice product={bundle} term={term} />
          </label>
        ))}
      </fieldset>
    </Card>
  );
}
