import type { Term } from '../../../schema.generated';
import { Card } from '../../../ui/card';
import classes from './billing-term.module.css';
import { GroupSelect } from './group-select';
import type { GroupSelect_CandidateFragment } from './group-select.generated';
import type { ProductRow_PricesFragment } from './product-rows.generated';
import { TermCards } from './term-cards';

interface BillingTermProps {
  prices: ProductRow_PricesFragment | undefined;
  candidates: readonly GroupSelect_CandidateFragment[] | null;
  group: GroupSelect_CandidateFragment | null;
  term: Term;
  onGroup: (subscriptionId: string | null) => void;
  onTerm: (term: Term) => void;
  onRetry: () => void;
}

/** Into which group, and how often it is billed; a group that exists has decided the latter (D-119). */
export function BillingTerm({ prices, candidates, group, term, onGroup, onTerm, onRetry }: BillingTermProps) {
  return (
    <Card title="Group and billing term">
      <div className={classes['stack']}>
        <GroupSelect candidates={candidates} chosen={group} onChoose={onGroup} onRetry={onRetry} />
        {prices && <TermCards prices={prices} term={term} onChange={onTerm} isLocked={group !== null} />}
        <p className={classes['hint']}>
          {group
            ? `New seats of ${group.name} have its billing term, ${group.termName}. Choose New Group for another one.`
            : 'The seats form a group of their own, which renews at the end of its term.'}{' '}
          {prices && `The prices by term are for one seat of ${prices.productName}.`}
        </p>
      </div>
    </Card>
  );
}
