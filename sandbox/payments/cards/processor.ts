import type { CardFacts, Judgement, TransactionStatus } from '../store/records';
import { type MismatchReason, mismatchOf } from './avs-cvv';

export interface Verdict extends Readonly<Judgement> {
  readonly status: Extract<
    TransactionStatus,
    'authorized' | 'processor_declined' | 'gateway_rejected' | 'failed'
  >;
}

const TEXTS: Readonly<Record<string, string>> = {
  '2000': 'Do Not Honor',
  '2001': 'Insufficient Funds',
  '2002': 'Limit Exceeded',
  '2003': "Cardholder's Activity Limit Exceeded",
  '2004': 'Expired Card',
  '2005': 'Invalid Credit Card Number',
  '2006': 'Invalid Expiration Date',
  '2007': 'No Account',
  '2008': 'Card Account Length Error',
  '2009': 'No Such Issuer',
  '2010': 'Card Issuer Declined CVV',
  '2011': 'Voice Authorization Required',
  '2012': 'Processor Declined - Possible Lost Card',
  '2013': 'Processor Declined - Possible Stolen Card',
  '2014': 'Processor Declined - Fraud Suspected',
  '2015': 'Transaction Not Allowed',
  '2038': 'Processor Declined',
};
const HARD = new Set([
  '2004',
  '2005',
  '2006',
  '2007',
  '2008',
  '2009',
  '2011',
  '2012',
  '2013',
  '2014',
  '2015',
]);

export const APPROVED: Verdict = {
  status: 'authorized',
  processorCode: '1000',
  processorText: 'Approved',
  processorType: 'approved',
  rejectionReason: null,
};

const declined = (code: string): Verdict => ({
  status: 'processor_declined',
  processorCode: code,
  processorText: TEXTS[code] ?? 'Processor Declined',
  processorType: HARD.has(code) ? 'hard_declined' : 'soft_declined',
  rejectionReason: null,
});

const FAILED: Verdict = {
  status: 'failed',
  processorCode: '3000',
  processorText: 'Processor Network Unavailable - Try Again',
  processorType: 'soft_declined',
  rejectionReason: null,
};

export const rejected = (reason: 'fraud' | 'duplicate' | MismatchReason): Verdict => ({
  ...APPROVED,
  status: 'gateway_rejected',
  rejectionReason: reason,
});

export function judgeCard(facts: CardFacts, now: Date, isStored: boolean): Verdict {
  switch (facts.outcome) {
    case 'approved':
      return judgeDetails(facts, now);
    case 'declined':
      return declined('2000');
    case 'declined_when_stored':
      return isStored ? declined('2001') : judgeDetails(facts, now);
    case 'failed':
      return FAILED;
    case 'fraud':
      return rejected('fraud');
  }
}

function judgeDetails(facts: CardFacts, now: Date): Verdict {
  if (isExpired(facts.expirationMonth, facts.expirationYear, now)) return declined('2004');
  const mismatch = mismatchOf(facts);
  return mismatch ? rejected(mismatch) : APPROVED;
}

/** Braintree's documented amounts: 2000.00-2999.99 are declined with that code, 3000.00-3000.99 fail. */
export function judgeAmount(amountCents: number): Verdict {
  if (amountCents >= 200_000 && amountCents < 300_000) return declined(String(Math.floor(amountCents / 100)));
  if (amountCents >= 300_000 && amountCents < 300_100) return FAILED;
  return APPROVED;
}

/** A card is valid until the end of its month, UTC. */
export const isExpired = (month: string, year: string, now: Date): boolean =>
  now.getTime() >= Date.UTC(Number(year), Number(month), 1);
