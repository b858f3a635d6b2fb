import { PriceChangedDialog } from '../../../checkout/price/price-changed-dialog';
import type { PriceAnswer } from '../../../checkout/price/price-question';
import { moneyText } from '../../../ui/money';
import { lineAmounts } from '../review/line-amounts';
import type { RetryPrice_PreviewFragment } from './retry-price.generated';

/** The price of the renewal is no longer the one that was shown. */
export function RetryPriceChanged(props: PriceAnswer<RetryPrice_PreviewFragment>) {
  return <PriceChangedDialog {...props} changes={changesOf(props)} backLabel="Back to the seats" />;
}

function changesOf({ before, after }: PriceAnswer<RetryPrice_PreviewFragment>) {
  const [old, now] = [before, after].map(
    ({ lines }) => new Map(lineAmounts(lines).map((one) => [one.key, one])),
  );
  const keys = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])];
  return keys
    .map((key) => ({ key, was: old?.get(key), is: now?.get(key) }))
    .filter(({ was, is }) => was?.amount !== is?.amount)
    .map(({ key, was, is }) => ({
      key,
      what: (is ?? was)?.label ?? '',
      why: null,
      before: was ? moneyText(was.amount) : null,
      after: is ? moneyText(is.amount) : null,
    }));
}
