import type { CardField, Declined } from '../payment-gateway';
import { declinedText, REJECTIONS, RESPONSES } from './decline-texts';

export interface RefusalFacts {
  readonly codes?: readonly ValidationError[];
  readonly gatewayRejectionReason?: string | null | undefined;
  readonly processorResponseCode?: string | null | undefined;
}

export interface ValidationError {
  readonly code: string;
  readonly attribute: string;
}

const NUMBER = 'Please enter a valid card number';
const EXPIRY = 'The expiry date of the card is not valid.';
const CVV = 'The CVV of the card is not valid.';
const POSTAL = 'The zip or postal code is not valid.';
const ENTER_AGAIN = 'The card details were used already or have expired. Please enter the card again.';
const NOT_ON_FILE = 'The card on file can no longer be used. Please enter a card.';
const NOT_ACCEPTED = 'The card was not accepted. Please check its details or use another card.';

type Problem = readonly [text: string, field?: CardField];

/** The provider's texts may change, its codes do not. */
const BY_CODE: Readonly<Record<string, Problem>> = {
  '81703': ['This type of card is not accepted.', 'number'],
  '81706': [CVV, 'cvv'],
  '81707': [CVV, 'cvv'],
  '81709': [EXPIRY, 'expirationMonth'],
  '81710': [EXPIRY, 'expirationMonth'],
  '81711': [EXPIRY, 'expirationMonth'],
  '81712': [EXPIRY, 'expirationMonth'],
  '81713': [EXPIRY, 'expirationMonth'],
  '81714': [NUMBER, 'number'],
  '81715': [NUMBER, 'number'],
  '81716': [NUMBER, 'number'],
  '81717': [NUMBER, 'number'],
  '81723': ['The name on the card is too long.', 'cardholderName'],
  '81736': ['The CVV does not match the card.', 'cvv'],
  '81737': ['The zip or postal code does not match the card.', 'postalCode'],
  '81750': [NUMBER, 'number'],
  '81808': [POSTAL, 'postalCode'],
  '81809': [POSTAL, 'postalCode'],
  '81813': [POSTAL, 'postalCode'],
  '81828': [POSTAL, 'postalCode'],
  '91518': [NOT_ON_FILE],
  '91564': [ENTER_AGAIN],
  '91565': [ENTER_AGAIN],
  '91731': [ENTER_AGAIN],
  '91732': [ENTER_AGAIN],
  '93107': [ENTER_AGAIN],
  '93108': [ENTER_AGAIN],
};

const BY_ATTRIBUTE: Readonly<Record<string, CardField>> = {
  number: 'number',
  cvv: 'cvv',
  expiration_date: 'expirationMonth',
  expiration_month: 'expirationMonth',
  expiration_year: 'expirationMonth',
  cardholder_name: 'cardholderName',
  postal_code: 'postalCode',
};

export const cardGone: Declined = { kind: 'declined', text: NOT_ON_FILE, field: 'number' };

/** The invalid details, else the reason of the gateway, else that of the bank. */
export function declined(facts: RefusalFacts): Declined {
  const { codes = [] } = facts;
  if (codes.length > 0) return invalidDetails(codes);
  // The bank has not answered what the gateway rejects, or has even approved it.
  const decline = facts.gatewayRejectionReason
    ? REJECTIONS[facts.gatewayRejectionReason]
    : RESPONSES[facts.processorResponseCode ?? ''];
  return answer(declinedText(decline), decline?.field);
}

function invalidDetails(errors: readonly ValidationError[]): Declined {
  const known = errors.map(({ code }) => BY_CODE[code]).find((problem) => problem !== undefined);
  if (known !== undefined) return answer(...known);
  const field = errors.map(({ attribute }) => BY_ATTRIBUTE[attribute]).find((name) => name !== undefined);
  return answer(NOT_ACCEPTED, field);
}

function answer(text: string, field?: CardField): Declined {
  return field === undefined ? { kind: 'declined', text } : { kind: 'declined', text, field };
}
