import type { CalendarDate } from '#domain/calendar/calendar-date';
import type { SubscriptionFacts, Viewer } from '#domain/licenses/model';
import { isCoTermCandidate, isElsewhere } from '#domain/store/groups/co-term';
import type { TermCode } from '#domain/terms/term-code';
import type { GatewayContext } from '../../../context';
import { type CoTermBook, type ListedGroup, loadCoTermBook } from '../../store/co-term-book';

export interface FoundGroup {
  readonly facts: SubscriptionFacts;
  readonly shown: ListedGroup;
  readonly book: CoTermBook;
}

export async function findGroup(context: GatewayContext, id: string): Promise<FoundGroup | null> {
  return (await findOn('rp', context, id)) ?? findOn('cfb', context, id);
}

async function findOn(tab: 'rp' | 'cfb', context: GatewayContext, id: string): Promise<FoundGroup | null> {
  const book = await loadCoTermBook(context, tab);
  const facts = book.facts.find((group) => group.id === id);
  const shown = book.groups.find((group) => group.id === id);
  return facts && shown ? { facts, shown, book } : null;
}

export interface JoinableGroup {
  readonly facts: SubscriptionFacts;
  readonly shown: ListedGroup;
}

/** Groups that an ended one may join for a term (REAC-05, T-17), in display order. */
export function joinableGroups(
  { facts, shown, book }: FoundGroup,
  term: TermCode,
  viewer: Viewer,
  today: CalendarDate,
): JoinableGroup[] {
  const purpose = { kind: facts.kind, reactivating: { id: facts.id, term } };
  const joinable = new Map(
    book.facts
      .filter((group) => isCoTermCandidate(group, viewer, purpose, today))
      .map((group) => [group.id, group]),
  );
  return book.groups.flatMap((group) => {
    const found = joinable.get(group.id);
    return found && !isElsewhere(homeOf(shown, facts), homeOf(group, found))
      ? { facts: found, shown: group }
      : [];
  });
}

// Organizations are identified by name in the list.
function homeOf({ domain, assignedTo }: ListedGroup, { kind }: SubscriptionFacts) {
  return kind === 'cloud' ? { domain: null, orgId: assignedTo } : { domain, orgId: null };
}
