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
            ? `${group.name} is billed ${group.termName}, so its new seats are too. Choose New Group for another term.`
            : 'The seats form a group of their own that renews at the end of its term.'}
        </p>
      </div>
    </Card>
  );
}
