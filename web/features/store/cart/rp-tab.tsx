import { message } from '#domain/messages/catalogue';
import { CART_KINDS, type CartSession } from '../checkout/cart-kinds';
import { CheckoutForm } from '../checkout/checkout-form';
import type { StoreData } from '../store-data';
import { BillingTerm } from './billing-term';
import { productCount, rpCartCodec, rpCartInput } from './cart-query';
import { chosenGroup } from './chosen-group';
import { editionRows, ProductRows } from './product-rows';
import { useCart } from './use-cart';

export function RpTab({ store, session }: { store: StoreData; session: CartSession }) {
  const { cart, change } = useCart(rpCartCodec);
  const candidates = store.groups.rp;
  const group = chosenGroup(cart, candidates);
  const term = group?.term ?? cart.term;
  const rows = editionRows(store.prices.rp, cart, change);
  return (
    <CheckoutForm
      {...{ store, session, candidates, group }}
      kind={CART_KINDS.rp}
      cart={rpCartInput(cart, group)}
      chosen={cart}
      productCount={productCount(cart)}
    >
      {({ isCartMissing }) => (
        <>
          <BillingTerm
            {...{ candidates, group, term }}
            product={store.prices.rp[0]}
            priced={(productName) => `one seat of ${productName}`}
            onChange={change}
            onRetry={store.onRetry}
          />
          <ProductRows rows={rows} term={term} error={isCartMissing ? message.selectProduct : null} />
        </>
      )}
    </CheckoutForm>
  );
}
