import { expect, test } from 'vitest';
import { confirmationChange } from './confirmation-change';
import type { ConfirmationFlags } from './confirmation-variant';

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
