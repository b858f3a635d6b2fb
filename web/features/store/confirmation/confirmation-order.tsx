import { timesText } from '#domain/text/counts';
import { ExplainAllButton, useExplained } from '../../../checkout/price/explain-button';
import { Card } from '../../../ui/card';
import { Money, moneyText } from '../../../ui/text';
import { SummaryLine } from '../summary/summary-line';
import type { SummaryStep } from '../summary/summary-steps';
import classes from './confirmation.module.css';
import type { ConfirmationOrder_ConfirmationFragment } from './confirmation-order.generated';

type Confirmation = ConfirmationOrder_ConfirmationFragment;

export function ConfirmationOrder({ confirmation: { amount, lines } }: { confirmation: Confirmation }) {
  const all = lines.map(orderSteps);
  const explainable = all.flat().filter((step) => step.explanation !== null);
  const explained = useExplained(explainable.map((step) => step.key));
  if (all.length === 0) return null;
  return (
    <Card title="Order" actions={<ExplainAllButton explained={explained} />}>
      {all.map((steps) => (
        <SummaryLine key={steps[0]?.key} steps={steps} explained={explained} />
      ))}
      {amount !== null && (
        <div className={classes['total']}>
          <span>Total USD</span>
          <strong>
            <Money amount={amount} />
          </strong>
        </div>
      )}
    </Card>
  );
}

type Line = Confirmation['lines'][number];
type Step = Line['derivation'][number];

/** Returns the steps of a charged line; older sales have none on record. */
function orderSteps(line: Line, position: number): SummaryStep[] {
  const { product, quantity, total, derivation } = line;
  const whole: Step = {
    kind: 'LIST_PRICE',
    label: timesText(product, quantity),
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
