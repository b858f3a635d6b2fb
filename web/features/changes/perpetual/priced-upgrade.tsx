import { lazy } from 'react';
import { isInFlight } from '../../../checkout/attempt/attempt';
import { AttemptNotice } from '../../../checkout/attempt/attempt-notice';
import { CheckoutFields } from '../../../checkout/fields/checkout-fields';
import type { Checkout_BillingInfoFragment } from '../../../checkout/fields/checkout-fields.generated';
import { PriceFailed } from '../../../checkout/price/price-failed';
import { PriceQuestion } from '../../../checkout/price/price-question';
import { useExplained } from '../../../checkout/price/use-explained';
import type { PricePreview } from '../../../checkout/price/use-price-preview';
import { Promises } from '../../../checkout/promises';
import { SubmitButton } from '../../../checkout/submit-button';
import type { Checkout } from '../../../checkout/use-checkout';
import type { CheckoutSession } from '../../../checkout/use-checkout-session';
import { ReviewAmounts } from '../review/review-amounts';
import { ReviewGroup } from '../review/review-group';
import { ReviewPage } from '../review/review-page';
import { ReviewSummary } from '../review/review-summary';
import type { Upgrade_PriceFragment } from './perpetual-upgrade.generated';
import { SkippedLicenses } from './skipped-licenses';
import { UPGRADE_COLUMNS, upgradeAmounts, upgradeRows } from './upgrade-rows';
import { UPGRADE_TITLE } from './upgrade-title';

const UpgradePriceChanged = lazy(() =>
  import('./upgrade-price-changed').then((module) => ({ default: module.UpgradePriceChanged })),
);

interface PricedUpgradeProps {
  preview: PricePreview<Upgrade_PriceFragment>;
  price: Upgrade_PriceFragment;
  session: CheckoutSession<Upgrade_PriceFragment>;
  checkout: Checkout<Upgrade_PriceFragment>;
  billingInfo: Checkout_BillingInfoFragment | null;
  isRetrying: boolean;
  onRetry: () => void;
}

const TOTAL_LABEL = 'Total Due';

/** What is upgraded, license by license, what it costs, and how it is paid (PERP-04). */
export function PricedUpgrade(props: PricedUpgradeProps) {
  const { preview, price, session, checkout, billingInfo, isRetrying, onRetry } = props;
  const amounts = upgradeAmounts(price);
  const explainable = amounts.filter(({ steps }) => steps.length > 0);
  const explained = useExplained(explainable.map(({ key }) => key));
  return (
    <ReviewPage
      title={UPGRADE_TITLE}
      totalLabel={TOTAL_LABEL}
      preview={preview}
      isLocked={isInFlight(checkout.attempt)}
      onSubmit={checkout.buy}
      summary={
        <ReviewSummary
          totalLabel={TOTAL_LABEL}
          preview={preview}
          parts={[]}
          explained={explainable.length > 0 ? explained : null}
          note={<p>In USD, charged once. Perpetual licenses do not renew.</p>}
          notice={
            <>
              {preview.status === 'failed' && <PriceFailed preview={preview} />}
              <AttemptNotice attempt={checkout.attempt} />
            </>
          }
          submit={<SubmitButton checkout={checkout} />}
        >
          <Promises />
        </ReviewSummary>
      }
    >
      <ReviewGroup
        name="Summary of Changes"
        columns={UPGRADE_COLUMNS}
        rows={upgradeRows(price)}
        amounts={<ReviewAmounts amounts={amounts} explained={explained} />}
      />
      <SkippedLicenses skipped={price.skipped} />
      <CheckoutFields {...{ session, billingInfo, isRetrying, onRetry }} isLicenseeAsked={false} />
      <PriceQuestion checkout={checkout} dialog={UpgradePriceChanged} />
    </ReviewPage>
  );
}
