import type { Term } from '../../../schema.generated';
import { Money } from '../../../ui/money';
import { OptionCard } from '../../../ui/option-card';
import type { ProductRow_PricesFragment } from './product-rows.generated';
import classes from './term-cards.module.css';

interface TermCardsProps {
  /** The product whose monthly price stands on the cards. */
  prices: ProductRow_PricesFragment;
  term: Term;
  onChange: (term: Term) => void;
  /** A chosen group has its term already (D-119). */
  isLocked: boolean;
}

/** The billing terms with what a seat then costs by the month. */
export function TermCards({ prices, term, onChange, isLocked }: TermCardsProps) {
  return (
    <fieldset className={classes['cards']}>
      <legend className={classes['legend']}>Billing Term</legend>
      {prices.terms.map((each) => (
        <OptionCard
          key={each.term}
          name="term"
          title={each.termName}
          isChosen={each.term === term}
          isDisabled={isLocked && each.term !== term}
          onChoose={() => onChange(each.term)}
        >
          <Money amount={each.perMonth} /> /Month
        </OptionCard>
      ))}
    </fieldset>
  );
}
