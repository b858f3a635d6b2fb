import { IconChevronDown } from '@tabler/icons-react';
import { Money } from '../../../ui/money';
import { StatusPill } from '../../../ui/status-pill';
import classes from './order-summary.module.css';
import type { SummaryStep } from './summary-steps';
import type { Explained } from './use-explained';

/** One product of the order: its price, what comes off or on, and why. */
export function SummaryLine({ steps, explained }: { steps: readonly SummaryStep[]; explained: Explained }) {
  return (
    <ul className={classes['line']}>
      {steps.map((step) => (
        <li key={step.key} className={step.kind === 'LIST_PRICE' ? classes['product'] : classes['step']}>
          <span className={classes['label']}>
            <StepLabel step={step} explained={explained} />
            {step.unitPrice !== null && <span className={classes['unitPrice']}>{step.unitPrice}</span>}
            {step.usesLeft !== null && <StatusPill tone="NEUTRAL">{usesLeft(step.usesLeft)}</StatusPill>}
          </span>
          <Money amount={step.amount} />
          {step.explanation !== null && explained.isOpen(step.key) && (
            <p id={`why-${step.key}`} className={classes['why']}>
              {step.explanation}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function StepLabel({ step, explained }: { step: SummaryStep; explained: Explained }) {
  if (step.explanation === null) return <span>{step.label}</span>;
  const isOpen = explained.isOpen(step.key);
  return (
    <button
      type="button"
      className={classes['explain']}
      aria-expanded={isOpen}
      aria-controls={isOpen ? `why-${step.key}` : undefined}
      onClick={() => explained.toggle(step.key)}
    >
      {step.label}
      <IconChevronDown size={14} aria-hidden="true" />
    </button>
  );
}

function usesLeft(count: number): string {
  return count === 1 ? '1 use left' : `${count} uses left`;
}
