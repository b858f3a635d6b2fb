import { formatDate } from '#domain/calendar/format-date';
import { changedFacts } from '../../../checkout/price/changed-facts';
import { PriceChangedDialog } from '../../../checkout/price/price-changed-dialog';
import type { PriceAnswer } from '../../../checkout/price/price-question';
import { moneyText } from '../../../ui/money';
import type { Transfer_PreviewFragment } from './transfer.generated';
import { transferAmounts } from './transfer-amounts';

/** What is offered, or what it will cost, is no longer what was shown. */
export function TransferChanged(props: PriceAnswer<Transfer_PreviewFragment>) {
  return (
    <PriceChangedDialog
      {...props}
      changes={changedFacts(factsOf(props.before), factsOf(props.after))}
      backLabel="Back to the transfer"
    />
  );
}

function factsOf(transfer: Transfer_PreviewFragment): Map<string, string> {
  const { contents, expireDate, dueDate, lines } = transfer;
  return new Map([
    ['Subscription', contents],
    ['Paid up to', formatDate(expireDate)],
    ['Due', dueDate === null ? 'Does not renew' : formatDate(dueDate)],
    ...transferAmounts(lines).map(({ label, amount }) => [label, moneyText(amount)] as const),
  ]);
}
