import { NativeSelect } from '@mantine/core';
import { formatDate } from '#domain/calendar/format-date';
import type { Term } from '../../../schema.generated';
import { Card } from '../../../ui/card';
import { OptionCard } from '../../../ui/fields/option-card';
import { Money, Sentence } from '../../../ui/text';
import hidden from '../../../ui/visually-hidden.module.css';
import { FailedNote } from '../failed-note';
import classes from './billing-term.module.css';
import type { Candidates } from './chosen-group';
import type { GroupSelect_CandidateFragment } from './group-select.generated';
import type { Product } from './product-rows';
import type { AnyCart } from './query-values';

interface BillingTermProps {
  /** Product of the term prices, and its wording in a sentence: `one seat of Axure RP Pro`. */
  product: Product | undefined;
  priced: (productName: string) => string;
  candidates: Candidates;
  group: GroupSelect_CandidateFragment | null;
  term: Term;
  onChange: (patch: Partial<AnyCart>) => void;
  onRetry: () => void;
}

export function BillingTerm(props: BillingTermProps) {
  const { product, priced, candidates, group, term, onChange, onRetry } = props;
  return (
    <Card title="Group and billing term">
      <div className={classes['stack']}>
        <GroupSelect
          candidates={candidates}
          chosen={group}
          onChoose={(subscriptionGroup) => onChange({ subscriptionGroup })}
          onRetry={onRetry}
        />
        {product && (
          <TermCards
            product={product}
            term={term}
            onChange={(next) => onChange({ term: next })}
            isLocked={group !== null}
          />
        )}
        <p className={classes['hint']}>
          {group
            ? `What you add to ${group.name} has its billing term, ${group.termName}. Choose New Group for another one.`
            : 'What you buy forms a group of its own, which renews at the end of its term.'}{' '}
          {product && <Sentence>{`The prices by term are for ${priced(product.productName)}.`}</Sentence>}
        </p>
      </div>
    </Card>
  );
}

/** Longest price that fits beside its suffix; with a longer one, all suffixes go below. */
const LONGEST_BESIDE = '99.99'.length;

interface TermCardsProps {
  product: Product;
  term: Term;
  onChange: (term: Term) => void;
  isLocked: boolean;
}

function TermCards({ product, term, onChange, isLocked }: TermCardsProps) {
  const isLong = product.terms.some(({ perMonth }) => perMonth.length > LONGEST_BESIDE);
  return (
    <fieldset className={classes['cards']}>
      <legend className={hidden['visuallyHidden']}>Billing Term</legend>
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

const NEW_GROUP = '';

interface GroupSelectProps {
  candidates: Candidates;
  chosen: GroupSelect_CandidateFragment | null;
  onChoose: (subscriptionId: string | null) => void;
  onRetry: () => void;
}

function GroupSelect({ candidates, chosen, onChoose, onRetry }: GroupSelectProps) {
  const groups = (candidates ?? []).map((group) => ({
    value: group.subscriptionId,
    label: groupLabel(group),
  }));
  return (
    <div className={classes['group']}>
      <NativeSelect
        label="Subscription Group"
        value={chosen?.subscriptionId ?? NEW_GROUP}
        onChange={(event) => onChoose(event.currentTarget.value || null)}
        data={[{ value: NEW_GROUP, label: 'New Group' }, ...groups]}
      />
      {candidates === null && <FailedNote onRetry={onRetry}>Your groups could not be loaded.</FailedNote>}
    </div>
  );
}

function groupLabel({ name, contents, assignedTo, nextBillingDate }: GroupSelect_CandidateFragment): string {
  const parts = [contents, assignedTo, `renews ${formatDate(nextBillingDate)}`];
  return `${name}: ${parts.filter((part) => part !== null && part !== '').join(', ')}`;
}
