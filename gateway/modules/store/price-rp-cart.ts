import { createHash } from 'node:crypto';
import { groupName } from '#domain/licenses/group-order';
import { message } from '#domain/messages/catalogue';
import { checkQuantities } from '#domain/store/cart-checks';
import { previewBasis } from '#domain/store/preview-basis';
import { type CoTermGroup, type PricedCart, priceRpCart, type RpCart } from '#domain/store/price-cart';
import type { GatewayContext } from '../../context';
import { TERM_CODES_BY_NAME } from '../../models/codes';
import type { RpCartInput, UserError } from '../../resolvers.generated';
import { requireProfile } from '../account/require-profile';
import { userError } from '../common/user-error';
import { loadBook } from '../licenses/load-book';
import { mayJoin } from './co-term-candidates';

/** A cart with its price, and the id that stands for exactly this price. */
export interface RpQuote {
  readonly previewId: string;
  readonly cart: RpCart;
  readonly priced: PricedCart;
  /** `Group N` when co-terming. */
  readonly groupName: string | null;
}

type Quoted = { ok: true; quote: RpQuote } | { ok: false; error: UserError };

interface Group extends CoTermGroup {
  readonly name: string;
}

/** Prices a cart by the vendor's prices, coupons, groups and date of now; the one way to a price here. */
export async function quoteRpCart(context: GatewayContext, input: RpCartInput): Promise<Quoted> {
  const cart = toCart(input);
  const refusal = checkQuantities(cart);
  if (refusal)
    return { ok: false, error: userError(refusal.code, refusal.message, { field: refusal.field }) };
  const { loads } = context;
  const [profile, priceList, { coupons }, today, group] = await Promise.all([
    requireProfile(context),
    loads.prices(),
    loads.coupons(),
    loads.today(),
    findGroup(context, input.subscriptionGroup),
  ]);
  if (group && 'refused' in group) return { ok: false, error: group.refused };
  const priced = priceRpCart({ cart, priceList, coupons, coTermGroup: group, today });
  const previewId = createHash('sha256').update(previewBasis(profile.userId, priced)).digest('base64url');
  return { ok: true, quote: { previewId, cart, priced, groupName: group?.name ?? null } };
}

/** The cart as the rules want it. */
export function toCart({ term, proQuantity, teamQuantity, entQuantity }: RpCartInput): RpCart {
  return { term: TERM_CODES_BY_NAME[term], proQuantity, teamQuantity, entQuantity };
}

async function findGroup(
  context: GatewayContext,
  id: string | null | undefined,
): Promise<Group | { refused: UserError } | null> {
  if (!id) return null;
  const [book, viewer, today] = await Promise.all([
    loadBook(context),
    requireProfile(context),
    context.loads.today(),
  ]);
  const group = book.facts.find((facts) => facts.id === id);
  const shown = book.subscriptions.find((found) => found.id === id);
  const field = 'cart.subscriptionGroup';
  if (!group || !shown) return { refused: userError('NOT_FOUND', message.notOwner, { field }) };
  if (shown.owner.isViewer && mayJoin(group, viewer, today))
    return { id, term: group.term, expireDate: group.expireDate, name: groupName(shown.number) };
  if (!shown.owner.isViewer) return { refused: userError('NOT_OWNER', message.notOwner, { field }) };
  return { refused: userError('NOT_ALLOWED', 'New seats cannot be added to this group.', { field }) };
}
