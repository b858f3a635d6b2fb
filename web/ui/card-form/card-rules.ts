import { checkCardForm } from '#domain/billing/card-form';
import { cardBrand, isCvvValid } from './card-number';
import type { CardField, CardValues } from './card-values';
import { isStoredCardKept, type StoredCard } from './stored-card';

export type CardErrors = Partial<Record<CardField, string>>;

/**
 * Every message of the card form at once, by field; empty when the card may be sent (CARD-09..17).
 * Besides the rules, what the provider would only find out after the fact: a CVV too short, a card that has expired.
 * @param today the vendor's calendar date, `yyyy-MM-dd`
 * @param storedCard whose untouched masks stand for a good card
 */
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
  const lastMonth = `${expirationYear}-${expirationMonth}`;
  const isPast = expirationMonth !== '' && expirationYear !== '' && lastMonth < today.slice(0, 7);
  return isPast ? { expirationMonth: 'This card has expired' } : {};
}
