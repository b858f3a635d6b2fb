import { expect, it } from 'vitest';
import { message } from './catalogue';

it('fills in hosts, addresses and dates', () => {
  expect(message.orderFailed('axure.com')).toBe(
    'There was a problem completing the order. Please try again or contact support@axure.com.',
  );
  expect(message.cancelFailed('axure.com')).toBe(
    'There was an issue canceling this subscription. Please contact sales@axure.com.',
  );
  expect(message.termPurchaseOrder('axure.com')).toBe(
    'Unable to change billing term for subscriptions bought by Purchase Order. Please contact sales@axure.com.',
  );
  expect(message.alreadyEdition('remaining')).toBe(
    'All remaining licenses are already the specified edition.',
  );
  expect(message.passwordResetSent('a@b.example')).toBe(
    'We sent an email to a@b.example with instructions to reset your password.',
  );
  expect(message.automaticPaymentFailed('Jan 1, 2027')).toBe('Automatic payment failed on Jan 1, 2027');
});

it('keeps the spellings of the catalogue', () => {
  expect(message.reactivationFailed).toBe('Error occured during reactivation');
  expect(message.cloudReactivationFailed).toBe('Error occurred during reactivation');
  expect(message.groupMissing).toBe('Subscription group missing. Please contact Axure Suppport.');
});

it('says why a cancellation is refused, in the words of the catalogue (ERR-36, ERR-37, ERR-38)', () => {
  expect(message.cancelPurchaseOrder).toBe(
    'Unable to cancel subscriptions bought by Purchase Order. Purchase Order subscriptions will automatically expire on the term end date, unless renewed via Purchase Order.',
  );
  expect(message.pastDue).toBe(
    'One or more subscriptions are past due. Click More Details to cancel the entire group or retry payment.',
  );
  expect(message.pastDueCloud).toBe(
    'This subscription is past due. Click More Details to cancel the subscription or retry payment.',
  );
});

it('shows the marks of direction in what was typed: they would turn the rest of the sentence around', () => {
  expect(message.notAnEmail('\u202eann@lee.example')).toBe(
    '[U+202E]ann@lee.example is not a valid email address.',
  );
  expect(message.notADomain('\u2067acme')).toBe('[U+2067]acme is not a valid domain.');
});
