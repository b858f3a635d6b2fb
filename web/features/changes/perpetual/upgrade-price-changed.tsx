import { PriceChangedDialog } from '../../../checkout/price/price-changed-dialog';
import type { PriceAnswer } from '../../../checkout/price/price-question';
import type { Upgrade_PriceFragment } from './perpetual-upgrade.generated';
import { upgradeChanges } from './upgrade-changes';

/** The price of the upgrade is no longer the one that was shown. */
export function UpgradePriceChanged(props: PriceAnswer<Upgrade_PriceFragment>) {
  return (
    <PriceChangedDialog {...props} changes={upgradeChanges(props.before, props.after)} backLabel={null} />
  );
}
