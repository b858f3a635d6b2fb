import type { CardField } from '../payment-gateway';

interface Decline {
  readonly why: string;
  readonly advice: string;
  readonly field?: CardField;
}

const ASK_BANK = 'Please ask your bank, or use another card.';
const OTHER_CARD = 'Please use another card.';
const check = (what: string) => `Please check ${what}, or use another card.`;

// What the bank suspects is not told to whoever holds the card.
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

/** By the processor's response code; of others no more is known than that the bank declines. */
export const RESPONSES: Readonly<Record<string, Decline>> = {
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

export const REJECTIONS: Readonly<Record<string, Decline>> = {
  avs: WRONG_ADDRESS,
  avs_and_cvv: WRONG_BOTH,
  cvv: WRONG_CVV,
};

export function declinedText(decline: Decline | undefined): string {
  const why = decline ? `: ${decline.why}` : '';
  return `The card was declined${why}. Nothing was charged. ${decline?.advice ?? ASK_BANK}`;
}
