import { usePortalConfig } from '../../app/session/session-context';
import { Card } from '../../ui/card';
import { ErrorState } from '../../ui/states/error-state';
import type { Price } from '../price/price';
import type { CheckoutSession } from '../use-checkout-session';
import type { Checkout_BillingInfoFragment } from './checkout-fields.generated';
import { Licensee } from './licensee';
import { Payment } from './payment';

interface CheckoutFieldsProps {
  session: Pick<CheckoutSession<Price>, 'forms' | 'payments'>;
  /** Null when it could not be read; then nobody can know what to ask for. */
  billingInfo: Checkout_BillingInfoFragment | null;
  isLicenseeAsked: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}

export function CheckoutFields(props: CheckoutFieldsProps) {
  const { session, billingInfo, isLicenseeAsked, isRetrying, onRetry } = props;
  const { today } = usePortalConfig();
  const { forms, payments } = session;
  if (billingInfo === null) {
    return (
      <Card title="Payment">
        <ErrorState
          what="Your billing information could not be loaded."
          onRetry={onRetry}
          isRetrying={isRetrying}
          retriesByItself
        />
      </Card>
    );
  }
  return (
    <>
      {isLicenseeAsked && (
        <Licensee billingName={billingInfo.company} form={forms.licensee} rule={forms.licenseeRule} />
      )}
      <Payment
        cardOnFile={billingInfo.card}
        isCardOnFileUsed={forms.isCardOnFileUsed}
        onChoose={forms.chooseCardOnFile}
        form={forms.card}
        today={today}
        payments={payments}
      />
    </>
  );
}
