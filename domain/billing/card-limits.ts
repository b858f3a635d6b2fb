import { message } from '../messages/catalogue';

/** How many characters there is room for, in forms, on the wire and at the payment provider (CARD-16, CARD-25). */
export const CARD_LIMITS = {
  cardholderName: 175,
  streetAddress: 255,
  city: 255,
  region: 255,
  postalCode: 32,
  vat: 64,
} as const;

export type LimitedField = keyof typeof CARD_LIMITS;

/** What is typed beside a card; a form need not have every field. */
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

/** Every field whose text is too long, in the order of the form; blanks around it do not count. */
export function checkCardLengths(card: CardTexts): { field: LimitedField; message: string }[] {
  const isTooLong = (field: LimitedField) => (card[field] ?? '').trim().length > CARD_LIMITS[field];
  return LIMITED_FIELDS.filter(isTooLong).map((field) => ({ field, message: tooLongText(field) }));
}

export interface CardFieldError<Field> {
  field: Field | LimitedField;
  message: string;
}

/** The rules that are broken, in their order, and then what is too long. */
export function cardErrors<Field>(
  card: CardTexts,
  rules: readonly [field: Field, isMet: boolean, text: string][],
): CardFieldError<Field>[] {
  const broken = rules.filter(([, isMet]) => !isMet).map(([field, , text]) => ({ field, message: text }));
  return [...broken, ...checkCardLengths(card)];
}

export function isFilled(value: string): boolean {
  return value.trim() !== '';
}
