import type { CalendarDate } from '#domain/calendar/calendar-date';
import { checkReactivation, notReactivated } from '#domain/changes/reactivate/check-reactivation';
import {
  reactivatedItems,
  reactivatedLicenses,
  reactivatedSeats,
  reactivationBasis,
} from '#domain/changes/reactivate/reactivated-seats';
import type { Viewer } from '#domain/licenses/model';
import { editionCounts, editionSummary } from '#domain/licenses/seats/seat-summary';
import { message } from '#domain/messages/catalogue';
import { checkCloudQuantities } from '#domain/store/carts/cart-checks';
import { type CartItem, type CloudPlan, cloudItems } from '#domain/store/carts/cart-items';
import { priceCart } from '#domain/store/carts/price-cart';
import { joinedGroup } from '#domain/store/groups/co-term';
import type { GatewayContext } from '../../../context';
import { TERM_CODES_BY_NAME } from '../../../models/codes';
import type { ReactivationInput, UserError } from '../../../resolvers.generated';
import { requireProfile } from '../../account/require-profile';
import { fault, type OrFault, userError } from '../../common/user-error';
import { previewIdOf } from '../../orders/order-fingerprint';
import type { Quoted } from '../../orders/order-kind';
import type { CartQuote } from '../../store/carts/quote-cart';
import { type FoundGroup, findGroup, type JoinableGroup, joinableGroups } from './ended-group';

export interface Reactivable {
  readonly group: FoundGroup;
  readonly ended: EndedContents;
  readonly candidates: readonly JoinableGroup[];
  readonly viewer: Viewer;
  readonly today: CalendarDate;
}

export type FoundReactivable = OrFault<{ readonly found: Reactivable }>;

export async function findReactivable(
  context: GatewayContext,
  asked: ReactivationInput,
): Promise<FoundReactivable> {
  const [group, viewer, today] = await Promise.all([
    findGroup(context, asked.subscriptionId),
    requireProfile(context),
    context.loads.today(),
  ]);
  if (!group) return fault('NOT_FOUND', message.notOwner, { field: FIELD });
  const refusal = checkReactivation(group.facts, viewer, today);
  if (refusal) return fault(refusal.code, refusal.message, { field: FIELD });
  const ended = await endedContents(context, group, asked);
  if (!ended) {
    const { code, message: text } = notReactivated(group.facts.kind !== 'rp');
    return fault(code, text, { field: FIELD });
  }
  const candidates = joinableGroups(group, TERM_CODES_BY_NAME[asked.newTerm], viewer, today);
  return { ok: true, found: { group, ended, candidates, viewer, today } };
}

export async function quoteReactivation(
  { loads }: GatewayContext,
  { group, ended, candidates, viewer, today }: Reactivable,
  { newTerm, cotermGroup }: ReactivationInput,
): Promise<Quoted<CartQuote>> {
  const { wanted, seatIds } = ended;
  if ('refused' in wanted) return { ok: false, error: wanted.refused };
  const joinedId = joinedGroup(cotermGroup);
  const joined = candidates.find(({ facts }) => facts.id === joinedId) ?? null;
  if (joinedId !== null && joined === null)
    return fault('NOT_ALLOWED', message.groupClosed, { field: 'reactivation.cotermGroup' });
  const [priceList, { coupons }] = await Promise.all([loads.prices(), loads.coupons()]);
  const term = TERM_CODES_BY_NAME[newTerm];
  const { items } = wanted;
  const priced = priceCart({ items, term, priceList, coupons, coTermGroup: joined?.facts ?? null, today });
  const { id: subscriptionId, kind } = group.facts;
  const basis = reactivationBasis({ userId: viewer.userId, subscriptionId, kind, seatIds, priced });
  const previewId = previewIdOf(basis);
  return { ok: true, quote: { previewId, priced, groupName: joined?.shown.name ?? null } };
}

interface EndedContents {
  /** Contents at the group's end, such as `4 Pro`. */
  readonly contents: string;
  readonly authorCount: number;
  readonly publisherCount: number;
  readonly plan: CloudPlan | null;
  readonly seatIds: readonly string[];
  readonly wanted: { readonly items: readonly CartItem[] } | { readonly refused: UserError };
}

async function endedContents(
  context: GatewayContext,
  { facts, shown }: FoundGroup,
  asked: ReactivationInput,
): Promise<EndedContents | null> {
  switch (facts.kind) {
    case 'rp':
      return seatsOf(context, facts.id);
    case 'cfb':
    case 'cloud':
      return {
        ...(await countsOf(context, facts.id)),
        contents: shown.contents,
        plan: facts.kind,
        seatIds: [],
        wanted: counted(facts.kind, asked),
      };
    case 'legacyAse':
      return null;
  }
}

async function seatsOf({ loads }: GatewayContext, id: string): Promise<EndedContents | null> {
  const group = (await loads.licenses()).groups.find(({ facts }) => facts.id === id);
  const back = group ? reactivatedSeats(group.facts, group.seats) : [];
  const licenses = reactivatedLicenses(back);
  return (
    licenses && {
      contents: editionSummary(editionCounts(back)),
      authorCount: 0,
      publisherCount: 0,
      plan: null,
      seatIds: back.map(({ seatId }) => seatId),
      wanted: { items: reactivatedItems(licenses) },
    }
  );
}

async function countsOf({ loads }: GatewayContext, id: string) {
  const group = (await loads.cloudGroups()).find(({ facts }) => facts.id === id);
  return { authorCount: group?.authors ?? 0, publisherCount: group?.publishers ?? 0 };
}

function counted(
  plan: CloudPlan,
  { authorQuantity, publisherQuantity }: ReactivationInput,
): EndedContents['wanted'] {
  const cart = { plan, authorQuantity, publisherQuantity };
  const refusal = checkCloudQuantities(cart);
  if (refusal === null) return { items: cloudItems(cart) };
  const field = refusal.field?.replace('cart.', 'reactivation.') ?? null;
  return { refused: userError(refusal.code, refusal.message, { field }) };
}

const FIELD = 'reactivation.subscriptionId';
