import { useInViewport } from '@mantine/hooks';
import { type FormEvent, lazy, type ReactNode } from 'react';
import { isInFlight } from '../../checkout/attempt/attempt';
import { AttemptNotice } from '../../checkout/attempt/attempt-notice';
import classes from '../../checkout/columns.module.css';
import { CheckoutFields } from '../../checkout/fields/checkout-fields';
import { LicenseeAlert } from '../../checkout/fields/licensee-alert';
import { PriceQuestion } from '../../checkout/price/price-question';
import { SUMMARY_ID, TotalBar } from '../../checkout/price/total-bar';
import { useFreshPreview } from '../../checkout/price/use-fresh-preview';
import { usePricePreview } from '../../checkout/price/use-price-preview';
import { SubmitButton } from '../../checkout/submit-button';
import { useCheckout } from '../../checkout/use-checkout';
import { type Candidates, isGroupUnknown } from './cart/chosen-group';
import type { GroupSelect_CandidateFragment } from './cart/group-select.generated';
import type { AnyCart } from './cart/query-values';
import { useGroupChanges } from './cart/use-group-changes';
import type { CartKind, CartSession } from './checkout/cart-kind';
import type { StoreData } from './store-data';
import { OrderSummary } from './summary/order-summary';

const CartPriceChanged = lazy(() =>
  import('./checkout/cart-price-changed').then((module) => ({ default: module.CartPriceChanged })),
);

interface CheckoutFormProps<Cart> {
  store: Pick<StoreData, 'coupons' | 'isRetrying' | 'onRetry'> & {
    viewer: Pick<StoreData['viewer'], 'billingInfo'>;
  };
  session: CartSession;
  kind: CartKind<Cart>;
  /** What is priced; null while nothing is chosen. */
  cart: Cart | null;
  /** What is ordered at that price: the cart with what does not bear on it. */
  order?: Cart | null;
  /** What the customer chose, as it stands in the address. */
  chosen: AnyCart;
  /** The groups to choose from; left out where the group is given. */
  candidates?: Candidates;
  /** The group that is joined, if any. */
  group: Pick<GroupSelect_CandidateFragment, 'subscriptionId'> | null;
  /** How many products the cart holds. */
  productCount: number;
  isCartValid?: () => boolean;
  /** Group, term and quantities. */
  children: (state: { isCartMissing: boolean }) => ReactNode;
}

/** Cart, checkout and summary of one order, whatever is bought. */
export function CheckoutForm<Cart>(props: CheckoutFormProps<Cart>) {
  const { store, session, kind, group, productCount, children } = props;
  const { viewer, coupons, isRetrying, onRetry } = store;
  const { preview, checkout, groupNotice } = useCartCheckout(props);
  const summary = useInViewport<HTMLElement>();
  const outline = {
    lines: productCount,
    steps: (group ? 1 : 0) + (coupons.length > 0 ? 1 : 0),
    hasCoTerm: group !== null,
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    checkout.buy();
  }

  return (
    <form noValidate onSubmit={submit}>
      <LicenseeAlert form={session.forms.licensee} />
      <div className={classes['columns']}>
        <fieldset className={classes['fields']} disabled={isInFlight(checkout.attempt)}>
          {children({ isCartMissing: checkout.isCartMissing })}
          <CheckoutFields
            {...{ session, isRetrying, onRetry }}
            billingInfo={viewer.billingInfo}
            isLicenseeAsked
          />
        </fieldset>
        <aside ref={summary.ref} id={SUMMARY_ID} className={classes['summary']}>
          <OrderSummary
            {...{ preview, coupons, outline }}
            expires={kind.expires ?? false}
            notice={<AttemptNotice attempt={checkout.attempt} told={preview.messages} more={groupNotice} />}
            submit={<SubmitButton checkout={checkout} />}
          />
        </aside>
      </div>
      <TotalBar preview={preview} isHidden={summary.inViewport} />
      <PriceQuestion checkout={checkout} dialog={CartPriceChanged} />
    </form>
  );
}

/** The cart's price, and the order at that price. */
function useCartCheckout<Cart>(props: CheckoutFormProps<Cart>) {
  const { store, session, kind, chosen, candidates, cart, order = cart } = props;
  const isUnpriced = cart === null || (candidates !== undefined && isGroupUnknown(chosen, candidates));
  const preview = usePricePreview(kind.preview, isUnpriced ? null : { cart });
  const groupChanges = useGroupChanges({ kind, chosen, candidates, preview, onRead: store.onRetry });
  const checkout = useCheckout({
    ...{ session, preview, chosen },
    mutation: kind.order,
    order: order && {
      isPaid: true,
      input: (terms, payment) => ({
        ...terms,
        payment,
        cart: order,
        licensee: session.forms.licensee.values,
      }),
    },
    isLicenseeAsked: true,
    isValid: props.isCartValid,
    onPriceChanged: store.onRetry,
    onGroupRefused: groupChanges.read,
  });
  useFreshPreview(preview, checkout.attempt);
  return { preview, checkout, groupNotice: groupChanges.notice };
}
