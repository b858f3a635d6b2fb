import { groupName } from '#domain/licenses/groups/group-number';
import type { SubscriptionFacts } from '#domain/licenses/model';
import type { ProductKind } from '#domain/licenses/product-kind';
import { nextBillingDate } from '#domain/terms/term-period';
import type { GatewayContext } from '../../context';
import type { CoTermCandidate, SubscriptionKind, SubscriptionOwner } from '../../resolvers.generated';
import { loadCloudBook } from '../cloud/cloud-book';
import { loadBook } from '../licenses/license-book';

export interface ListedGroup
  extends Pick<CoTermCandidate, 'term' | 'termName' | 'expireDate' | 'contents' | 'assignedTo'> {
  readonly id: string;
  readonly number: number;
  readonly owner: SubscriptionOwner;
  readonly domain: string | null;
}

export interface CoTermBook {
  readonly groups: readonly ListedGroup[];
  readonly facts: readonly SubscriptionFacts[];
}

export async function loadCoTermBook(context: GatewayContext, kind: ProductKind): Promise<CoTermBook> {
  if (kind !== 'rp') return loadCloudBook(context);
  const { subscriptions, facts } = await loadBook(context);
  const groups = subscriptions.map((group) => ({
    ...group,
    contents: group.editionSummary,
    assignedTo: null,
    domain: null,
  }));
  return { groups, facts };
}

export function toCandidate(group: ListedGroup, kind: SubscriptionKind): CoTermCandidate {
  const { id, number, term, termName, expireDate, contents, assignedTo } = group;
  return {
    subscriptionId: id,
    kind,
    name: groupName(number),
    term,
    termName,
    expireDate,
    nextBillingDate: nextBillingDate(expireDate),
    contents,
    assignedTo,
    editionSummary: kind === 'RP' ? contents : '',
  };
}
