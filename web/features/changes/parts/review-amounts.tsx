import { useId } from 'react';
import rows from '../../../checkout/price/amount-rows.module.css';
import { ExplainButton, type Explained } from '../../../checkout/price/explain-button';
import type { Price } from '../../../checkout/price/price';
import type { PricePreview } from '../../../checkout/price/use-price-preview';
import stale from '../../../ui/states/stale.module.css';
import { Money } from '../../../ui/text';
import type { AmountStep, ReviewAmount } from './amounts';
import classes from './review-group.module.css';

interface PricedAmountsProps {
  preview: PricePreview<Price>;
  amounts: readonly ReviewAmount[];
  explained: Explained;
}

/** Keeps the previous amounts, grayed, until newer ones arrive. */
export function PricedAmounts({ preview, amounts, explained }: PricedAmountsProps) {
  if (amounts.length === 0) return null;
  return (
    <div className={preview.status === 'ready' ? undefined : stale['stale']}>
      <ReviewAmounts amounts={amounts} explained={explained} />
    </div>
  );
}

export function ReviewAmounts({ amounts, explained }: Omit<PricedAmountsProps, 'preview'>) {
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
  return (
    <li className={rows['row']}>
      <span className={rows['label']}>
        <ExplainButton of={steps.length === 0 ? null : key} explained={explained} controls={id}>
          {label}
        </ExplainButton>
      </span>
      <span>
        {word !== null && <span className={classes['word']}>{word}</span>}
        <Money amount={amount.amount} />
      </span>
      {steps.length > 0 && <Steps id={id} steps={steps} isOpen={explained.isOpen(key)} />}
    </li>
  );
}

function Steps({ id, steps, isOpen }: { id: string; steps: readonly AmountStep[]; isOpen: boolean }) {
  return (
    <ul id={id} className={classes['steps']} hidden={!isOpen}>
      {steps.map((step) => (
        <li key={`${step.label} ${step.explanation}`} className={rows['row']}>
          <span>{step.label}</span>
          <Money amount={step.amount} />
          {step.explanation !== null && <span className={rows['why']}>{step.explanation}</span>}
        </li>
      ))}
    </ul>
  );
}
