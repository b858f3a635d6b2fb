import { moneyText } from '../../../ui/money';
import type { SummaryStep } from '../summary/summary-steps';
import type { ConfirmationOrder_ConfirmationFragment } from './confirmation-order.generated';

type Line = ConfirmationOrder_ConfirmationFragment['lines'][number];
type Step = Line['derivation'][number];

/** The steps of a charged line; older sales have none on record. */
export function orderSteps(line: Line, position: number): SummaryStep[] {
  const { product, quantity, total, derivation } = line;
  const whole: Step = {
    kind: 'LIST_PRICE',
    label: `${product} × ${quantity}`,
    explanation: null,
    amount: total,
  };
  const steps = derivation.map((step) => ({ ...step, explanation: explanationOf(step, line) }));
  return (steps.length > 0 ? steps : [whole]).map((step, index) => ({
    ...step,
    key: `line-${position}-${index}`,
    unitPrice: null,
    usesLeft: null,
  }));
}

function explanationOf({ kind, explanation, amount }: Step, { derivation, total }: Line): string | null {
  if (kind !== 'LIST_PRICE') return explanation;
  const inAll = derivation.length > 1 ? `; with what follows, this line came to ${moneyText(total)}` : '';
  return `${explanation ?? moneyText(amount)} by the price list of the day${inAll}.`;
}
