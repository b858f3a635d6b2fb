import { formatDate } from '#domain/calendar/format-date';
import { changedFacts } from '../../../checkout/price/changed-facts';
import { PriceChangedDialog } from '../../../checkout/price/price-changed-dialog';
import type { PriceAnswer } from '../../../checkout/price/price-question';
import { moneyText } from '../../../ui/money';
import type { Reactivation_CartFragment } from './reactivate.generated';
import { reactivationAmounts } from './reactivation-amounts';

/** The price of the reactivation is no longer the one that was shown. */
export function ReactivationPriceChanged(props: PriceAnswer<Reactivation_CartFragment>) {
  return (
    <PriceChangedDialog
      {...props}
      changes={changedFacts(factsOf(props.before), factsOf(props.after))}
      backLabel="Back to your changes"
    />
  );
}

function factsOf(cart: Reactivation_CartFragment): Map<string, string> {
  return new Map([
    ['Billing term', cart.termName],
    ['Next billed', formatDate(cart.nextBillingDate)],
    ...reactivationAmounts(cart).map(({ label, amount }) => [label, moneyText(amount)] as const),
  ]);
}
