import type { Expected } from './books';
import type { Shown } from './observe';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Compares charges with covers, totals, sales and mails; returns the first contradiction, or null. */
export function moneyProblem(
  { charge, slack = 0, shownTotal }: Expected,
  before: Shown,
  after: Shown,
): string | null {
  const charged = after.charges.slice(before.charges.length);
  const sold = [...after.sales].filter(([id]) => !before.sales.has(id));
  const amounts = sold.map(([, amount]) => amount);
  if (Math.abs(sum(charged) - charge) > slack)
    return `charged ${charged}, paid for by the model is ${charge}`;
  if (shownTotal !== undefined && sum(charged) !== shownTotal)
    return `shown ${shownTotal}, charged ${charged}`;
  if (shownTotal !== undefined && charged.length > 1) return `charged ${charged.length} times`;
  if (charged.toSorted().join() !== amounts.toSorted().join()) return `charged ${charged}, sold ${amounts}`;
  return sold.map((sale) => mailProblem(sale, after)).find((problem) => problem !== null) ?? null;
}

/** Checks that each sale was mailed once, with its amount, to the buyer or to each recipient of receipts. */
function mailProblem([id, amount]: readonly [string, number], { mails }: Shown): string | null {
  const dollars = (amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  const about = [...mails.values()].map((texts) => texts.filter((text) => text.includes(id)));
  if (about.every((texts) => texts.length === 0)) return `no mail of the sale ${id}`;
  if (about.some((texts) => texts.length > 1)) return `several mails of the sale ${id}`;
  return about.flat().every((text) => text.includes(dollars)) ? null : `a mail of ${id} lacks ${dollars}`;
}
