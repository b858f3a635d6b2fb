import { useState } from 'react';
import { usePortalConfig } from '../../app/session/session-context';
import { useUnsavedText } from '../../app/session/unsaved-text';
import { isCardComplete, useCardForm } from '../../ui/card-form/use-card-form';
import type { Checkout_BillingInfoFragment } from './checkout-fields.generated';
import { type LicenseeForm, type LicenseeRule, useLicenseeForm } from './licensee';
import { useNewCard } from './use-new-card';

export interface CheckoutNeeds {
  licensee: boolean;
  payment: boolean;
}

export interface CheckoutViewer {
  id: string;
  billingInfo: Checkout_BillingInfoFragment | null;
}

export type CheckoutForms = ReturnType<typeof useCheckoutForms>;

export function useCheckoutForms({ id, billingInfo }: CheckoutViewer, licenseeRule: LicenseeRule) {
  const { today } = usePortalConfig();
  const licensee = useLicenseeForm(id, billingInfo?.company ?? '', licenseeRule);
  const newCard = useNewCard();
  const isNewCardLoaded = typeof newCard === 'object';
  const card = useCardForm(today, isNewCardLoaded ? newCard.rules : null);
  const [isAnotherCardWanted, setAnotherCardWanted] = useState(false);
  useUnsavedText(licensee.isDirty(), true);
  useUnsavedText(card.isDirty());
  const isCardOnFileUsed = billingInfo?.card != null && !isAnotherCardWanted;

  return {
    licensee,
    licenseeRule,
    card,
    newCard,
    isCardOnFileUsed,
    isCardShown: isCardOnFileUsed || isNewCardLoaded,
    cardVersion: billingInfo?.card?.version ?? null,
    chooseCardOnFile: (isUsed: boolean) => {
      setAnotherCardWanted(!isUsed);
      card.clearErrors();
    },
    hasCardErrors: !isCardOnFileUsed && Object.keys(card.errors).length > 0,
    /** Shows all errors and focuses the first, licensee before card (CART-12); true if there are none. */
    areComplete(needs: CheckoutNeeds): boolean {
      const isCardGiven = !needs.payment || isCardOnFileUsed || (isNewCardLoaded && isCardComplete(card));
      // Last, because each check moves the focus.
      const isLicenseeGiven = !needs.licensee || isLicenseeComplete(licensee);
      card.leave(null);
      return isCardGiven && isLicenseeGiven;
    },
  };
}

const LICENSEE_FIELDS = ['firstName', 'lastName', 'company'] as const;

/** If names are missing, scrolls to the message at the top and focuses the name (CART-08). */
function isLicenseeComplete(licensee: LicenseeForm): boolean {
  const { hasErrors, errors } = licensee.validate();
  if (!hasErrors) return true;
  const missing = LICENSEE_FIELDS.find((field) => errors[field]) ?? 'lastName';
  licensee.getInputNode(missing)?.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
  return false;
}
