import { useInViewport } from '@mantine/hooks';
import { type FormEvent, useState } from 'react';
import { BusyButton } from '../../ui/busy-button';
import { Page } from '../../ui/page';
import classes from './buy-form.module.css';
import type { BuyPageQuery } from './buy-page.generated';
import { CartFields } from './cart/cart-fields';
import { cartInput, chosenGroup } from './cart/cart-input';
import { cartSearch } from './cart/cart-query';
import { useCart } from './cart/use-cart';
import { isInFlight } from './checkout/attempt';
import { AttemptNotice } from './checkout/attempt-notice';
import { loadAttempt } from './checkout/attempt-storage';
import { CheckoutFields } from './checkout/checkout-fields';
import { LicenseeAlert } from './checkout/licensee-alert';
import { OrderDialogs } from './checkout/order-dialogs';
import { OrderSummary } from './summary/order-summary';
import { SUMMARY_ID, TotalBar } from './summary/total-bar';
import { useCartPreview } from './summary/use-cart-preview';
import { Testimonials } from './testimonials';
import { useCheckout } from './use-checkout';
import { useFinishOrder } from './use-finish-order';

export interface BuyFormProps {
  heading: string;
  viewer: NonNullable<BuyPageQuery['viewer']>;
  prices: NonNullable<BuyPageQuery['priceList']>['rp'];
  /** Null when they could not be read. */
  candidates: BuyPageQuery['coTermCandidates'];
  coupons: NonNullable<BuyPageQuery['couponBundle']>['coupons'];
  isRetrying: boolean;
  onRetry: () => void;
}

/** Cart, checkout and summary of one order. */
export function BuyForm({ heading, viewer, prices, candidates, coupons, isRetrying, onRetry }: BuyFormProps) {
  const [kept] = useState(() => loadAttempt(viewer.id)?.search ?? '');
  const { cart, change } = useCart(kept);
  const group = chosenGroup(cart, candidates);
  const input = cartInput(cart, group);
  const isGroupUnknown = candidates === null && cart.subscriptionGroup !== null;
  const preview = useCartPreview(isGroupUnknown ? null : input);
  const checkout = useCheckout({ viewer, cart: input, preview, search: cartSearch(cart) });
  const summary = useInViewport<HTMLElement>();
  useFinishOrder(checkout.attempt, viewer.id);

  function submit(event: FormEvent) {
    event.preventDefault();
    checkout.buy();
  }

  return (
    <form noValidate onSubmit={submit}>
      <Page title={heading}>
        <LicenseeAlert form={checkout.forms.licensee} />
        <div className={classes['columns']}>
          <fieldset className={classes['fields']} disabled={isInFlight(checkout.attempt)}>
            <CartFields
              prices={prices}
              candidates={candidates}
              cart={cart}
              group={group}
              onChange={change}
              onRetry={onRetry}
              isMissing={checkout.isCartMissing}
            />
            <CheckoutFields
              checkout={checkout}
              billingInfo={viewer.billingInfo}
              isRetrying={isRetrying}
              onRetry={onRetry}
            />
          </fieldset>
          <aside ref={summary.ref} id={SUMMARY_ID} className={classes['summary']}>
            <OrderSummary
              preview={preview}
              coupons={coupons}
              notice={<AttemptNotice attempt={checkout.attempt} />}
              submit={
                <BusyButton
                  type="submit"
                  fullWidth
                  size="md"
                  isBusy={isInFlight(checkout.attempt)}
                  disabled={checkout.isBlocked}
                >
                  Submit
                </BusyButton>
              }
            />
          </aside>
        </div>
        <Testimonials />
      </Page>
      <TotalBar preview={preview} isHidden={summary.inViewport} />
      <OrderDialogs checkout={checkout} />
    </form>
  );
}
