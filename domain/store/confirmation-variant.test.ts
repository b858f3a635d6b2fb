import { expect, test } from 'vitest';
import { type ConfirmationFlags, confirmationButtons, confirmationVariant } from './confirmation-variant';

const RP: ConfirmationFlags = {
  isSubscription: true,
  isAseSub: false,
  isCloud: false,
  isCfb: false,
  isReactivate: false,
  isTerm: false,
  isEdition: false,
  isRenewal: false,
  isAutoRenew: false,
};

const T13: [row: string, flags: Partial<ConfirmationFlags>, variant: string][] = [
  ['1', { isSubscription: false, isAseSub: true }, 'PERPETUAL_KEYS'],
  ['2', { isAseSub: true, isCfb: true }, 'ASE'],
  ['3 cloud', { isCloud: true, isTerm: true }, 'CLOUD'],
  ['3 cfb', { isCfb: true }, 'CLOUD'],
  ['4 term', { isTerm: true }, 'SUBSCRIPTION_GENERIC'],
  ['4 edition', { isEdition: true }, 'SUBSCRIPTION_GENERIC'],
  ['4 reactivate', { isReactivate: true }, 'SUBSCRIPTION_GENERIC'],
  ['4 renewal', { isRenewal: true }, 'SUBSCRIPTION_GENERIC'],
  ['4 auto renew', { isAutoRenew: true }, 'SUBSCRIPTION_GENERIC'],
  ['5', {}, 'RP_SUBSCRIPTION'],
];

test.each(T13)('T-13 row %s', (_, flags, variant) => {
  expect(confirmationVariant({ ...RP, ...flags })).toBe(variant);
});

test.each([
  ['PERPETUAL_KEYS', {}, []],
  ['ASE', {}, ['Assign Domain']],
  ['CLOUD', { domain: 'd' }, ['Assign Seats']],
  ['CLOUD', { instanceId: 'i', isCfb: true }, ['Assign Seats']],
  ['CLOUD', { isCfb: true }, ['Assign Domain']],
  ['CLOUD', {}, ['Assign Organization']],
  ['SUBSCRIPTION_GENERIC', {}, []],
  ['RP_SUBSCRIPTION', {}, ['Assign Subscriptions']],
] as const)('%s with %j offers %j first (T-13)', (variant, overrides, first) => {
  const question = { isCfb: false, domain: null, instanceId: null, ...overrides };
  expect(confirmationButtons(variant, question)).toEqual([...first, 'Billing', 'Manage Products']);
});
