import { beforeAll, describe, expect, it } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { DECLINED_VISA } from '#tests/testkit/card-nonce';
import { countRows } from '#tests/testkit/count-rows';
import { duringTests } from '#tests/testkit/during-tests';
import {
  chargesOf,
  dueGroup,
  groupRow,
  mailsFor,
  PERIOD_END,
  putCardOnFile,
  renew,
  renewalsOf,
  seatRows,
} from '#tests/testkit/renewals';
import { startShop } from '#tests/testkit/start-shop';
import { TEST_TODAY } from '#tests/testkit/start-vendor';
import { racedDatabases } from '#tests/testkit/test-databases';
import { CLOUD, PURCHASE_ORDER, type Transfers, transfersAt } from '#tests/testkit/transfers';
import { seatManagers } from '../../db/schema/licenses';

const DONE = { success: true, transactionId: '', message: '' };

describe.each(racedDatabases)('accepting a transfer, on %s', (database) => {
  let at: Transfers;
  const shop = duringTests(() => startShop(database));
  beforeAll(async () => {
    at = transfersAt(shop);
  });

  const people = async () => [await shop.vendor.user(), await shop.vendor.user()] as const;
  const managersOf = async (id: string) => {
    const ids = (await seatRows(shop, id)).map((seat) => seat.id);
    const rows = await shop.vendor.deps.db.select().from(seatManagers);
    return ids.map((seatId) => rows.flatMap((row) => (row.seatId === seatId ? row.email : [])).toSorted());
  };

  it('makes the new owner pay by the new card from the next renewal on, and charges nothing now (XFER-11, XFER-16, REST-28)', async () => {
    const [ann, bob] = await people();
    const seats = [
      { licenseType: 0 as const, assignedTo: 'user@team.example' },
      { licenseType: 0 as const, managers: ['boss@team.example'] },
    ];
    const id = await at.offered(ann, bob, { seats });
    const { body } = await at.accept(
      bob,
      id,
      { ...(await shop.newCard()), userTotalPrice: '600.00' },
      'attempt-transfer-1',
    );
    expect(body).toEqual(DONE);
    expect(shop.charges('attempt-transfer-1')).toEqual([]);
    const group = await groupRow(shop, id);
    expect(group).toMatchObject({
      ownerId: bob.id,
      pendingOwnerEmail: null,
      pendingDate: null,
      autoRenew: true,
    });
    expect(group.braintreeId).not.toBe(`card-of-${ann.id}`);
    expect(await seatRows(shop, id)).toMatchObject([
      { ownerId: bob.id, assignedTo: 'user@team.example' },
      { ownerId: bob.id },
    ]);
    expect(await managersOf(id)).toEqual([
      [ann.email, bob.email].toSorted(),
      [bob.email, 'boss@team.example'].toSorted(),
    ]);
    const rows = await shop.vendor.call('/user/loadLicenseRows', { token: ann.token });
    expect(rows.body['subRows']).toMatchObject([
      { subscriptionOwner: bob.email, isManager: true, pendingOwner: null },
    ]);
    const info = await shop.vendor.call('/userbilling/GetBillingInfo', { token: bob.token });
    expect(info.body).toMatchObject({ hasExistingPaymentMethod: true, lastFour: '1111' });
    const text = expect.stringContaining('subscription (Axure RP Pro × 2)');
    expect(await mailsFor(shop, ann.email)).toMatchObject([{ kind: 'transfer-accepted', text }]);
    expect(await mailsFor(shop, bob.email)).toMatchObject([{ kind: 'transfer-taken', text }]);
  });

  it('has the renewal charge the new owner and nobody else (XFER-16)', async () => {
    const [ann, bob] = await people();
    await putCardOnFile(shop, ann, 'declined');
    await putCardOnFile(shop, bob);
    const id = await dueGroup(shop, ann, { pendingOwnerEmail: bob.email, pendingDate: PERIOD_END });
    expect((await at.accept(bob, id, await shop.storedCard())).body).toEqual(DONE);
    await renew(shop);
    expect(await groupRow(shop, id)).toMatchObject({
      ownerId: bob.id,
      expireDate: '2027-04-10',
      firstFailedPaymentAttempt: null,
    });
    expect(chargesOf(shop, id)).toEqual(['300.00']);
    expect([(await renewalsOf(shop, ann.id)).length, (await renewalsOf(shop, bob.id)).length]).toEqual([
      0, 1,
    ]);
  });

  it.each([
    ['renews', {}, 'Your card is charged when it renews.'],
    ['is canceled', { canceled: true }, 'It does not renew automatically.'],
    [
      'has no seat that goes on',
      { seats: [{ licenseType: 0 as const, expireDate: '2026-12-31' }] },
      'It does not renew automatically.',
    ],
    ['is a purchase order', PURCHASE_ORDER, 'It does not renew automatically.'],
  ])('tells the new owner by mail what was shown: of a group that %s', async (_what, spec, told) => {
    const [ann, bob] = await people();
    const id = await at.offered(ann, bob, spec);
    expect((await at.accept(bob, id, await shop.newCard())).body).toEqual(DONE);
    const [mail] = await mailsFor(shop, bob.email);
    expect(mail?.text).toContain(told);
    expect(mail?.text.match(/renew/g)).toHaveLength(1);
  });

  it.each([
    ['renewed by card', {}, true],
    ['was canceled', { canceled: true }, false],
    ['is a purchase order', PURCHASE_ORDER, false],
  ])(
    'tells the former owner of charges that end only where there were any: the group %s',
    async (_what, spec, areTold) => {
      const [ann, bob] = await people();
      const id = await at.offered(ann, bob, spec);
      expect((await at.accept(bob, id, await shop.newCard())).body).toEqual(DONE);
      const [mail] = await mailsFor(shop, ann.email);
      expect(mail?.text.includes('Your card is no longer charged for it.')).toBe(areTold);
      expect(mail?.text).toContain('Seats that you manage or use stay yours to manage or use.');
    },
  );

  it('tells the former owner of authors of charges alone, because they have no managers or users', async () => {
    const [ann, bob] = await people();
    const id = await at.offered(ann, bob, CLOUD);
    const form = { subscriptionGroups: '', isCloud: 'true', subscriptionId: id };
    expect((await at.accept(bob, id, { ...form, ...(await shop.newCard()) })).body).toEqual(DONE);
    const [mail] = await mailsFor(shop, ann.email);
    expect(mail?.text).toMatch(/2026\.\n\nYour card is no longer charged for it\.\n$/);
  });

  it('is done once, however often it is sent', async () => {
    const [ann, bob] = await people();
    await putCardOnFile(shop, bob);
    const id = await at.offered(ann, bob);
    const form = await shop.storedCard();
    const answers = await Promise.all([1, 2, 3].map(() => at.accept(bob, id, form, 'attempt-transfer-2')));
    expect(answers.map(({ body }) => body)).toEqual([DONE, DONE, DONE]);
    expect((await at.accept(bob, id, form, 'attempt-transfer-2')).body).toEqual(DONE);
    expect(await mailsFor(shop, ann.email)).toHaveLength(1);
    const fresh = await at.accept(bob, id, await shop.storedCard());
    expect(fresh.body).toMatchObject({ success: false, message: message.transferAcceptFailed });
  });

  it('goes without a card for purchase orders, which stay what they are (XFER-12)', async () => {
    const [ann, bob] = await people();
    const id = await at.offered(ann, bob, PURCHASE_ORDER);
    expect((await at.accept(bob, id)).body).toEqual(DONE);
    expect(await groupRow(shop, id)).toMatchObject({
      ...PURCHASE_ORDER,
      ownerId: bob.id,
      pendingOwnerEmail: null,
    });
    const info = await shop.vendor.call('/userbilling/GetBillingInfo', { token: bob.token });
    expect(info.body).toMatchObject({ hasExistingPaymentMethod: false });
  });

  it('lets the new owner of a purchase order have it renew by card (XFER-14)', async () => {
    const [ann, bob] = await people();
    const id = await at.offered(ann, bob, PURCHASE_ORDER);
    await at.accept(bob, id);
    const seatIds = JSON.stringify((await seatRows(shop, id)).map((seat) => seat.id));
    const form = { seatIds, subscriptionGroup: id, ...(await shop.newCard()) };
    const { body } = await shop.buy(bob, form, undefined, '/cart/setAutorenew');
    expect(body).toMatchObject({ success: true });
    expect(await groupRow(shop, id)).toMatchObject({ ownerId: bob.id, autoRenew: true });
    expect((await groupRow(shop, id)).braintreeId).not.toBe(PURCHASE_ORDER.braintreeId);
  });

  it('takes cloud groups by their own fields, purchase orders of them too (XFER-17)', async () => {
    const [ann, bob] = await people();
    await putCardOnFile(shop, bob);
    const [renewing, ordered] = [
      await at.offered(ann, bob, CLOUD),
      await at.offered(ann, bob, { ...CLOUD, autoRenew: false }),
    ];
    const named = (subscriptionId: string) => ({ subscriptionGroups: '', isCloud: 'true', subscriptionId });
    expect((await at.accept(bob, renewing, named(renewing))).body).toMatchObject({
      success: false,
      code: 'INVALID_PAYMENT_METHOD',
    });
    expect(
      (await at.accept(bob, renewing, { ...named(renewing), ...(await shop.storedCard()) })).body,
    ).toEqual(DONE);
    expect((await at.accept(bob, ordered, named(ordered))).body).toEqual(DONE);
    const { body } = await shop.vendor.call('/user/loadCloudSubscriptionGroups', { token: bob.token });
    expect(body).toMatchObject({
      pendingSubscriptionGroups: [],
      subscriptionGroups: [{ ownerId: bob.id }, { ownerId: bob.id }],
    });
  });

  it('is refused to everybody else, for debts, at another price and without a card (XFER-15, XFER-19)', async () => {
    const [ann, bob] = await people();
    const carl = await shop.vendor.user();
    const id = await at.offered(ann, bob);
    const failed = await at.offered(ann, bob, {
      firstFailedPaymentAttempt: 1,
      firstFailedPaymentDate: TEST_TODAY,
    });
    const card = () => shop.newCard();
    const before = await countRows(shop.vendor.deps.db);
    const [{ id: seatId = '' } = {}] = await seatRows(shop, id);
    const refusals = [
      await at.accept(ann, id, await card()),
      await at.accept(carl, id, await card()),
      await at.accept(carl, id, { ...(await card()), seatIds: seatId }),
      await at.accept(bob, 'nope', await card()),
      await at.accept(bob, failed, await card()),
      await at.accept(bob, id, { ...(await card()), userTotalPrice: '1.00' }),
      await at.accept(bob, id),
      await at.accept(bob, id, { ...(await card()), recaptchaToken: 'forged' }),
      await at.accept(bob, id, { ...(await card()), subscriptionGroups: JSON.stringify([id, failed]) }),
      await at.accept(bob, id, { ...(await card()), isCloud: 'true', subscriptionId: failed }),
      await at.accept(bob, id, await shop.newCard(DECLINED_VISA)),
    ].map(({ body }) => [body['success'], body['code'], body['message']]);
    expect(refusals).toEqual([
      [false, 'NOT_ALLOWED', message.transferAcceptFailed],
      [false, 'NOT_ALLOWED', message.transferAcceptFailed],
      [false, 'NOT_ALLOWED', message.transferAcceptFailed],
      [false, 'NOT_ALLOWED', message.transferAcceptFailed],
      [false, 'NOT_ELIGIBLE', message.pastDue],
      [false, 'PRICE_CHANGED', message.priceChanged],
      [false, 'INVALID_PAYMENT_METHOD', message.paymentMethodInvalid],
      [false, 'CAPTCHA_FAILED', expect.any(String)],
      [false, 'INVALID_INPUT', message.oneGroupOnly],
      [false, 'INVALID_INPUT', message.oneGroupOnly],
      [false, 'CARD_DECLINED', expect.any(String)],
    ]);
    expect(await countRows(shop.vendor.deps.db)).toEqual(before);
    expect(await groupRow(shop, id)).toMatchObject({ ownerId: ann.id, pendingOwnerEmail: bob.email });
  });

  it('and taking it back exclude each other', async () => {
    const [ann, bob] = await people();
    await putCardOnFile(shop, bob);
    const id = await at.offered(ann, bob);
    const [accepted, canceled] = await Promise.all([
      at.accept(bob, id, await shop.storedCard()),
      at.cancel(ann, id),
    ]);
    const isBobs = (await groupRow(shop, id)).ownerId === bob.id;
    expect([accepted.body['success'], canceled['success']]).toEqual([isBobs, !isBobs]);
    expect(await groupRow(shop, id)).toMatchObject({ pendingOwnerEmail: null });
  });
});
