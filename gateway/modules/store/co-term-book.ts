import type { CalendarDate } from '#domain/calendar/calendar-date';
import { mayAddPoUsers } from '#domain/licenses/groups/add-users';
import type { SubscriptionFacts, Viewer } from '#domain/licenses/model';
import type { ProductKind } from '#domain/licenses/product-kind';
import { isContinuing } from '#domain/licenses/renews';
import { message } from '#domain/messages/catalogue';
import type { CoTermGroup } from '#domain/store/carts/price-cart';
import { isCoTermCandidate, isElsewhere } from '#domain/store/groups/co-term';
import { nextBillingDate } from '#domain/terms/term-period';
import type { GatewayContext } from '../../context';
import type { SomeResolvers } from '../../graphql/some-resolvers';
import { PRODUCT_KINDS } from '../../models/codes';
import type {
  CoTermCandidate,
  SubscriptionKind,
  SubscriptionOwner,
  UserError,
} from '../../resolvers.generated';
import { requireProfile } from '../account/require-profile';
import { loadCloudBook } from '../cloud/cloud-book';
import { userError } from '../common/user-error';
import { loadBook } from '../licenses/license-book';
import type { CartContents } from './carts/cart';

export interface ListedGroup
  extends Pick<CoTermCandidate, 'term' | 'termName' | 'expireDate' | 'contents' | 'assignedTo'> {
  readonly id: string;
  readonly name: string;
  readonly owner: SubscriptionOwner;
  readonly domain: string | null;
}

export interface CoTermBook {
  readonly groups: readonly ListedGroup[];
  readonly facts: readonly SubscriptionFacts[];
}

export async function loadCoTermBook(context: GatewayContext, kind: ProductKind): Promise<CoTermBook> {
  if (kind !== 'rp') return loadCloudBook(context);
  const [{ subscriptions, facts }, licenses] = await Promise.all([
    loadBook(context),
    context.loads.licenses(),
  ]);
  const continuing = new Set(
    licenses.groups.flatMap(({ facts: { id }, seats }) => (seats.some(isContinuing) ? id : [])),
  );
  const groups = subscriptions.map((group) => ({
    ...group,
    contents: group.editionSummary,
    assignedTo: null,
    domain: null,
  }));
  // A group whose seats all end counts as canceled, even if the vendor does not call it so (D-104).
  const joinable = facts.map((group) => ({
    ...group,
    canceled: group.canceled || !continuing.has(group.id),
  }));
  return { groups, facts: joinable };
}

export function toCandidate(group: ListedGroup, kind: SubscriptionKind): CoTermCandidate {
  const { id, name, term, termName, expireDate, contents, assignedTo } = group;
  return {
    subscriptionId: id,
    kind,
    name,
    term,
    termName,
    expireDate,
    nextBillingDate: nextBillingDate(expireDate),
    contents,
    assignedTo,
    editionSummary: kind === 'RP' ? contents : '',
  };
}

interface NamedGroup extends CoTermGroup {
  readonly name: string;
}

/** Returns the group that a purchase joins, or the refusal (T-17; for a purchase order T-16). */
export async function findCoTermGroup(
  context: GatewayContext,
  { kind, home, addsTo }: Pick<CartContents, 'kind' | 'home' | 'addsTo'>,
  id: string,
): Promise<NamedGroup | { refused: UserError }> {
  const [book, viewer, today] = await Promise.all([
    loadCoTermBook(context, kind),
    requireProfile(context),
    context.loads.today(),
  ]);
  const group = book.facts.find((facts) => facts.id === id);
  const shown = book.groups.find((found) => found.id === id);
  const field = 'cart.subscriptionGroup';
  if (!group || !shown) return { refused: userError('NOT_FOUND', message.notOwner, { field }) };
  const isOpen =
    addsTo === 'PURCHASE_ORDER' ? mayAddPoUsers(group, viewer, today) : mayJoin(group, viewer, kind, today);
  if (shown.owner.isViewer && isOpen) {
    if (isForAnother(kind, home, shown.domain))
      return { refused: userError('NOT_ALLOWED', message.groupElsewhere, { field }) };
    return { id, term: group.term, expireDate: group.expireDate, name: shown.name };
  }
  if (!shown.owner.isViewer) return { refused: userError('NOT_OWNER', message.notOwner, { field }) };
  return { refused: userError('NOT_ALLOWED', message.groupClosed, { field }) };
}

// Organizations are listed by name and compared by the vendor.
function isForAnother(kind: ProductKind, home: CartContents['home'], domain: string | null): boolean {
  const wanted = { domain: home?.domain || null, orgId: null };
  return kind === 'cfb' && isElsewhere(wanted, { domain, orgId: null });
}

function mayJoin(group: SubscriptionFacts, viewer: Viewer, kind: ProductKind, today: CalendarDate): boolean {
  return isCoTermCandidate(group, viewer, { kind, reactivating: null }, today);
}

export const coTermGroupResolvers = {
  Query: {
    coTermCandidates: async (_parent, { kind }, context) => {
      const wanted = PRODUCT_KINDS[kind];
      const [book, viewer, today] = await Promise.all([
        loadCoTermBook(context, wanted),
        requireProfile(context),
        context.loads.today(),
      ]);
      const joinable = book.facts.filter((group) => mayJoin(group, viewer, wanted, today));
      const ids = new Set(joinable.map(({ id }) => id));
      return book.groups.filter(({ id }) => ids.has(id)).map((group) => toCandidate(group, kind));
    },
  },
} satisfies SomeResolvers;
