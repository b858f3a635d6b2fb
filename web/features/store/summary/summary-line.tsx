import { useId } from 'react';
import rows from '../../../checkout/price/amount-rows.module.css';
import { ExplainButton, type Explained } from '../../../checkout/price/explain-button';
import { StatusPill } from '../../../ui/status-pill';
import { Money } from '../../../ui/text';
import classes from './order-summary.module.css';
import { type SummaryStep, usesText } from './summary-steps';

export function SummaryLine({ steps, explained }: { steps: readonly SummaryStep[]; explained: Explained }) {
  return (
    <ul className={classes['line']}>
      {steps.map((step) => (
        <Step key={step.key} step={step} explained={explained} />
      ))}
    </ul>
  );
}

function Step({ step, explained }: { step: SummaryStep; explained: Explained }) {
  const id = useId();
  return (
    <li className={`${rows['row']} ${step.kind === 'LIST_PRICE' ? classes['product'] : classes['step']}`}>
      <span className={rows['label']}>
        <ExplainButton of={step.explanation && step.key} explained={explained} controls={id}>
          {step.label}
        </ExplainButton>
        {step.unitPrice !== null && <span className={classes['unitPrice']}>{step.unitPrice}</span>}
        {step.usesLeft !== null && <StatusPill tone="NEUTRAL">{usesText(step.usesLeft)}</StatusPill>}
      </span>
      <Money amount={step.amount} />
      {step.explanation !== null && (
        <p id={id} className={rows['why']} hidden={!explained.isOpen(step.key)}>
          {step.explanation}
        </p>
      )}
    </li>
  );
}
