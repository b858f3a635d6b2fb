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
const ERR_35 =
  'You do not have ownership of the selected subscription. Please contact the subscription owner to make these changes';
const ERR_39 =
  'Unable to change billing term for subscriptions bought by Purchase Order. Please contact sales@axure.com.';
const ERR_40 =
  'Unable to change billing term for past due subscriptions. To change the billing term, cancel the subscription group and purchase a new one on the Buy page.';
const ERR_41 =
  'Unable to change product edition for past due subscriptions. To change the product edition, cancel the subscription group and purchase a new one on the Buy page.';
const ERR_43 = 'All subscriptions selected have been canceled.';
const ERR_47 = 'Unable to downgrade product edition for subscriptions bought by purchase order.';
const PAST_DUE = { firstFailedPaymentAttempt: 1, firstFailedPaymentDate: '2026-04-01' };
const CANCELED = { canceled: true, autoRenew: false };
const foreign = { isForeign: true } as const;

const CLOUD = { kind: 'cfb' as const, cloudAuthorCount: 2, domain: 'acme' };
const BUNDLES = { kind: 'ase' as const, licenseType: 4, domain: 'acme' };
const TEN = { licenseType: 4 } as const;
const CLOUD_PO = { autoRenew: false };

describe('another term for a cloud group (T-16)', () => {
  test.each<[string, ChangedGroup, string, ChangeOutcome]>([
    [
      'of another customer, in any other case',
      [{ ...BUNDLES, ...CLOUD_PO, ...PAST_DUE, ...foreign }, TEN],
      'MONTHLY',
      `${NOT_OWNER}: ${ERR_35}`,
    ],
    [
      'that does not renew',
      [{ ...CLOUD, ...CLOUD_PO, ...PAST_DUE }],
      'MONTHLY',
      `${NOT_ELIGIBLE}: ${ERR_39}`,
    ],
    ['that is past due', [{ ...CLOUD, ...PAST_DUE }], 'ANNUAL', `${NOT_ELIGIBLE}: ${ERR_40}`],
    ['that has it', [CLOUD], 'ANNUAL', `${NOT_ELIGIBLE}: The subscription is already the specified term.`],
    ['longer', [CLOUD], 'TWO_YEARS', { isPaid: true, rows: 1 }],
    ['shorter', [BUNDLES, TEN], 'MONTHLY', { isPaid: false, rows: 1 }],
    ['that is canceled', [{ ...CLOUD, ...CANCELED }], 'MONTHLY', `${NOT_ELIGIBLE}: ${ERR_43}`],
  ])('%s (TERM-11, ERR-35, ERR-46)', async (_what, group, to, expected) => {
    const { ann, ids } = await setUpGroups(portal, [group]);
    expect(outcomeOf(await previewTerm(portal, ann, { subscriptionId: ids[0] ?? '' }, to))).toEqual(expected);
  });
});

describe('another edition for bundles (T-16, D-110)', () => {
  test.each<[string, ChangedGroup, string, ChangeOutcome]>([
    [
      'of somebody else',
      [{ ...BUNDLES, ...CLOUD_PO, ...PAST_DUE, ...foreign }, TEN],
      'ASEC5',
      `${NOT_OWNER}: ${ERR_35}`,
    ],
    [
      'that do not renew, though it is larger',
      [{ ...BUNDLES, ...CLOUD_PO, ...PAST_DUE }, TEN],
      'ASEC20',
      `${NOT_ELIGIBLE}: ${ERR_47}`,
    ],
    ['that are past due', [{ ...BUNDLES, ...PAST_DUE }, TEN], 'ASEC10', `${NOT_ELIGIBLE}: ${ERR_41}`],
    [
      'that have it',
      [BUNDLES, TEN],
      'ASEC10',
      `${NOT_ELIGIBLE}: The subscription is already the specified edition.`,
    ],
    ['larger', [BUNDLES, TEN], 'ASEC100', { isPaid: true, rows: 1 }],
    ['smaller', [BUNDLES, TEN], 'ASEC5', { isPaid: false, rows: 1 }],
    ['that are none', [CLOUD], 'ASEC10', `${NOT_ELIGIBLE}: Error occured in edition change operation`],
  ])('%s (EDIT-15, ERR-23, ERR-35, ERR-46)', async (_what, group, to, expected) => {
    const { ann, ids } = await setUpGroups(portal, [group]);
    expect(outcomeOf(await previewEdition(portal, ann, { subscriptionId: ids[0] ?? '' }, to))).toEqual(
      expected,
    );
  });
});
