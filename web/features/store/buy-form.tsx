import { useInViewport } from '@mantine/hooks';
import type { FormEvent } from 'react';
import { Page } from '../../ui/page';
import classes from './buy-form.module.css';
import type { BuyPageQuery } from './buy-page.generated';
import { CartFields } from './cart/cart-fields';
import { isInFlight } from './checkout/attempt';
import { AttemptNotice } from './checkout/attempt-notice';
import { CheckoutFields } from './checkout/checkout-fields';
import { LicenseeAlert } from './checkout/licensee-alert';
import { OrderDialogs } from './checkout/order-dialogs';
import { SubmitButton } from './checkout/submit-button';
import { OrderSummary } from './summary/order-summary';
import { SUMMARY_ID, TotalBar } from './summary/total-bar';
import { Testimonials } from './testimonials';
import { useBuyForm } from './use-buy-form';

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
export function BuyForm(props: BuyFormProps) {
  const { cart, change, group, preview, checkout, outline } = useBuyForm(props);
  const { prices, candidates, coupons, viewer, isRetrying, onRetry } = props;
  const summary = useInViewport<HTMLElement>();

  function submit(event: FormEvent) {
    event.preventDefault();
    checkout.buy();
  }

  return (
    <form noValidate onSubmit={submit}>
      <Page title={props.heading}>
        <LicenseeAlert form={checkout.forms.licensee} />
        <div className={classes['columns']}>
          <fieldset className={classes['fields']} disabled={isInFlight(checkout.attempt)}>
            <CartFields
              {...{ prices, candidates, cart, group, onRetry }}
              onChange={change}
              isMissing={checkout.isCartMissing}
            />
            <CheckoutFields {...{ checkout, isRetrying, onRetry }} billingInfo={viewer.billingInfo} />
          </fieldset>
          <aside ref={summary.ref} id={SUMMARY_ID} className={classes['summary']}>
            <OrderSummary
              {...{ preview, coupons, outline }}
              notice={<AttemptNotice attempt={checkout.attempt} />}
              submit={<SubmitButton checkout={checkout} />}
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
