import { Card } from '../../../ui/card';
import type { Upgrade_PriceFragment } from './perpetual-upgrade.generated';
import classes from './skipped-licenses.module.css';

/** Selected licenses that nothing happens to, and why; nothing where there are none (D-121). */
export function SkippedLicenses({ skipped }: { skipped: Upgrade_PriceFragment['skipped'] }) {
  if (skipped.length === 0) return null;
  return (
    <Card title="Left out">
      <ul className={classes['list']}>
        {skipped.map(({ id, productName, upgradeEligibility }) => (
          <li key={id}>
            <strong>{productName}</strong>
            {upgradeEligibility.message}
          </li>
        ))}
      </ul>
    </Card>
  );
}
