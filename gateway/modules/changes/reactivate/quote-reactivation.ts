import type { CalendarDate } from '#domain/calendar/calendar-date';
import { checkReactivation } from '#domain/changes/reactivate/check-reactivation';
import { reactivationBasis } from '#domain/changes/reactivate/reactivated-seats';
import { groupName } from '#domain/licenses/groups/group-number';
import type { Viewer } from '#domain/licenses/model';
import { message } from '#domain/messages/catalogue';
import { priceCart } from '#domain/store/carts/price-cart';
import { joinedGroup } from '#domain/store/groups/co-term';
import type { GatewayContext } from '../../../context';
import { TERM_CODES_BY_NAME } from '../../../models/codes';
import type { ReactivationInput, UserError } from '../../../resolvers.generated';
import { requireProfile } from '../../account/require-profile';
import { userError } from '../../common/user-error';
import { previewIdOf } from '../../orders/order-fingerprint';
import type { Quoted } from '../../orders/order-kind';
import type { CartQuote } from '../../store/carts/quote-cart';
import { type EndedContents, endedContents, FIELD, impossible } from './ended-contents';
import { type FoundGroup, findGroup, type JoinableGroup, joinableGroups } from './ended-group';

export interface Reactivable {
  readonly group: FoundGroup;
  readonly ended: EndedContents;
  readonly candidates: readonly JoinableGroup[];
  readonly viewer: Viewer;
  readonly today: CalendarDate;
}

export type FoundReactivable =
  | { readonly ok: true; readonly found: Reactivable }
  | { readonly ok: false; readonly error: UserError };

export async function findReactivable(
  context: GatewayContext,
  asked: ReactivationInput,
): Promise<FoundReactivable> {
  const [group, viewer, today] = await Promise.all([
    findGroup(context, asked.subscriptionId),
    requireProfile(context),
    context.loads.today(),
  ]);
  if (!group) return { ok: false, error: userError('NOT_FOUND', message.notOwner, { field: FIELD }) };
  const refusal = checkReactivation(group.facts, viewer, today);
  if (refusal) return { ok: false, error: userError(refusal.code, refusal.message, { field: FIELD }) };
  const ended = await endedContents(context, group, asked);
  if (!ended) return { ok: false, error: impossible(group.facts.kind !== 'rp') };
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
  if (joinedId !== null && joined === null) return { ok: false, error: closed() };
  const [priceList, { coupons }] = await Promise.all([loads.prices(), loads.coupons()]);
  const term = TERM_CODES_BY_NAME[newTerm];
  const { items } = wanted;
  const priced = priceCart({ items, term, priceList, coupons, coTermGroup: joined?.facts ?? null, today });
  const { id: subscriptionId, kind } = group.facts;
  const basis = reactivationBasis({ userId: viewer.userId, subscriptionId, kind, seatIds, priced });
  const previewId = previewIdOf(basis);
  return { ok: true, quote: { previewId, priced, groupName: joined && groupName(joined.shown.number) } };
}

function closed(): UserError {
  return userError('NOT_ALLOWED', message.groupClosed, { field: 'reactivation.cotermGroup' });
}
