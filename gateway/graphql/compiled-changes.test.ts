import { randomUUID } from 'node:crypto';
import { parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { bothWays, schema, startFaultyDeps } from '../testkit/both-ways';

const ERRORS = 'success userErrors { code message field seatIds }';

/** Mutations are never compiled, but both executors must answer them alike. */
const CHANGES: [string, string][] = [
  ['a seat', `assignSeat(input: { seatId: "${randomUUID()}", email: "" }) { ${ERRORS} seat { id } }`],
  [
    'an account',
    `createUser(input: { loginEmail: "a@b.example", password: "x" }) { ${ERRORS} message authToken }`,
  ],
  ['a forgotten password', `forgotPassword(input: { loginEmail: "nobody" }) { ${ERRORS} message }`],
  [
    'credentials',
    `changeAccountInfo(input: { currentPassword: "x", newEmail: "new@b.example" }) {
      ${ERRORS} authToken viewer { id email sales { totalAmount } }
    }`,
  ],
  ['a name', `updateProfileName(input: { name: "Ann" }) { ${ERRORS} viewer { name } }`],
  ['a photo', `deleteProfileImage { ${ERRORS} viewer { profileImg } }`],
  ['a link to confirm an address', `sendEmailConfirmation { ${ERRORS} viewer { isEmailConfirmed } }`],
  ['an address', `syncEmail { ${ERRORS} viewer { email } }`],
  [
    'a billing name',
    `updateBillingName(input: { company: "Lee" }) { ${ERRORS} billingInfo { company card { lastFour } } viewer { id } }`,
  ],
  [
    'a card that lacks its holder',
    `updatePaymentMethod(input: {
      recaptchaToken: "r", cardholderName: "", country: "", expirationMonth: 1, expirationYear: 2030
    }) { ${ERRORS} billingInfo { company } viewer { id } }`,
  ],
  [
    'recipients',
    `storeInvoiceEmails(input: { isOn: true, recipients: ["a@b.example"] }) {
      ${ERRORS} renewalReceipts { isOn recipients } viewer { id renewalReceipts { isOn } }
    }`,
  ],
];

describe('both executors give the same answer to every mutation', () => {
  const faulty = duringTests(startFaultyDeps);

  test.each(CHANGES)('of %s', async (_what, field) => {
    const document = parse(`mutation { ${field} }`);
    expect(validate(schema, document)).toEqual([]);
    for (const token of ['good', '']) {
      const { compiled, interpreted } = await bothWays(faulty.deps, { document, token });
      expect(compiled).toEqual(interpreted);
    }
  });
});
