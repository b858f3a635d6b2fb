import { formatDate } from '#domain/calendar/format-date';
import { changedFacts } from '../../../checkout/price/changed-facts';
import { PriceChangedDialog } from '../../../checkout/price/price-changed-dialog';
import type { PriceAnswer } from '../../../checkout/price/price-question';
import { moneyText } from '../../../ui/money';
import { lineAmounts } from '../review/line-amounts';
import type { RenewPrice_RenewalFragment } from './renew-price.generated';

/** The price of the renewal is no longer the one that was shown. */
export function RenewPriceChanged(props: PriceAnswer<RenewPrice_RenewalFragment>) {
  return (
    <PriceChangedDialog
      {...props}
      changes={changedFacts(factsOf(props.before), factsOf(props.after))}
      backLabel="Back to the seats"
    />
  );
}

function factsOf(price: RenewPrice_RenewalFragment): Map<string, string> {
  return new Map([
    ['Seats', String(price.quantity)],
    ['Goes on until', formatDate(price.newExpireDate)],
    ['Charged on', formatDate(price.chargeOn)],
    ...lineAmounts(price.lines).map(({ label, amount }) => [label, moneyText(amount)] as const),
    ['Price of the term', moneyText(price.termTotal)],
  ]);
}
