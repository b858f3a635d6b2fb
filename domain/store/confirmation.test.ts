import { expect, test } from 'vitest';
import {
  type ConfirmationFlags,
  confirmationButtons,
  confirmationChange,
  confirmationTermCode,
  confirmationVariant,
  shownTeamKey,
} from './confirmation';

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

test.each(T13)('row %s has its variant (CONF-03, T-13, D-109)', (_, flags, variant) => {
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
] as const)('%s with %j offers %j first (CONF-05, T-13, D-109)', (variant, overrides, first) => {
  const question = { isCfb: false, domain: null, instanceId: null, ...overrides };
  expect(confirmationButtons(variant, question)).toEqual([...first, 'Billing', 'Manage Products']);
});

const FLAGS = Object.keys(RP).filter((name): name is keyof ConfirmationFlags => name in RP);

const EVERY = FLAGS.reduce<ConfirmationFlags[]>(
  (all, name) => all.flatMap((flags) => [false, true].map((value) => ({ ...flags, [name]: value }))),
  [RP],
);

/** Rows of the table; the first row whose condition holds applies. */
const ROWS: [variant: string, holds: (flags: ConfirmationFlags) => boolean][] = [
  ['PERPETUAL_KEYS', ({ isSubscription }) => !isSubscription],
  ['ASE', ({ isAseSub }) => isAseSub],
  ['CLOUD', ({ isCloud, isCfb }) => isCloud || isCfb],
  [
    'SUBSCRIPTION_GENERIC',
    (f) => [f.isTerm, f.isEdition, f.isReactivate, f.isRenewal, f.isAutoRenew].includes(true),
  ],
  ['RP_SUBSCRIPTION', () => true],
];

test('each of the 512 combinations of flags has the first row of T-13 that fits (CONF-03)', () => {
  expect(new Set(EVERY.map((flags) => JSON.stringify(flags))).size).toBe(512);
  for (const flags of EVERY) {
    expect(confirmationVariant(flags), JSON.stringify(flags)).toBe(
      ROWS.find(([, holds]) => holds(flags))?.[0],
    );
  }
});

test('Billing and Manage Products come last for all flags, after one assignment at most (CONF-05)', () => {
  const homes = [
    { domain: null, instanceId: null },
    { domain: 'northwind', instanceId: null },
    { domain: null, instanceId: '9' },
    { domain: '', instanceId: '' },
  ];
  for (const flags of EVERY) {
    for (const home of homes) {
      const buttons = confirmationButtons(confirmationVariant(flags), { ...flags, ...home });
      expect(buttons.slice(-2)).toEqual(['Billing', 'Manage Products']);
      expect(buttons.slice(0, -2).filter((name) => !name.startsWith('Assign '))).toEqual([]);
      expect(buttons.length).toBeLessThanOrEqual(3);
    }
  }
});

const NONE: ConfirmationFlags = {
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

test.each([
  [{ isTerm: true, isEdition: true, isRenewal: true }, 'TERM'],
  [{ isEdition: true, isReactivate: true }, 'EDITION'],
  [{ isReactivate: true, isRenewal: true }, 'REACTIVATION'],
  [{ isRenewal: true, isAutoRenew: true }, 'RENEWAL'],
  [{ isAutoRenew: true }, 'AUTO_RENEW'],
  [{}, null],
  [{ isSubscription: false, isCloud: true }, null],
] as const)('what changed by %j is %s (CONF-03)', (flags, change) => {
  expect(confirmationChange({ ...NONE, ...flags })).toBe(change);
});

test.each([
  [1, false, false, 1],
  [2, false, false, 2],
  [2, true, false, 4],
  [2, false, true, 5],
  ['2', true, false, 4],
  [1, true, false, 1],
  [4, false, false, 4],
  [9, false, false, 2],
])('term %j, two years %s, three years %s is the code %i (CONF-11)', (term, is2Year, is3Year, code) => {
  expect(confirmationTermCode({ term, is2Year, is3Year })).toBe(code);
});

test.each([0, 1, 63, 64])('a Team key of %i characters is shown whole (CONF-04)', (length) => {
  expect(shownTeamKey('k'.repeat(length))).toBe('k'.repeat(length));
});

test('a longer Team key is shown up to its 64th character (CONF-04, D-55)', () => {
  const key = Array.from({ length: 130 }, (_, index) => String.fromCharCode(65 + (index % 26))).join('');
  expect(shownTeamKey(key)).toBe(key.slice(0, 64));
});
