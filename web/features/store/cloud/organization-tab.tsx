import { message } from '#domain/messages/catalogue';
import { checkOrgId } from '#domain/store/carts/cart-checks';
import { BillingTerm } from '../cart/billing-term';
import { chosenGroup } from '../cart/chosen-group';
import { ProductRows } from '../cart/product-rows';
import { useCart } from '../cart/use-cart';
import { CART_KINDS, type CartSession } from '../checkout/cart-kinds';
import { CheckoutForm } from '../checkout/checkout-form';
import type { StoreData } from '../store-data';
import { AssignedToCard, useCheckedText } from './assigned-to-card';
import { organizationCartCodec } from './cfb-query';
import { orderedOrganization, organizationInput } from './cloud-input';
import { AUTHOR_PURPOSE } from './purposes';

export function OrganizationTab({ store, session }: { store: StoreData; session: CartSession }) {
  const { cart, change } = useCart(organizationCartCodec);
  const candidates = store.groups.organization;
  const group = chosenGroup(cart, candidates);
  const term = group?.term ?? cart.term;
  const orgId = orderedOrganization(cart, group);
  const orgText = useCheckedText(orgId ?? '', checkOrgId);
  const product = store.prices.cloudAuthor;
  const input = organizationInput(cart, group);
  const authors = {
    ...{ product, purpose: AUTHOR_PURPOSE, quantity: cart.authors },
    onChange: (quantity: number) => change({ authors: quantity }),
  };
  return (
    <CheckoutForm
      {...{ store, session, candidates, group }}
      kind={CART_KINDS.cloud}
      cart={input}
      order={input && { ...input, orgId }}
      chosen={cart}
      productCount={cart.authors > 0 ? 1 : 0}
      isCartValid={orgText.isValid}
    >
      {({ isCartMissing }) => (
        <>
          <BillingTerm
            {...{ candidates, group, term, product }}
            priced={(productName) => `one ${productName}`}
            onChange={change}
            onRetry={store.onRetry}
          />
          <ProductRows rows={[authors]} term={term} error={isCartMissing ? message.selectProduct : null} />
          <AssignedToCard
            title="Organization"
            label="Organization ID (optional)"
            hint="Of your organization in Axure Cloud. You can also assign it after the purchase."
            value={cart.orgId}
            onChange={(next) => change({ orgId: next })}
            text={orgText}
            decidedBy={group?.assignedTo ? group : null}
          />
        </>
      )}
    </CheckoutForm>
  );
}
