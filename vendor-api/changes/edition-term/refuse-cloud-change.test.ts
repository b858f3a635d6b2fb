import { beforeAll, describe, expect, it } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { message } from '#domain/messages/catalogue';
import { groupOf, sendCloudChange, type Wish } from '#tests/testkit/changes';
import { duringTests } from '#tests/testkit/during-tests';
import { groupRow, seatRows } from '#tests/testkit/renewals';
import { startShop } from '#tests/testkit/start-shop';
import type { TestUser } from '#tests/testkit/start-vendor';
import type { GroupSpec, SeatSpec } from '../../demo/builders';

const { Asec5, Asec10, Asec20, Pro } = LicenseType;
const YEAR_END = '2026-12-31';

let ann: TestUser;
let bob: TestUser;
const shop = duringTests(() => startShop('PGlite', { SUPPORT_HOST: 'store.example' }));
beforeAll(async () => {
  [ann, bob] = [await shop.vendor.user(), await shop.vendor.user()];
});

const PO = { braintreeId: 'PURCHASE_ORDER', autoRenew: false };
const PAST_DUE = { firstFailedPaymentDate: '2026-04-01' };
const CANCELED = { canceled: true };
const COUNTED: Partial<GroupSpec> = { kind: 'cfb', cloudAuthorCount: 2 };
const BUNDLES: Partial<GroupSpec> = { kind: 'ase', licenseType: Asec10 };
const ONE: readonly SeatSpec[] = [{ licenseType: Asec10 }];
const NONE: readonly SeatSpec[] = [];
const eligible = 'NOT_ELIGIBLE';

type Refusal = readonly [
  name: string,
  group: Partial<GroupSpec>,
  seats: readonly SeatSpec[],
  wish: Wish,
  text: string,
];

async function expectRefused(
  owner: TestUser,
  [, group, seats, wish, text]: Refusal,
  code: string,
): Promise<void> {
  const managed = seats.map((seat) => ({ ...seat, managers: [...new Set([owner.email, ann.email])] }));
  const { id } = await groupOf(shop, owner, managed, group);
  const before = [await groupRow(shop, id), await seatRows(shop, id)];
  const card = { ...(await shop.newCard()), userTotalPrice: '1.00' };
  for (const more of [{}, card]) {
    const { body } = await sendCloudChange(shop, ann, { id, ...wish }, more);
    expect(body).toEqual({ success: false, transactionId: '', errorMessage: text, code });
  }
  expect([await groupRow(shop, id), await seatRows(shop, id)]).toEqual(before);
}

describe('another term of a cloud group is refused (T-16, TERM-11)', () => {
  it.each<Refusal>([
    [
      '2 bought by purchase order',
      { ...COUNTED, ...PO, ...PAST_DUE },
      NONE,
      { newTerm: 1 },
      message.termPurchaseOrder('store.example'),
    ],
    ['3 that is past due', { ...COUNTED, ...PAST_DUE }, NONE, { newTerm: 2 }, message.termPastDue],
    ['4 that has it', COUNTED, NONE, { newTerm: 2 }, message.alreadyTermCloud],
    [
      '4 that waits for it',
      { ...COUNTED, futureTerm: 1, futureMultiplier: 1 },
      NONE,
      { newTerm: 1 },
      message.alreadyTermCloud,
    ],
    ['that is canceled', { ...COUNTED, ...CANCELED }, NONE, { newTerm: 4 }, message.allCanceled],
    [
      'that is canceled and on it',
      { ...COUNTED, ...CANCELED },
      NONE,
      { newTerm: 2 },
      message.alreadyTermCloud,
    ],
    [
      'whose bundle is canceled',
      BUNDLES,
      [{ licenseType: Asec10, expireDate: YEAR_END }],
      { newTerm: 4 },
      message.allCanceled,
    ],
    ['that is over', { ...COUNTED, expireDate: '2026-04-10' }, NONE, { newTerm: 4 }, message.allEnded],
    ['that holds nothing', { ...COUNTED, cloudAuthorCount: 0 }, NONE, { newTerm: 4 }, message.allCanceled],
    ['of RP, which is none', {}, [{ licenseType: Pro }], { newTerm: 4 }, message.termChangeFailed],
  ])('for one %s', (...refusal) => expectRefused(ann, refusal, eligible));

  it('for another customer’s group, to its managers too, regardless of its state (ERR-35)', async () => {
    const managed: Refusal = ['', { ...BUNDLES, ...PO }, ONE, { newTerm: 4 }, message.notOwnerCloud];
    await expectRefused(bob, managed, 'NOT_OWNER');
    const { body } = await sendCloudChange(shop, ann, { id: 'made-up', newTerm: 4 });
    expect(body).toMatchObject({ code: 'NOT_OWNER', errorMessage: message.notOwnerCloud });
  });
});

describe('another bundle is refused (T-16, EDIT-15)', () => {
  it.each<Refusal>([
    [
      '2 that do not renew, though it is larger',
      { ...BUNDLES, ...PO, ...PAST_DUE },
      ONE,
      { newEdition: Asec20 },
      message.downgradePurchaseOrder,
    ],
    ['3 that are past due', { ...BUNDLES, ...PAST_DUE }, ONE, { newEdition: Asec10 }, message.editionPastDue],
    ['4 that are such', BUNDLES, ONE, { newEdition: Asec10 }, message.alreadyEditionCloud],
    [
      '4 that wait to be such',
      BUNDLES,
      [{ licenseType: Asec10, futureLicenseType: Asec5, expireDate: YEAR_END }],
      { newEdition: Asec5 },
      message.alreadyEditionCloud,
    ],
    [
      'that are canceled',
      BUNDLES,
      [{ licenseType: Asec10, expireDate: YEAR_END }],
      { newEdition: Asec20 },
      message.allCanceled,
    ],
    ['where seats are counted', COUNTED, NONE, { newEdition: Asec20 }, message.editionChangeFailed],
    [
      'where seats are of RP',
      {},
      [{ licenseType: Pro }],
      { newEdition: Asec20 },
      message.editionChangeFailed,
    ],
  ])('for those %s', (...refusal) => expectRefused(ann, refusal, eligible));

  it('for those of somebody else (ERR-35)', async () => {
    const managed: Refusal = ['', BUNDLES, ONE, { newEdition: Asec20 }, message.notOwnerCloud];
    await expectRefused(bob, managed, 'NOT_OWNER');
  });

  it.each([2, 8, 13, Number.NaN])('to %i, which is no bundle', async (newEdition) => {
    const { id } = await groupOf(shop, ann, ONE, BUNDLES);
    const { body } = await sendCloudChange(shop, ann, { id, newEdition });
    expect(body).toMatchObject({ code: 'INVALID_INPUT', errorMessage: message.unknownProduct });
  });

  it('for another price than it has, and without a card', async () => {
    const { id } = await groupOf(shop, ann, ONE, BUNDLES);
    const card = await shop.newCard();
    const cheap = await sendCloudChange(
      shop,
      ann,
      { id, newEdition: Asec20 },
      { ...card, userTotalPrice: '1.00' },
    );
    expect(cheap.body).toMatchObject({ success: false, code: 'PRICE_CHANGED' });
    const free = await sendCloudChange(shop, ann, { id, newEdition: Asec20 }, { userTotalPrice: '1481.09' });
    expect(free.body).toMatchObject({ success: false, code: 'INVALID_PAYMENT_METHOD' });
    expect(await seatRows(shop, id)).toMatchObject([{ licenseType: Asec10 }]);
  });

  it('without a group', async () => {
    const { body } = await sendCloudChange(shop, ann, { id: '', newEdition: Asec20 });
    expect(body).toMatchObject({ code: 'INVALID_INPUT', errorMessage: message.groupMissing });
  });
});
