import { type PricedCart, previewBasis, priceCart } from '#domain/store/carts/price-cart';
import type { GatewayContext } from '../../../context';
import { requireProfile } from '../../account/require-profile';
import { loadPricing } from '../../orders/load-pricing';
import { previewIdOf } from '../../orders/order-fingerprint';
import type { Quoted } from '../../orders/order-kind';
import { findCoTermGroup } from '../co-term-book';
import type { CartContents, CartKind } from './cart';

export interface CartQuote {
  readonly previewId: string;
  readonly priced: PricedCart;
  readonly groupName: string | null;
}

/** Prices a cart with the vendor's current data; the only way to a price in the gateway. */
export async function quoteCart<Cart>(
  context: GatewayContext,
  kind: CartKind<Cart>,
  cart: Cart,
): Promise<Quoted<CartQuote>> {
  const error = kind.check(cart) ?? (await kind.checkBuyer(context, cart));
  return error ? { ok: false, error } : quoteContents(context, kind.contents(cart));
}

async function quoteContents(context: GatewayContext, contents: CartContents): Promise<Quoted<CartQuote>> {
  const { kind, items, term, groupId } = contents;
  const [profile, pricing, group] = await Promise.all([
    requireProfile(context),
    loadPricing(context),
    groupId === null ? null : findCoTermGroup(context, contents, groupId),
  ]);
  if (group && 'refused' in group) return { ok: false, error: group.refused };
  const priced = priceCart({ items, term, ...pricing, coTermGroup: group });
  const previewId = previewIdOf(previewBasis(kind, profile.userId, priced));
  return { ok: true, quote: { previewId, priced, groupName: group?.name ?? null } };
}
