import { useEffect } from 'react';
import { expiryText, expiryWarning } from '#domain/billing/card-expiry';
import { PaymentsNotice } from '../../app/payments/payments-notice';
import type { Payments } from '../../app/payments/use-payments';
import { usePortalConfig } from '../../app/session/session-context';
import { Card } from '../../ui/card';
import { CardFormSkeleton } from '../../ui/card-form/card-form-skeleton';
import { OptionCard } from '../../ui/fields/option-card';
import { whenSettled } from '../../ui/lazy-part';
import { FailedPart } from '../../ui/states/error-state';
import { StatusPill } from '../../ui/status-pill';
import type { Price } from '../price/price';
import type { CheckoutSession } from '../use-checkout-session';
import type { Checkout_BillingInfoFragment } from './checkout-fields.generated';
import classes from './fields.module.css';
import { Licensee } from './licensee';
import type { CheckoutForms } from './use-checkout-forms';
import { loadNewCard } from './use-new-card';

interface CheckoutFieldsProps {
  session: Pick<CheckoutSession<Price>, 'forms' | 'payments'>;
  /** Null when it could not be read; then the required fields are unknown. */
  billingInfo: Checkout_BillingInfoFragment | null;
  isLicenseeAsked: boolean;
  /** Date of the first charge; null or absent if it is today. */
  chargedOn?: string | null | undefined;
  isRetrying: boolean;
  onRetry: () => void;
}

export function CheckoutFields(props: CheckoutFieldsProps) {
  const { session, billingInfo, isLicenseeAsked, chargedOn, isRetrying, onRetry } = props;
  const { forms, payments } = session;
  if (billingInfo === null) {
    return (
      <Card title="Payment">
        <FailedPart
          what="Your billing information could not be loaded."
          of={{ retry: onRetry, isRetrying }}
        />
      </Card>
    );
  }
  return (
    <>
      {isLicenseeAsked && (
        <Licensee billingName={billingInfo.company} form={forms.licensee} rule={forms.licenseeRule} />
      )}
      <Payment cardOnFile={billingInfo.card} {...{ forms, payments, chargedOn }} />
    </>
  );
}

interface PaymentProps {
  cardOnFile: Checkout_BillingInfoFragment['card'];
  forms: CheckoutForms;
  payments: Payments;
  chargedOn: string | null | undefined;
}

function Payment({ cardOnFile, forms, payments, chargedOn }: PaymentProps) {
  const { isCardOnFileUsed, chooseCardOnFile } = forms;
  const { today } = usePortalConfig();
  const warning = cardOnFile && isCardOnFileUsed && expiryWarning(cardOnFile, chargedOn ?? today, today);
  useEffect(
    () => (isCardOnFileUsed ? whenSettled(() => void loadNewCard()) : void loadNewCard()),
    [isCardOnFileUsed],
  );

  return (
    <Card title="Payment">
      <div className={classes['stack']}>
        {cardOnFile && (
          <fieldset className={classes['choice']}>
            <legend className={classes['legend']}>Pay with</legend>
            <OptionCard
              name="payment"
              title="Card on file"
              isChosen={isCardOnFileUsed}
              onChoose={() => chooseCardOnFile(true)}
            >
              {cardOnFile.cardType} {cardOnFile.maskedNumber} {expiryText(cardOnFile, today)}
            </OptionCard>
            <OptionCard
              name="payment"
              title="Another card"
              isChosen={!isCardOnFileUsed}
              onChoose={() => chooseCardOnFile(false)}
            >
              Replaces the card on file
            </OptionCard>
          </fieldset>
        )}
        {warning && (
          <div>
            <StatusPill tone="WARNING">{warning}</StatusPill>
          </div>
        )}
        {!isCardOnFileUsed && <NewCard forms={forms} />}
        <PaymentsNotice payments={payments} />
      </div>
    </Card>
  );
}

function NewCard({ forms: { newCard, card } }: { forms: CheckoutForms }) {
  useEffect(() => {
    if (typeof newCard === 'object') newCard.preloadLibrary();
  }, [newCard]);
  switch (newCard) {
    case 'loading':
      return <CardFormSkeleton />;
    case 'failed':
      return (
        <FailedPart
          what="The card form could not be loaded."
          of={{ retry: loadNewCard, isRetrying: false }}
        />
      );
    default:
      return <newCard.Fields form={card} />;
  }
}
