import { hasExpired } from '#domain/billing/card-expiry';
import { checkCardForm } from '#domain/billing/card-form';
import { cardBrand, isCvvValid } from './card-number';
import type { CardField, CardValues } from './card-values';
import { isStoredCardKept, type StoredCard } from './stored-card';
import { storedCardValues } from './stored-card-values';

export type CardErrors = Partial<Record<CardField, string>>;

/** Comes with the fields, because the tables of card numbers and countries are large. */
export type CardRules = typeof cardRules;

export const cardRules = { errorsOf: cardErrors, valuesOf: storedCardValues };

/** Applies the rules, and checks of the provider: a CVV too short, an expired card (CARD-09..17). */
export function cardErrors(
  values: CardValues,
  today: string,
  storedCard: StoredCard | null = null,
): CardErrors {
  const isKept = isStoredCardKept(values, storedCard);
  const broken = checkCardForm(values, storedCard?.lastFour ?? null);
  return {
    ...(isKept ? {} : cvvError(values)),
    ...expiryError(values, today),
    ...Object.fromEntries(broken.map(({ field, message }) => [field, message])),
  };
}

function cvvError({ cvv, cardNumber }: CardValues): CardErrors {
  if (isCvvValid(cvv, cardNumber)) return {};
  return { cvv: `CVV has ${cardBrand(cardNumber)?.cvvLength ?? '3 or 4'} digits` };
}

function expiryError({ expirationMonth, expirationYear }: CardValues, today: string): CardErrors {
  if (expirationMonth === '' || expirationYear === '') return {};
  const expiry = { expirationMonth: Number(expirationMonth), expirationYear: Number(expirationYear) };
  return hasExpired(expiry, today) ? { expirationMonth: 'This card has expired' } : {};
}
