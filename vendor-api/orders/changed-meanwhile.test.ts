import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { sendChange } from '#tests/testkit/changes';
import { duringTests } from '#tests/testkit/during-tests';
import { groupRow, seatRows } from '#tests/testkit/renewals';
import { cancelGroup, pastDueCustomer, sendRetry } from '#tests/testkit/retries';
import { startShop } from '#tests/testkit/start-shop';
import type { TestUser } from '#tests/testkit/start-vendor';
import { PURCHASE_ORDER, transfersAt } from '#tests/testkit/transfers';
import { payingCustomer } from '../billing/card-on-file';
import type { OrderKindName } from '../db/schema/order-kinds';
import { type GroupSpec, insertGroup } from '../demo/builders';
import type { OrderAnswer } from './order-answer';
import { placeOrder } from './place-order';

type Form = Readonly<Record<string, string | readonly string[]>>;

interface RivaledOrder {
  readonly kind: OrderKindName;
  readonly user: TestUser;
  readonly groupId: string;
  readonly form: Form;
  readonly meanwhile: () => Promise<unknown>;
  /** Unless the price has changed. */
  readonly reason?: { readonly code: string; readonly errorMessage: string };
}

const YEAR = { startDate: '2026-01-01', expireDate: '2026-12-31' };
const ENDED = { startDate: '2025-04-02', expireDate: '2026-04-01', canceled: true, autoRenew: false };

describe('an order whose price has changed before its charge', () => {
  const shop = duringTests(() => startShop('PGlite'));

  const groupOf = async (owner: TestUser, spec: Partial<GroupSpec> = {}) => {
    const seats = [{ licenseType: 0 as const }, { licenseType: 0 as const }];
    const id = await insertGroup(shop.vendor.deps.db, owner, { ...YEAR, seats, ...spec });
    return { id, seatIds: (await seatRows(shop, id)).map((seat) => seat.id) };
  };

  /** Places an order as its endpoint does, paused after its check. */
  async function place(
    { kind, user, form, meanwhile }: RivaledOrder,
    key: string,
  ): Promise<OrderAnswer | null> {
    const { deps } = shop.vendor;
    const placed = deps.orderKinds[kind].endpoints[0]?.read({ ...form, ...(await shop.newCard()) });
    if (!placed) throw new Error('not an order of this kind');
    return placeOrder(deps, {
      ...{ key, userId: user.id, kind, fingerprint: key },
      customer: () => payingCustomer(deps.db, user.id),
      async check({ isRepeat }) {
        const asker = { ...user, company: '', emailProven: true };
        const checked = await placed.check(deps, { user: asker, remoteIp: undefined, isRepeat });
        expect(checked).toMatchObject({ ok: true });
        await meanwhile();
        return checked;
      },
    });
  }

  type Rival = (user: TestUser, form: Readonly<Record<string, string>>) => Promise<unknown>;

  const renewed: Rival = async (user, form) =>
    shop.buy(user, { ...form, ...(await shop.newCard()) }, randomUUID(), '/cart/renewpo');

  const upgraded: Rival = async (user, { subscriptionGroup = '' }) => {
    const [seat] = await seatRows(shop, subscriptionGroup);
    const wish = { seatIds: [seat?.id ?? ''], newEdition: 2 };
    await sendChange(shop, user, wish, { ...(await shop.newCard()), userTotalPrice: '522.74' });
  };

  const automatic: Rival = async (user, form) =>
    shop.buy(user, { ...form, ...(await shop.newCard()) }, randomUUID(), '/cart/setAutorenew');

  const joined: Rival = async (user, { subscriptionGroup = '' }) => {
    const cart = { proQuantity: '1', proSubAdj: '82.19', userTotalPrice: '217.81', company: 'Lee Ltd' };
    const form = { term: '2', subscriptionGroup, ...cart, ...(await shop.newCard()) };
    return shop.buy(user, form, randomUUID(), '/cart/addUsersToPo');
  };

  async function renewablePo(
    kind: 'poRenewal' | 'autoRenew',
    total: string,
    rival: Rival,
  ): Promise<RivaledOrder> {
    const user = await shop.vendor.user();
    const { id, seatIds } = await groupOf(user, PURCHASE_ORDER);
    const form = {
      seatIds: JSON.stringify(seatIds),
      subscriptionGroup: id,
      newTerm: '2',
      userTotalPrice: total,
    };
    const meanwhile = () => rival(user, { ...form, userTotalPrice: '600.00' });
    return { kind, user, groupId: id, form, meanwhile };
  }

  async function retry(
    meanwhile: (user: TestUser, groupId: string, form: Form) => Promise<unknown>,
  ): Promise<RivaledOrder> {
    const { user, groupId } = await pastDueCustomer(shop);
    const form = { PastDueSubId: groupId, SeatIds: (await seatRows(shop, groupId)).map(({ id }) => id) };
    const reason = { code: 'NOT_ALLOWED', errorMessage: message.notPastDue };
    return { kind: 'retry', user, groupId, form, meanwhile: () => meanwhile(user, groupId, form), reason };
  }

  const CASES: readonly (readonly [what: string, order: () => Promise<RivaledOrder>])[] = [
    ['a purchase order that was renewed meanwhile', () => renewablePo('poRenewal', '600.00', renewed)],
    [
      'automatic renewal of a purchase order that was renewed meanwhile',
      () => renewablePo('autoRenew', '', renewed),
    ],
    [
      'a purchase order of which a seat became a greater edition meanwhile',
      () => renewablePo('poRenewal', '600.00', upgraded),
    ],
    [
      'automatic renewal of a purchase order of which a seat became a greater edition meanwhile',
      () => renewablePo('autoRenew', '', upgraded),
    ],
    [
      'a purchase order that was set to renew by itself meanwhile',
      () => renewablePo('poRenewal', '600.00', automatic),
    ],
    [
      'a purchase order that got more users meanwhile, who would be left out',
      () => renewablePo('poRenewal', '600.00', joined),
    ],
    [
      'a failed payment that was retried meanwhile',
      () => retry(async (user, _id, form) => sendRetry(shop, user, { ...form, ...(await shop.newCard()) })),
    ],
    [
      'a failed payment whose group was canceled meanwhile',
      () => retry((user, id) => cancelGroup(shop, user, id)),
    ],
    [
      'an ended group that came back meanwhile',
      async () => {
        const user = await shop.vendor.user();
        const { id, seatIds } = await groupOf(user, ENDED);
        const form = { seatIds: JSON.stringify(seatIds), subscriptionGroups: id, newTerm: '2' };
        const meanwhile = async () =>
          shop.buy(
            user,
            { ...form, ...(await shop.newCard()) },
            randomUUID(),
            '/cart/confirmReactivateCanceledSub',
          );
        return { kind: 'reactivation', user, groupId: id, form, meanwhile };
      },
    ],
    [
      'a group whose offer was taken back meanwhile',
      async () => {
        const [ann, user] = [await shop.vendor.user(), await shop.vendor.user()];
        const at = transfersAt(shop);
        const id = await at.offered(ann, user);
        const form = { subscriptionGroups: id };
        return {
          ...{
            kind: 'transfer',
            user,
            groupId: id,
            form,
            reason: { code: 'NOT_ALLOWED', errorMessage: message.transferAcceptFailed },
          },
          meanwhile: () => at.cancel(ann, id),
        };
      },
    ],
  ];

  it.each(CASES)(
    'is refused for %s, and charges and changes nothing (CART-22, PRICE-22)',
    async (_what, order) => {
      const rivaled = await order();
      const key = `late-${randomUUID()}`;
      let rows: unknown;
      const groupNow = async () => [
        await groupRow(shop, rivaled.groupId),
        await seatRows(shop, rivaled.groupId),
      ];
      const meanwhile = async () => {
        const before = await groupNow();
        await rivaled.meanwhile();
        rows = await groupNow();
        expect(rows).not.toEqual(before);
      };
      const answer = await place({ ...rivaled, meanwhile }, key);
      expect(answer).toMatchObject({
        success: false,
        ...(rivaled.reason ?? { code: 'PRICE_CHANGED', errorMessage: message.priceChanged }),
      });
      expect(shop.charges(key)).toEqual([]);
      expect(await groupNow()).toEqual(rows);
    },
  );
});
