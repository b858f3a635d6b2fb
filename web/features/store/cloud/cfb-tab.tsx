import { cfbChoice } from '#domain/store/carts/buy-tab';
import { checkDomain } from '#domain/store/carts/cart-checks';
import { chosenGroup } from '../cart/chosen-group';
import { useCart } from '../cart/use-cart';
import { CART_KINDS, type CartSession } from '../checkout/cart-kinds';
import { CheckoutForm } from '../checkout/checkout-form';
import type { StoreData } from '../store-data';
import { useCheckedText } from './assigned-to-card';
import { CfbFields } from './cfb-fields';
import { type CfbCart, cfbCartCodec } from './cfb-query';
import { bundleInput, orderedDomain, seatCount, seatsInput } from './cloud-input';

export function CfbTab({ store, session }: { store: StoreData; session: CartSession }) {
  const { cart, change } = useCart(cfbCartCodec);
  const isGroupOfSeats = chosenGroup(cart, store.groups.business) !== null;
  const choice = cfbChoice({ chosen: cart.choice, isGroupOfSeats });
  const candidates = choice === 'bundle' ? store.groups.bundle : store.groups.business;
  const group = chosenGroup(cart, candidates);
  const domain = orderedDomain(cart, choice, group);
  const domainText = useCheckedText(domain ?? '', checkDomain);

  const form = {
    store,
    session,
    candidates,
    group,
    chosen: cart,
    isCartValid: domainText.isValid,
    children: ({ isCartMissing }: { isCartMissing: boolean }) => (
      <CfbFields
        {...{ store, cart, choice, candidates, group, domainText, isCartMissing }}
        // Any change fixes the choice, so that it survives the group that led here.
        onChange={(patch: Partial<CfbCart>) => change({ choice, ...patch })}
      />
    ),
  };
  if (choice === 'bundle') {
    const bundle = bundleInput(cart, group);
    return (
      <CheckoutForm
        {...form}
        kind={CART_KINDS.bundle}
        cart={bundle}
        order={{ ...bundle, domain }}
        productCount={1}
      />
    );
  }
  const seats = seatsInput(cart, group);
  return (
    <CheckoutForm
      {...form}
      kind={CART_KINDS.cloud}
      cart={seats}
      order={seats && { ...seats, domain }}
      productCount={seatCount(cart)}
    />
  );
}
