import { describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import {
  type ChangedGroup,
  type ChangeOutcome,
  outcomeOf,
  setUpGroups,
} from '../../../testkit/change-outcomes';
import { previewEdition, previewTerm } from '../../../testkit/changes';
import { startPortal } from '../../../testkit/start-portal';

const portal = duringTests(() => startPortal());

const NOT_OWNER = 'NOT_OWNER';
const NOT_ELIGIBLE = 'NOT_ELIGIBLE';
const ERR_34 =
  'You do not have ownership of one or more of the selected subscriptions. Please contact the subscription owner to make these changes';
const ERR_39 =
  'Unable to change billing term for subscriptions bought by Purchase Order. Please contact sales@axure.com.';
const ERR_40 =
  'Unable to change billing term for past due subscriptions. To change the billing term, cancel the subscription group and purchase a new one on the Buy page.';
const ERR_41 =
  'Unable to change product edition for past due subscriptions. To change the product edition, cancel the subscription group and purchase a new one on the Buy page.';
const ERR_42 = 'All licenses selected are already the specified term.';
const ERR_43 = 'All subscriptions selected have been canceled.';
const ERR_44 =
  'Unable to change billing term. Please select only subscriptions to be changed to a longer term OR only subscriptions to be changed to a shorter term.';
const ERR_47 = 'Unable to downgrade product edition for subscriptions bought by purchase order.';
const ERR_48 = 'None of the selected licenses are eligible for downgrade.';
const PO = { braintreeId: 'PURCHASE_ORDER', autoRenew: false };
const PAST_DUE = { firstFailedPaymentAttempt: 1, firstFailedPaymentDate: '2026-04-01' };
const MONTHLY = { term: 1, startDate: '2026-04-01', expireDate: '2026-04-30' };
const THREE_YEARS = { term: 2, multiplier: 3, startDate: '2025-01-01', expireDate: '2027-12-31' };
const CANCELED = { canceled: true, autoRenew: false };
const PRO = { licenseType: 0 } as const;
const TEAM = { licenseType: 1 } as const;
const GONE = { expireDate: '2026-12-31' };
const OVER = { expireDate: '2026-04-10' };
const TO_MONTHLY = { ...GONE, futureTerm: 1, futureMultiplier: 1 };
const TO_PRO = { ...GONE, futureLicenseType: 0 };
const foreign = { isForeign: true } as const;

describe('another term for seats (T-16)', () => {
  test.each<[string, ChangedGroup[], string, ChangeOutcome]>([
    [
      'of a foreign group, in any other case',
      [
        [{}, PRO],
        [{ ...PO, ...PAST_DUE, ...foreign }, PRO],
      ],
      'MONTHLY',
      `${NOT_OWNER}: ${ERR_34}`,
    ],
    [
      'of a purchase order, though past due',
      [[{ ...PO, ...PAST_DUE }, PRO]],
      'MONTHLY',
      `${NOT_ELIGIBLE}: ${ERR_39}`,
    ],
    [
      'that are past due, though already on it',
      [
        [PAST_DUE, PRO],
        [{}, PRO],
      ],
      'ANNUAL',
      `${NOT_ELIGIBLE}: ${ERR_40}`,
    ],
    [
      'already on it',
      [
        [{}, PRO],
        [{}, TEAM],
      ],
      'ANNUAL',
      `${NOT_ELIGIBLE}: ${ERR_42}`,
    ],
    ['already waiting for it', [[{}, { ...PRO, ...TO_MONTHLY }]], 'MONTHLY', `${NOT_ELIGIBLE}: ${ERR_42}`],
    ['all canceled', [[{}, { ...PRO, ...GONE }]], 'MONTHLY', `${NOT_ELIGIBLE}: ${ERR_43}`],
    ['of a canceled group', [[CANCELED, PRO]], 'MONTHLY', `${NOT_ELIGIBLE}: ${ERR_43}`],
    [
      'already on it or canceled',
      [
        [{}, { ...PRO, ...GONE }],
        [MONTHLY, PRO],
      ],
      'MONTHLY',
      `${NOT_ELIGIBLE}: ${ERR_43}`,
    ],
    [
      'both shorter and longer',
      [
        [MONTHLY, PRO],
        [THREE_YEARS, PRO],
      ],
      'ANNUAL',
      `${NOT_ELIGIBLE}: ${ERR_44}`,
    ],
    [
      'all longer',
      [
        [MONTHLY, PRO],
        [{}, PRO],
        [THREE_YEARS, PRO],
      ],
      'THREE_YEARS',
      { isPaid: true, rows: 2 },
    ],
    [
      'all shorter',
      [
        [{}, PRO],
        [THREE_YEARS, PRO],
      ],
      'MONTHLY',
      { isPaid: false, rows: 2 },
    ],
    [
      'of which some are canceled or over',
      [[{}, PRO, { ...PRO, ...GONE }, { ...PRO, ...OVER }]],
      'MONTHLY',
      { isPaid: false, rows: 1 },
    ],
    ['that waited for another', [[{}, { ...PRO, ...TO_MONTHLY }]], 'ANNUAL', { isPaid: false, rows: 1 }],
  ])(
    '%s (ERR-34, ERR-39, ERR-40, ERR-42, ERR-43, ERR-44, TERM-02, TERM-13, TERM-14)',
    async (_what, groups, to, expected) => {
      const { ann, seatIds } = await setUpGroups(portal, groups);
      expect(outcomeOf(await previewTerm(portal, ann, { seatIds }, to))).toEqual(expected);
    },
  );
});

describe('another edition for seats (T-16)', () => {
  test.each<[string, ChangedGroup[], string, ChangeOutcome]>([
    [
      'of a purchase order that would go down, though foreign',
      [[{ ...PO, ...foreign }, TEAM]],
      'PRO',
      `${NOT_ELIGIBLE}: ${ERR_47}`,
    ],
    ['of a foreign group', [[{ ...PAST_DUE, ...foreign }, PRO]], 'TEAM', `${NOT_OWNER}: ${ERR_34}`],
    ['that are past due, though already on it', [[PAST_DUE, TEAM]], 'TEAM', `${NOT_ELIGIBLE}: ${ERR_41}`],
    ['of a purchase order that go up', [[PO, PRO]], 'TEAM', { isPaid: true, rows: 1 }],
    [
      'already on it',
      [[{}, TEAM]],
      'TEAM',
      `${NOT_ELIGIBLE}: All selected licenses are already the specified edition.`,
    ],
    [
      'already waiting for it',
      [[{}, { ...TEAM, ...TO_PRO }]],
      'PRO',
      `${NOT_ELIGIBLE}: All selected licenses are already the specified edition.`,
    ],
    [
      'already on it, or over',
      [[{}, TEAM, { ...PRO, ...OVER }]],
      'TEAM',
      `${NOT_ELIGIBLE}: All remaining licenses are already the specified edition.`,
    ],
    ['that go down and are canceled', [[{}, { ...TEAM, ...GONE }, PRO]], 'PRO', `${NOT_ELIGIBLE}: ${ERR_48}`],
    ['that go up and are canceled', [[{}, { ...PRO, ...GONE }]], 'TEAM', { isPaid: true, rows: 1 }],
    [
      'up and down',
      [
        [{}, PRO],
        [{}, { licenseType: 2 }],
      ],
      'TEAM',
      { isPaid: true, rows: 2 },
    ],
    ['all down', [[{}, TEAM, PRO]], 'PRO', { isPaid: false, rows: 1 }],
  ])('%s (EDIT-02, EDIT-17, ERR-34, ERR-41, ERR-47, ERR-48, ERR-49)', async (_what, groups, to, expected) => {
    const { ann, seatIds } = await setUpGroups(portal, groups);
    expect(outcomeOf(await previewEdition(portal, ann, { seatIds }, to))).toEqual(expected);
  });
});
