import { useState } from 'react';
import { usePortalConfig } from '../../../app/session/session-context';
import { type CardForm, isCardComplete, useCardForm } from '../../../ui/card-form/use-card-form';
import type { BuyPageQuery } from '../buy-page.generated';
import { type LicenseeForm, useLicenseeForm } from './use-licensee-form';

type BillingInfo = NonNullable<NonNullable<BuyPageQuery['viewer']>['billingInfo']>;

export interface CheckoutForms {
  licensee: LicenseeForm;
  card: CardForm;
  isCardOnFileUsed: boolean;
  chooseCardOnFile: (isUsed: boolean) => void;
  /** Whether a message of the card form is showing, which holds the button back (CARD-05). */
  hasCardErrors: boolean;
  /** Shows what is missing, licensee before card (CART-12), and says whether nothing is. */
  areComplete: () => boolean;
}

/** What the customer fills in to pay. Without billing information nothing is asked for yet. */
export function useCheckoutForms(billingInfo: BillingInfo | null): CheckoutForms {
  const { today } = usePortalConfig();
  const licensee = useLicenseeForm(billingInfo?.company ?? '');
  const card = useCardForm(today);
  const [isAnotherCardWanted, setAnotherCardWanted] = useState(false);
  const isCardOnFileUsed = billingInfo?.card != null && !isAnotherCardWanted;

  return {
    licensee,
    card,
    isCardOnFileUsed,
    chooseCardOnFile: (isUsed) => {
      setAnotherCardWanted(!isUsed);
      card.clearErrors();
    },
    hasCardErrors: !isCardOnFileUsed && Object.keys(card.errors).length > 0,
    areComplete: () => isLicenseeComplete(licensee) && (isCardOnFileUsed || isCardComplete(card)),
  };
}

/** Names missing: the page goes to its top, where the message stands, and the focus to the name (CART-08). */
function isLicenseeComplete(licensee: LicenseeForm): boolean {
  const { hasErrors, errors } = licensee.validate();
  if (!hasErrors) return true;
  licensee.getInputNode(errors['firstName'] ? 'firstName' : 'lastName')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
  return false;
}
