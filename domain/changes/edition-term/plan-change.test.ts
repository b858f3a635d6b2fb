import { expect, test } from 'vitest';
import { message } from '../../messages/catalogue';
import { DIANA, seatFacts, subscriptionFacts, TODAY } from '../../testkit/facts';
import { seatUnit } from '../change-unit';
import { planChange } from './plan-change';

test.each([
  ['seats', 'rp', 1, message.alreadyEdition('selected')],
  ['bundles', 'legacyAse', 4, message.alreadyEditionCloud],
] as const)(
  'another edition of %s goes by the rules of their kind (D-142)',
  (_name, kind, licenseType, text) => {
    const selection = { group: subscriptionFacts({ kind }), units: [seatUnit(seatFacts({ licenseType }))] };
    const question = { viewer: DIANA, today: TODAY, supportHost: 'axure.com' };
    expect(planChange({ kind: 'EDITION', licenseType }, [selection], question)).toMatchObject({
      refusal: { message: text },
    });
  },
);
