import { message } from '#domain/messages/catalogue';
import { cardBrand, isCardNumberValid, isCvvValid } from './card-number';
import type { CardField, CardValues } from './card-values';
import { UNITED_STATES } from './countries';

export type CardErrors = Partial<Record<CardField, string>>;

const YEARS_AHEAD = 20;

/** `01` to `12` (CARD-20). */
export const EXPIRY_MONTHS: readonly string[] = Array.from({ length: 12 }, (_, index) =>
  String(index + 1).padStart(2, '0'),
);

/** The year of `today` and the twenty after it (CARD-20). */
export function expiryYears(today: string): string[] {
  const first = Number(today.slice(0, 4));
  return Array.from({ length: YEARS_AHEAD + 1 }, (_, index) => String(first + index));
}

/**
 * Every message of the card form at once, by field; empty when the card may be sent (CARD-09..17).
 * @param today the vendor's calendar date, `yyyy-MM-dd`
 */
export function cardErrors(values: CardValues, today: string): CardErrors {
  return {
    ...(isCardNumberValid(values.cardNumber) ? {} : { cardNumber: message.cardNumberInvalid }),
    ...cvvError(values),
    ...required(values, 'cardholderName', message.cardholderRequired),
    ...expiryErrors(values, today),
    ...(values.country === UNITED_STATES ? required(values, 'postalCode', message.zipRequired) : {}),
    ...required(values, 'country', message.countryRequired),
  };
}

function required(values: CardValues, field: CardField, text: string): CardErrors {
  return values[field].trim() === '' ? { [field]: text } : {};
}

function cvvError(values: CardValues): CardErrors {
  if (values.cvv === '') {
    return { cvv: message.cvvRequired };
  }
  if (isCvvValid(values.cvv, values.cardNumber)) {
    return {};
  }
  return { cvv: `CVV has ${cardBrand(values.cardNumber)?.cvvLength ?? '3 or 4'} digits` };
}

function expiryErrors(values: CardValues, today: string): CardErrors {
  const { expirationMonth, expirationYear } = values;
  if (expirationMonth === '' || expirationYear === '') {
    return {
      ...required(values, 'expirationMonth', message.monthRequired),
      ...required(values, 'expirationYear', message.yearRequired),
    };
  }
  const lastMonth = `${expirationYear}-${expirationMonth}`;
  return lastMonth < today.slice(0, 7) ? { expirationMonth: 'This card has expired' } : {};
}
