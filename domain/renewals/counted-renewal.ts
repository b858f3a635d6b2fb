import type { CloudCounts } from '../cloud/cloud-contents';
import { effectiveTerm } from '../licenses/effective-license';
import type { SubscriptionFacts } from '../licenses/model';
import type { CartItem } from '../store/cart-item';
import { type CloudPlan, cloudItems } from '../store/cloud-cart';
import type { TermCode } from '../terms/term-code';
import { renewedUntil } from './renewal-period';
import type { RenewalPart } from './renewal-plan';

interface CountedGroup extends Pick<SubscriptionFacts, 'term' | 'startDate' | 'expireDate'> {
  /** The term that waits; null when none does. */
  readonly futureTerm: TermCode | null;
}

/** A period of a group that counts its seats: its part names none. */
export interface CountedRenewal {
  readonly part: RenewalPart;
  readonly items: readonly CartItem[];
}

/**
 * As `planRenewal`, of a group that only counts its authors and publishers: they go on together, for the term that
 * waits if one does. Null when there are none left: the group ends.
 */
export function planCountedRenewal(
  plan: CloudPlan,
  { authors, publishers }: CloudCounts,
  group: CountedGroup,
): CountedRenewal | null {
  const items = cloudItems({ plan, authorQuantity: authors, publisherQuantity: publishers });
  if (items.length === 0) return null;
  const term = effectiveTerm(group, group.term);
  const expireDate = renewedUntil(group.expireDate, term, group.startDate);
  return { part: { term, expireDate, seats: [] }, items };
}
