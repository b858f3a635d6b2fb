import { ExplainAllButton } from '../../../checkout/price/explain-button';
import { useExplained } from '../../../checkout/price/use-explained';
import { Card } from '../../../ui/card';
import { Money } from '../../../ui/money';
import { SummaryLine } from '../summary/summary-line';
import classes from './confirmation.module.css';
import type { ConfirmationOrder_ConfirmationFragment } from './confirmation-order.generated';
import { orderSteps } from './order-steps';

/** Every amount of the order as it was charged, and how it came about; nothing where the vendor does not say. */
export function ConfirmationOrder({
  confirmation,
}: {
  confirmation: ConfirmationOrder_ConfirmationFragment;
}) {
  const { amount, lines } = confirmation;
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
