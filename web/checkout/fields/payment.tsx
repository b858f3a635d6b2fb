import { useEffect } from 'react';
import { PaymentsNotice } from '../../app/payments/payments-notice';
import { preloadCardLibrary } from '../../app/payments/tokenize-card';
import type { Payments } from '../../app/payments/use-payments';
import { Card } from '../../ui/card';
import { CardFormFields } from '../../ui/card-form/card-form-fields';
import type { CardForm } from '../../ui/card-form/use-card-form';
import { OptionCard } from '../../ui/fields/option-card';
import classes from './fields.module.css';
import type { Payment_CardFragment } from './payment.generated';

interface PaymentProps {
  cardOnFile: Payment_CardFragment | null;
  isCardOnFileUsed: boolean;
  onChoose: (isCardOnFileUsed: boolean) => void;
  form: CardForm;
  today: string;
  payments: Payments;
}

/** The card on file, or another one that replaces it (T-15). */
export function Payment({ cardOnFile, isCardOnFileUsed, onChoose, form, today, payments }: PaymentProps) {
  useEffect(() => {
    if (!isCardOnFileUsed) preloadCardLibrary();
  }, [isCardOnFileUsed]);

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
              onChoose={() => onChoose(true)}
            >
              {cardOnFile.cardType} {cardOnFile.maskedNumber}
            </OptionCard>
            <OptionCard
              name="payment"
              title="Another card"
              isChosen={!isCardOnFileUsed}
              onChoose={() => onChoose(false)}
            >
              Replaces the card on file
            </OptionCard>
          </fieldset>
        )}
        {!isCardOnFileUsed && <CardFormFields form={form} today={today} />}
        <PaymentsNotice payments={payments} />
      </div>
    </Card>
  );
}
