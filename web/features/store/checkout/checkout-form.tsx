import type { ReactNode } from 'react';
import { oneLineLicensee } from '#domain/store/carts/licensee';
import { isInFlight } from '../../../checkout/attempt/attempt';
import { AttemptNotice } from '../../../checkout/attempt/attempt-notice';
import { CheckoutLayout } from '../../../checkout/checkout-layout';
import { CheckoutFields } from '../../../checkout/fields/checkout-fields';
import { LicenseeAlert } from '../../../checkout/fields/licensee';
import { paidOrder } from '../../../checkout/order';
import { PriceQuestion } from '../../../checkout/price/price-question';
import { useFreshPreview } from '../../../checkout/price/use-fresh-preview';
import { usePricePreview } from '../../../checkout/price/use-price-preview';
import { SubmitButton } from '../../../checkout/submit-button';
import { useCheckout } from '../../../checkout/use-checkout';
import { lazyOverlay } from '../../../ui/lazy-part';
import { type Candidates, isGroupUnknown } from '../cart/chosen-group';
import type { GroupSelect_CandidateFragment } from '../cart/group-select.generated';
import type { AnyCart } from '../cart/query-values';
import { useGroupChanges } from '../cart/use-group-changes';
import type { StoreData } from '../store-data';
import { OrderSummary } from '../summary/order-summary';
import type { CartKind, CartSession } from './cart-kinds';

const CartPriceChanged = lazyOverlay(async () => (await import('../summary/cart-changed')).CartPriceChanged);

interface CheckoutFormProps<Cart> {
  store: Pick<StoreData, 'coupons' | 'isRetrying' | 'onRetry'> & {
    viewer: Pick<StoreData['viewer'], 'billingInfo'>;
  };
  session: CartSession;
  kind: CartKind<Cart>;
  cart: Cart | null;
  /** The ordered cart, including fields that do not affect its price. */
  order?: Cart | null;
  chosen: AnyCart;
  candidates?: Candidates;
  group: Pick<GroupSelect_CandidateFragment, 'subscriptionId'> | null;
  productCount: number;
  isCartValid?: () => boolean;
  children: (state: { isCartMissing: boolean }) => ReactNode;
}

export function CheckoutForm<Cart>(props: CheckoutFormProps<Cart>) {
  const { store, session, kind, group, productCount, children } = props;
  const { viewer, coupons, isRetrying, onRetry } = store;
  const { preview, checkout, groupNotice } = useCartCheckout(props);
  const outline = {
    lines: productCount,
    steps: (group ? 1 : 0) + (coupons?.length ? 1 : 0),
    hasCoTerm: group !== null,
  };

  return (
    <>
      <LicenseeAlert form={session.forms.licensee} />
      <CheckoutLayout
        preview={preview}
        isLocked={isInFlight(checkout.attempt)}
        onSubmit={checkout.buy}
        summary={
          <OrderSummary
            {...{ preview, coupons, outline, onRetry }}
            expires={kind.expires}
            notice={
              <AttemptNotice
                attempt={checkout.attempt}
                shownElsewhere={preview.messages}
                more={groupNotice}
              />
            }
            submit={<SubmitButton checkout={checkout} />}
          />
        }
      >
        {children({ isCartMissing: checkout.isCartMissing })}
        <CheckoutFields
          {...{ session, isRetrying, onRetry }}
          billingInfo={viewer.billingInfo}
          isLicenseeAsked
        />
      </CheckoutLayout>
      <PriceQuestion checkout={checkout}>{(asked) => <CartPriceChanged {...asked} />}</PriceQuestion>
    </>
  );
}

function useCartCheckout<Cart>(props: CheckoutFormProps<Cart>) {
  const { store, session, kind, chosen, candidates, cart, order = cart } = props;
  const isUnpriced = cart === null || (candidates !== undefined && isGroupUnknown(chosen, candidates));
  const preview = usePricePreview(kind.preview, isUnpriced ? null : { cart });
  const groupChanges = useGroupChanges({ kind, chosen, candidates, preview, onRead: store.onRetry });
  const checkout = useCheckout({
    session,
    preview,
    chosen,
    order:
      order &&
      paidOrder(kind.order, (terms, payment) => ({
        ...terms,
        payment,
        cart: order,
        licensee: oneLineLicensee(session.forms.licensee.values),
      })),
    isLicenseeAsked: true,
    isValid: props.isCartValid,
    readAgain: store.onRetry,
    onGroupRefused: groupChanges.read,
  });
  useFreshPreview(preview, checkout.attempt);
  return { preview, checkout, groupNotice: groupChanges.notice };
}
