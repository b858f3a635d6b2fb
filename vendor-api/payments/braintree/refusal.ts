import type { CardField, Declined } from '../payment-gateway';

interface Decline {
  readonly why: string;
  readonly advice: string;
  readonly field?: CardField;
}

const ASK_BANK = 'Please ask your bank, or use another card.';
const OTHER_CARD = 'Please use another card.';
const check = (what: string) => `Please check ${what}, or use another card.`;

// The bank's suspicions are not shown to the person who holds the card.
const UNEXPLAINED: Decline = { why: 'the bank gave no reason', advice: ASK_BANK };
const NOT_ALLOWED: Decline = { why: 'the bank does not allow this payment', advice: ASK_BANK };
const WRONG_NUMBER: Decline = {
  why: 'its number is not valid',
  advice: check('the number'),
  field: 'number',
};
const WRONG_EXPIRY = { advice: check('the expiry date'), field: 'expirationMonth' } as const;
const WRONG_CVV: Decline = { why: 'the CVV does not match it', advice: check('the CVV'), field: 'cvv' };
const WRONG_ADDRESS: Decline = {
  why: 'the address does not match it',
  advice: check('the address'),
  field: 'postalCode',
};
const WRONG_BOTH: Decline = {
  why: 'the address and the CVV do not match it',
  advice: check('both'),
  field: 'cvv',
};

/** By the processor's response code; for any other code, only the decline is known. */
const RESPONSES: Readonly<Record<string, Decline>> = {
  '2000': UNEXPLAINED,
  '2001': { why: 'there is not enough money for it', advice: OTHER_CARD },
  '2002': { why: 'the amount is above its limit', advice: ASK_BANK },
  '2003': { why: 'it was used too often or for too much lately', advice: ASK_BANK },
  '2004': { why: 'it has expired', ...WRONG_EXPIRY },
  '2005': WRONG_NUMBER,
  '2006': { why: 'its expiry date is not valid', ...WRONG_EXPIRY },
  '2007': { ...WRONG_NUMBER, why: 'no account belongs to its number' },
  '2008': { ...WRONG_NUMBER, why: 'its number is too short or too long' },
  '2009': { ...WRONG_NUMBER, why: 'no bank belongs to its number' },
  '2010': WRONG_CVV,
  '2011': { why: 'the bank wants to be called first', advice: ASK_BANK },
  '2012': NOT_ALLOWED,
  '2013': NOT_ALLOWED,
  '2014': NOT_ALLOWED,
  '2015': NOT_ALLOWED,
  '2059': WRONG_ADDRESS,
  '2060': WRONG_BOTH,
  '3000': {
    why: 'the bank could not be reached',
    advice: 'Please try again in a few minutes, or use another card.',
  },
};

const REJECTIONS: Readonly<Record<string, Decline>> = {
  avs: WRONG_ADDRESS,
  avs_and_cvv: WRONG_BOTH,
  cvv: WRONG_CVV,
};

function declinedText(decline: Decline | undefined): string {
  const why = decline ? `: ${decline.why}` : '';
  return `The card was declined${why}. Nothing was charged. ${decline?.advice ?? ASK_BANK}`;
}

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

/** Keyed by code, because the provider's texts may change. */
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

/** Prefers invalid details over the gateway's reason, and that over the bank's. */
export function declined(facts: RefusalFacts): Declined {
  const { codes = [] } = facts;
  if (codes.length > 0) return invalidDetails(codes);
  // If the gateway rejected, the bank was not asked or has even approved.
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
