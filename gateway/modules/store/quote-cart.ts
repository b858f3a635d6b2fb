import { createHash } from 'node:crypto';
import { previewBasis } from '#domain/store/preview-basis';
import { type PricedCart, priceCart } from '#domain/store/price-cart';
import type { GatewayContext } from '../../context';
import type { UserError } from '../../resolvers.generated';
import { requireProfile } from '../account/require-profile';
import type { CartKind, CartWish } from './carts/cart-kind';
import { findCoTermGroup } from './co-term-group';

/** A cart with its price, and the id that stands for exactly this price. */
export interface CartQuote {
  readonly previewId: string;
  readonly priced: PricedCart;
  /** `Group N` when co-terming. */
  readonly groupName: string | null;
}

type Quoted = { ok: true; quote: CartQuote } | { ok: false; error: UserError };

/** Prices a cart by the vendor's prices, coupons, groups and date of now; the one way to a price here. */
export async function quoteCart<Cart>(
  context: GatewayContext,
  kind: CartKind<Cart>,
  cart: Cart,
): Promise<Quoted> {
  const error = kind.check(cart) ?? (await kind.checkBuyer(context, cart));
  return error ? { ok: false, error } : quoteWish(context, kind.wish(cart));
}

async function quoteWish(context: GatewayContext, wish: CartWish): Promise<Quoted> {
  const { kind, items, term, groupId } = wish;
  const { loads } = context;
  const [profile, priceList, { coupons }, today, group] = await Promise.all([
    requireProfile(context),
    loads.prices(),
    loads.coupons(),
    loads.today(),
    groupId === null ? null : findCoTermGroup(context, wish, groupId),
  ]);
  if (group && 'refused' in group) return { ok: false, error: group.refused };
  const priced = priceCart({ items, term, priceList, coupons, coTermGroup: group, today });
  const basis = previewBasis(kind, profile.userId, priced);
  const previewId = createHash('sha256').update(basis).digest('base64url');
  return { ok: true, quote: { previewId, priced, groupName: group?.name ?? null } };
}
