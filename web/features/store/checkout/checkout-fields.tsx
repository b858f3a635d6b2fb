import { usePortalConfig } from '../../../app/session/session-context';
import { Card } from '../../../ui/card';
import { ErrorState } from '../../../ui/error-state';
import type { BuyPageQuery } from '../buy-page.generated';
import type { Checkout } from '../use-checkout';
import { Licensee } from './licensee';
import { Payment } from './payment';

interface CheckoutFieldsProps {
  checkout: Pick<Checkout, 'forms' | 'payments'>;
  /** Null when it could not be read; then nobody can know what to ask for. */
  billingInfo: NonNullable<BuyPageQuery['viewer']>['billingInfo'];
  isRetrying: boolean;
  onRetry: () => void;
}

/** Who gets the licenses and who pays. */
export function CheckoutFields({ checkout, billingInfo, isRetrying, onRetry }: CheckoutFieldsProps) {
  const { today } = usePortalConfig();
  const { forms, payments } = checkout;
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
      <Licensee billingName={billingInfo.company} form={forms.licensee} />
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
