import { useState } from 'react';
import type { BuyFormProps } from './buy-form';
import { cartInput, chosenGroup, productCount } from './cart/cart-input';
import { cartSearch } from './cart/cart-query';
import { useCart } from './cart/use-cart';
import { loadAttempt } from './checkout/attempt-storage';
import { usableCoupons } from './summary/available-coupons';
import { useCartPreview } from './summary/use-cart-preview';
import { useCheckout } from './use-checkout';
import { useFinishOrder } from './use-finish-order';

/** The cart of the address bar, what it costs now, and its checkout. */
export function useBuyForm({ viewer, candidates, coupons, onRetry }: BuyFormProps) {
  const [kept] = useState(() => loadAttempt(viewer.id)?.search ?? '');
  const { cart, change } = useCart(kept);
  const group = chosenGroup(cart, candidates);
  const input = cartInput(cart, group);
  // Without the groups nobody knows whether the one asked for is meant, so nothing is priced for a new one.
  const isGroupUnknown = candidates === null && cart.subscriptionGroup !== null;
  const preview = useCartPreview(isGroupUnknown ? null : input);
  const checkout = useCheckout({
    viewer,
    cart: input,
    preview,
    search: cartSearch(cart),
    onPriceChanged: onRetry,
  });
  useFinishOrder(checkout.attempt, viewer.id);
  const outline = {
    lines: productCount(cart),
    steps: (group ? 1 : 0) + (usableCoupons(coupons).length > 0 ? 1 : 0),
    hasCoTerm: group !== null,
  };
  return { cart, change, group, preview, checkout, outline };
}
