import type { Term } from '../../../schema.generated';
import { OptionCard } from '../../../ui/fields/option-card';
import { Money } from '../../../ui/money';
import classes from './term-cards.module.css';
import type { Product } from './term-price';

/** Characters of a price that fits beside its suffix; with longer ones, all suffixes stand below. */
const LONGEST_BESIDE = '99.99'.length;

interface TermCardsProps {
  product: Product;
  term: Term;
  onChange: (term: Term) => void;
  /** A chosen group has its term already (D-119). */
  isLocked: boolean;
}

export function TermCards({ product, term, onChange, isLocked }: TermCardsProps) {
  const isLong = product.terms.some(({ perMonth }) => perMonth.length > LONGEST_BESIDE);
  return (
    <fieldset className={classes['cards']}>
      <legend className={classes['legend']}>Billing Term</legend>
      {product.terms.map((each) => (
        <OptionCard
          key={each.term}
          name="term"
          title={each.termName}
          isChosen={each.term === term}
          isDisabled={isLocked && each.term !== term}
          onChoose={() => onChange(each.term)}
        >
          <Money amount={each.perMonth} />{' '}
          <span className={isLong ? classes['below'] : undefined}>/Month</span>
        </OptionCard>
      ))}
    </fieldset>
  );
}
