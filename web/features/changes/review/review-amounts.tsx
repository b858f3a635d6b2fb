import { useId } from 'react';
import { ExplainButton } from '../../../checkout/price/explain-button';
import type { Explained } from '../../../checkout/price/use-explained';
import { Money } from '../../../ui/money';
import classes from './review-group.module.css';

/** One amount on the way to another. */
export interface AmountStep {
  label: string;
  /** The arithmetic in words; null when the label says all. */
  explanation: string | null;
  amount: string;
}

/** An amount of a group, by the name that it has there. */
export interface ReviewAmount {
  /** Unlike that of every other amount of the page. */
  key: string;
  /** `Subscription Group Adjustment`. */
  label: string;
  /** `credit` or `adjustment`; null where the amount's own sign says it. */
  word: string | null;
  amount: string;
  /** What it consists of, shown on demand; empty where there is nothing to explain. */
  steps: readonly AmountStep[];
}

/** The amounts of one group, each with the way it came about. */
export function ReviewAmounts({
  amounts,
  explained,
}: {
  amounts: readonly ReviewAmount[];
  explained: Explained;
}) {
  return (
    <ul className={classes['amounts']}>
      {amounts.map((amount) => (
        <AmountRow key={amount.key} amount={amount} explained={explained} />
      ))}
    </ul>
  );
}

function AmountRow({ amount, explained }: { amount: ReviewAmount; explained: Explained }) {
  const id = useId();
  const { key, label, word, steps } = amount;
  const isOpen = steps.length > 0 && explained.isOpen(key);
  return (
    <li className={classes['amount']}>
      <span className={classes['label']}>
        {steps.length === 0 ? (
          label
        ) : (
          <ExplainButton isOpen={isOpen} controls={id} onToggle={() => explained.toggle(key)}>
            {label}
          </ExplainButton>
        )}
        {word !== null && <span className={classes['word']}>{word}</span>}
      </span>
      <Money amount={amount.amount} />
      {steps.length > 0 && <Steps id={id} steps={steps} isOpen={isOpen} />}
    </li>
  );
}

function Steps({ id, steps, isOpen }: { id: string; steps: readonly AmountStep[]; isOpen: boolean }) {
  return (
    <ul id={id} className={classes['steps']} hidden={!isOpen}>
      {steps.map((step) => (
        <li key={`${step.label} ${step.explanation}`} className={classes['step']}>
          <span>{step.label}</span>
          <Money amount={step.amount} />
          {step.explanation !== null && <span className={classes['why']}>{step.explanation}</span>}
        </li>
      ))}
    </ul>
  );
}
