import { message } from '../messages/catalogue';

export const CARD_LIMITS = {
  cardholderName: 175,
  streetAddress: 255,
  city: 255,
  region: 255,
  postalCode: 32,
  vat: 64,
} as const;

export type LimitedField = keyof typeof CARD_LIMITS;

export type CardTexts = Readonly<Partial<Record<LimitedField, string>>>;

const LABELS: Readonly<Record<LimitedField, string>> = {
  cardholderName: 'Cardholder Name',
  streetAddress: 'Street Address',
  city: 'City',
  region: 'State/Province',
  postalCode: 'Zip/Postal Code',
  vat: 'VAT',
};

const LIMITED_FIELDS = Object.keys(CARD_LIMITS) as LimitedField[];

export function tooLongText(field: LimitedField): string {
  return message.tooLong(LABELS[field], CARD_LIMITS[field]);
}

export function checkCardLengths(card: CardTexts): { field: LimitedField; message: string }[] {
  const isTooLong = (field: LimitedField) => (card[field] ?? '').trim().length > CARD_LIMITS[field];
  return LIMITED_FIELDS.filter(isTooLong).map((field) => ({ field, message: tooLongText(field) }));
}

export interface CardFieldError<Field> {
  field: Field | LimitedField;
  message: string;
}

export function cardErrors<Field>(
  card: CardTexts,
  rules: readonly [field: Field, isMet: boolean, text: string][],
): CardFieldError<Field>[] {
  const broken = rules.filter(([, isMet]) => !isMet).map(([field, , text]) => ({ field, message: text }));
  return [...broken, ...checkCardLengths(card)];
}
