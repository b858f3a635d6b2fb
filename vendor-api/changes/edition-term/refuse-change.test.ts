import { beforeAll, describe, expect, it } from 'vitest';
import { LicenseType } from '#domain/licenses/license-type';
import { message } from '#domain/messages/catalogue';
import { groupOf, MONTHLY, sendChange, type Wish } from '#tests/testkit/changes';
import { duringTests } from '#tests/testkit/during-tests';
import { addLicenses } from '#tests/testkit/portal-data';
import { groupRow, seatRows } from '#tests/testkit/renewals';
import { startShop } from '#tests/testkit/start-shop';
import type { TestUser } from '#tests/testkit/start-vendor';
import type { GroupSpec, SeatSpec } from '../../demo/builders';

const { Pro, Team, Enterprise } = LicenseType;
const YEAR_END = '2026-12-31';
const ENDS = { expireDate: YEAR_END };
const PO = { braintreeId: 'PURCHASE_ORDER' };
const PAST_DUE = { firstFailedPaymentAttempt: 1, firstFailedPaymentDate: '2026-04-01' };

let ann: TestUser;
let bob: TestUser;

const shop = duringTests(() => startShop('PGlite', { SUPPORT_HOST: 'store.example' }));
beforeAll(async () => {
  [ann, bob] = [await shop.vendor.user(), await shop.vendor.user()];
});

interface Group {
  readonly seats: readonly SeatSpec[];
  readonly more?: Partial<GroupSpec>;
  /** Owned by another customer; Ann manages the seats. */
  readonly isForeign?: boolean;
}

type Refusal = readonly [name: string, groups: readonly Group[], wish: Wish, code: string, text: string];

const one = (licenseType: 0 | 1 | 2, seat: Partial<SeatSpec> = {}, more: Partial<GroupSpec> = {}): Group => ({
  seats: [{ licenseType, ...seat }],
  more,
});
const foreign = (group: Group): Group => ({ ...group, isForeign: true });
const eligible = 'NOT_ELIGIBLE';

const TERM_REFUSALS: readonly Refusal[] = [
  ['1 a foreign group', [foreign(one(Pro))], { newTerm: 4 }, 'NOT_OWNER', message.notOwner],
  [
    '1 a foreign group beside own ones, before all else',
    [one(Pro, {}, PO), foreign(one(Pro))],
    { newTerm: 4 },
    'NOT_OWNER',
    message.notOwner,
  ],
  [
    '2 a purchase order',
    [one(Pro), one(Pro, {}, PO)],
    { newTerm: 4 },
    eligible,
    message.termPurchaseOrder('store.example'),
  ],
  ['3 past due', [one(Pro), one(Pro, {}, PAST_DUE)], { newTerm: 4 }, eligible, message.termPastDue],
  ['4 all on the term', [one(Pro), one(Team, ENDS)], { newTerm: 2 }, eligible, message.alreadyTerm],
  [
    '4 all waiting for the term',
    [one(Pro, { ...ENDS, futureTerm: 1, futureMultiplier: 1 })],
    { newTerm: 1 },
    eligible,
    message.alreadyTerm,
  ],
  [
    '5 the rest canceled',
    [one(Pro, ENDS), one(Pro, {}, MONTHLY)],
    { newTerm: 1 },
    eligible,
    message.allCanceled,
  ],
  ['5 a canceled group', [one(Pro, {}, { canceled: true })], { newTerm: 4 }, eligible, message.allCanceled],
  [
    '6 longer and shorter',
    [one(Pro), one(Pro, {}, { multiplier: 3 })],
    { newTerm: 4 },
    eligible,
    message.mixedTerms,
  ],
  [
    '9 a group that does not renew',
    [one(Pro, {}, { autoRenew: false })],
    { newTerm: 4 },
    eligible,
    message.allCanceled,
  ],
  [
    'an ended group',
    [one(Pro, {}, { expireDate: '2026-04-10' })],
    { newTerm: 4 },
    eligible,
    message.allEnded,
  ],
  [
    'a group that is not billed by time',
    [one(Pro, {}, { term: 3 })],
    { newTerm: 4 },
    eligible,
    message.termChangeFailed,
  ],
];

const EDITION_REFUSALS: readonly Refusal[] = [
  [
    '1 a purchase order downgraded',
    [one(Team, {}, PO)],
    { newEdition: Pro },
    eligible,
    message.downgradePurchaseOrder,
  ],
  [
    '1 a purchase order downgraded, before ownership',
    [foreign(one(Pro)), one(Team, {}, PO)],
    { newEdition: Pro },
    eligible,
    message.downgradePurchaseOrder,
  ],
  ['2 a foreign group', [one(Pro), foreign(one(Pro))], { newEdition: Team }, 'NOT_OWNER', message.notOwner],
  ['3 past due', [one(Pro, {}, PAST_DUE)], { newEdition: Team }, eligible, message.editionPastDue],
  [
    '3 a purchase order that is past due',
    [one(Pro, {}, { ...PO, ...PAST_DUE })],
    { newEdition: Team },
    eligible,
    message.editionPastDue,
  ],
  [
    '5 all on the edition',
    [one(Pro), one(Team, { ...ENDS, futureLicenseType: Pro })],
    { newEdition: Pro },
    eligible,
    message.alreadyEdition('selected'),
  ],
  [
    '5 the remaining on the edition',
    [one(Pro), one(Team, { expireDate: '2026-04-10' })],
    { newEdition: Pro },
    eligible,
    message.alreadyEdition('remaining'),
  ],
  [
    '6 canceled seats downgraded',
    [one(Enterprise, ENDS)],
    { newEdition: Pro },
    eligible,
    message.noneEligibleForDowngrade,
  ],
  [
    '6 a group downgraded that does not renew',
    [one(Team, {}, { autoRenew: false })],
    { newEdition: Pro },
    eligible,
    message.noneEligibleForDowngrade,
  ],
  [
    'an ended group',
    [one(Pro, {}, { expireDate: '2026-04-10' })],
    { newEdition: Team },
    eligible,
    message.allEnded,
  ],
];

async function make({ seats, more, isForeign }: Group) {
  const managed = seats.map((seat) => ({ ...seat, managers: [ann.email] }));
  return groupOf(shop, isForeign ? bob : ann, managed, more);
}

async function state(groups: readonly { id: string }[]) {
  return Promise.all(groups.map(async ({ id }) => [await groupRow(shop, id), await seatRows(shop, id)]));
}

describe.each([
  ['TERM-02, T-16', TERM_REFUSALS],
  ['EDIT-02, T-16', EDITION_REFUSALS],
])('(%s)', (rows, refusals) => {
  it.each(refusals)(`refuses %s, and changes nothing (${rows})`, async (_name, specs, wish, code, text) => {
    const groups = [];
    for (const spec of specs) groups.push(await make(spec));
    const before = await state(groups);
    const seatIds = groups.flatMap((group) => group.seatIds);
    const key = crypto.randomUUID();
    const { body } = await sendChange(shop, ann, { seatIds, ...wish }, await shop.newCard(), key);
    expect(body).toEqual({ success: false, transactionId: '', errorMessage: text, code });
    expect(await state(groups)).toEqual(before);
    expect(shop.charges(key)).toEqual([]);
  });
});

describe('whose seats they are', () => {
  it('is revealed by no refusal: unknown, foreign and mixed seats get the same answer (EDIT-17, TERM-13, D-115)', async () => {
    const mine = await groupOf(shop, ann, [{ licenseType: Team }]);
    const his = await groupOf(shop, bob, [{ licenseType: Team }], PO);
    const selections = [
      ['made-up'],
      his.seatIds,
      [...mine.seatIds, ...his.seatIds],
      [...mine.seatIds, 'made-up'],
    ];
    for (const wish of [{ newEdition: Pro }, { newTerm: 4 }]) {
      for (const seatIds of selections) {
        const { body } = await sendChange(shop, ann, { seatIds, ...wish });
        expect(body).toEqual({
          success: false,
          transactionId: '',
          errorMessage: message.notOwner,
          code: 'NOT_OWNER',
        });
      }
    }
  });

  it('is the token’s alone: another user id is refused (D-115)', async () => {
    const { seatIds } = await groupOf(shop, ann, [{ licenseType: Team }]);
    const { status } = await sendChange(shop, ann, { seatIds, newEdition: Pro }, { userId: bob.id });
    expect(status).toBe(403);
  });
});

describe('what is asked for', () => {
  it.each([
    ['no seat', [] as string[], { newEdition: Team }, message.groupMissing],
    ['no edition of a seat', ['x'], { newEdition: 3 }, message.unknownProduct],
    ['no edition at all', ['x'], { newEdition: Number.NaN }, message.unknownProduct],
    ['no term that there is', ['x'], { newTerm: 3 }, message.unknownProduct],
  ])('is refused for %s', async (_what, seatIds, wish, errorMessage) => {
    const { body } = await sendChange(shop, ann, { seatIds, ...wish });
    expect(body).toMatchObject({ success: false, code: 'INVALID_INPUT', errorMessage });
  });

  it('is refused for perpetual licenses and for cloud seats', async () => {
    const licenses = await addLicenses(shop.vendor, ann, ['Axure RP 8 Pro']);
    const bundle = await groupOf(shop, ann, [{ licenseType: 3 }], { kind: 'ase', licenseType: 3 });
    for (const seatIds of [licenses, bundle.seatIds]) {
      const edition = await sendChange(shop, ann, { seatIds, newEdition: Team });
      expect(edition.body).toMatchObject({ code: eligible, errorMessage: message.editionChangeFailed });
      const term = await sendChange(shop, ann, { seatIds, newTerm: 1 });
      expect(term.body).toMatchObject({ code: eligible, errorMessage: message.termChangeFailed });
    }
  });
});
