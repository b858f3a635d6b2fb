import { describe, expect, it } from 'vitest';
import type { Finding } from '../../payments/payment-gateway';
import { type NextStep, nextStep, type OpenCharge } from './settle-open-charges';

const approved: Finding = { kind: 'approved', transactionId: 't1', amount: 30_000, card: null };
const declined: Finding = {
  kind: 'declined',
  text: 'The card was declined: the bank gave no reason. Nothing was charged. Please ask your bank, or use another card.',
};

const open = (overrides: Partial<OpenCharge>): OpenCharge => ({
  finding: { kind: 'none' },
  amountCents: 30_000,
  paymentSource: 'stored',
  isQuiet: true,
  isStale: false,
  ...overrides,
});

describe('how an open charge goes on', () => {
  it.each<[string, Partial<OpenCharge>, NextStep['kind']]>([
    ['an approved sale finishes the order', { finding: approved }, 'finish'],
    ['an approved sale finishes it at any time', { finding: approved, isQuiet: false }, 'finish'],
    ['a sale of another amount raises an alarm', { finding: approved, amountCents: 1 }, 'alarm'],
    ['a declined sale declines the order', { finding: declined }, 'decline'],
    ['a sale under decision is waited for, however long', { finding: { kind: 'pending' } }, 'wait'],
    ['no sale yet is waited for', { isQuiet: false }, 'wait'],
    ['no sale after the quiet time is sent again for the card on file', {}, 'resend'],
    ['a charge from long ago is not sent again', { isStale: true }, 'release'],
    ['a sale in the books finishes even an old order', { finding: approved, isStale: true }, 'finish'],
    ['no sale after the quiet time releases a nonce', { paymentSource: 'new' }, 'release'],
    ['a free order with the card on file needs no charge', { finding: 'free', amountCents: 0 }, 'finish'],
    ['a free order with a new card waits', { finding: 'free', paymentSource: 'new', isQuiet: false }, 'wait'],
    [
      'a free order with a new card is released in the end',
      { finding: 'free', paymentSource: 'new' },
      'release',
    ],
  ])('%s', (_name, known, expected) => {
    expect(nextStep(open(known)).kind).toBe(expected);
  });

  it('is finished without a charge where there was nothing to charge', () => {
    const free = open({ finding: 'free', amountCents: 0 });
    expect(nextStep(free)).toEqual({ kind: 'finish', charge: { transactionId: null, card: null } });
  });
});
