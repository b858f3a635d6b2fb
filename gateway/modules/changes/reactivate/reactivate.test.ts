import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { addGroup } from '#tests/testkit/portal-data';
import type { TestUser } from '#tests/testkit/start-vendor';
import { startPortal } from '../../../testkit/start-portal';

const PREVIEW = `query($reactivation: ReactivationInput!) { reactivationPreview(reactivation: $reactivation) {
  subscription { id kind name contents assignedTo authorCount publisherCount expireDate
    candidates { subscriptionId name } }
  cart { previewId total adjustmentTotal termName expireDate coTerm { subscriptionId name }
    lines { product quantity derivation { kind amount } } }
  userErrors { code message field }
} }`;
const REACTIVATE = `mutation($input: ReactivateInput!) { reactivate(input: $input) {
  success state transactionId preview { previewId total } userErrors { code message } viewer { id }
} }`;
const CONFIRMATION = `query($id: ID!) { confirmation(saleId: $id) { variant change subscriptionId amount newExpireDate } }`;

const ENDED = { startDate: '2025-04-02', expireDate: '2026-04-01', canceled: true, autoRenew: false };
const RUNNING = { startDate: '2026-01-01', expireDate: '2026-12-31' };
const TWO_PRO = { seats: [{ licenseType: 0 }, { licenseType: 0 }] } as const;
const CFB = { kind: 'cfb', cloudAuthorCount: 2, rpPublisherCount: 1, seats: [] } as const;

const portal = duringTests(() => startPortal());

type Spec = Parameters<typeof addGroup>[2];
const add = (user: TestUser, spec: Spec) => addGroup(portal.shop.vendor, user, spec);

async function ask(user: TestUser, query: string, variables: Record<string, unknown>) {
  return (await portal.gateway.ask(query, variables, { token: user.token })).data;
}

async function preview(user: TestUser, subscriptionId: string, more: object = {}) {
  const reactivation = { subscriptionId, newTerm: 'ANNUAL', ...more };
  return (await ask(user, PREVIEW, { reactivation })).reactivationPreview;
}

async function order(user: TestUser, subscriptionId: string, more: object = {}) {
  const { cart } = await preview(user, subscriptionId, more);
  const card = await portal.shop.newCard();
  return {
    attemptId: randomUUID(),
    previewId: cart.previewId,
    total: cart.total,
    reactivation: { subscriptionId, newTerm: 'ANNUAL', ...more },
    payment: { ...card, replacePaymentMethod: true, useExistingPaymentMethod: false },
  };
}
const reactivate = async (user: TestUser, input: object) =>
  (await ask(user, REACTIVATE, { input })).reactivate;
const groupsOf = async (user: TestUser) =>
  (
    await ask(
      user,
      '{ viewer { subscriptions { nodes { id section canReactivate seats { nodes { note } } } } } }',
      {},
    )
  ).viewer.subscriptions.nodes;

describe('the preview of a reactivation', () => {
  test('has the price of a new period, and with a group its credit: E1 (REAC-04, REAC-05, REAC-06)', async () => {
    const ann = await portal.shop.vendor.user();
    const id = await add(ann, { ...ENDED, ...TWO_PRO });
    const target = await add(ann, { ...RUNNING, ...TWO_PRO });
    await add(ann, { ...RUNNING, ...TWO_PRO, term: 1 });
    const alone = await preview(ann, id);
    expect(alone.subscription).toMatchObject({
      id,
      kind: 'RP',
      contents: '2 Pro',
      expireDate: '2026-04-01',
      candidates: [{ subscriptionId: target }],
    });
    expect(alone.cart).toMatchObject({
      total: '600.00',
      adjustmentTotal: '0.00',
      coTerm: null,
      expireDate: '2027-04-10',
    });
    const joined = await preview(ann, id, { cotermGroup: target });
    expect(joined.cart).toMatchObject({
      total: '435.62',
      adjustmentTotal: '164.38',
      coTerm: { subscriptionId: target },
      lines: [
        {
          quantity: 2,
          derivation: [
            { kind: 'LIST_PRICE', amount: '600.00' },
            { kind: 'CREDIT', amount: '-164.38' },
          ],
        },
      ],
    });
    expect((await preview(ann, id, { newTerm: 'TWO_YEARS' })).subscription.candidates).toEqual([]);
  });

  test('gives the reason of a refusal (REAC-01, REAC-02, ERR-28, ERR-34, ERR-35, T-16)', async () => {
    const [ann, bob] = [await portal.shop.vendor.user(), await portal.shop.vendor.user()];
    const managed = await add(bob, { ...ENDED, seats: [{ licenseType: 0, managers: [ann.email] }] });
    const bundle = await add(bob, {
      ...ENDED,
      kind: 'ase',
      seats: [{ licenseType: 3, managers: [ann.email] }],
    });
    const [running, cloudRunning] = [
      await add(ann, { ...RUNNING, ...TWO_PRO }),
      await add(ann, { ...RUNNING, ...CFB }),
    ];
    const own = await add(ann, { ...ENDED, kind: 'ase', licenseType: 3, seats: [{ licenseType: 3 }] });
    const refusal = async (id: string) => {
      const { subscription, cart, userErrors } = await preview(ann, id);
      expect([subscription, cart]).toEqual([null, null]);
      return [userErrors[0]?.code, userErrors[0]?.message];
    };
    const contact = 'Please contact the subscription owner to make these changes';
    const many = `You do not have ownership of one or more of the selected subscriptions. ${contact}`;
    const one = `You do not have ownership of the selected subscription. ${contact}`;
    expect(await refusal(managed)).toEqual(['NOT_OWNER', many]);
    expect(await refusal(bundle)).toEqual(['NOT_OWNER', one]);
    expect(await refusal('unknown')).toEqual(['NOT_FOUND', many]);
    const rp = ['NOT_ALLOWED', 'Error occured during reactivation'];
    const cloud = ['NOT_ALLOWED', 'Error occurred during reactivation'];
    expect(await refusal(running)).toEqual(rp);
    expect(await refusal(cloudRunning)).toEqual(cloud);
    expect(await refusal(own)).toEqual(cloud);
  });

  test('requires authors or publishers of a cloud group, and shows its home (REAC-07, REAC-08, ERR-51)', async () => {
    const ann = await portal.shop.vendor.user();
    const id = await add(ann, { ...ENDED, ...CFB, domain: 'acme' });
    const near = await add(ann, { ...RUNNING, ...CFB });
    await add(ann, { ...RUNNING, ...CFB, domain: 'elsewhere' });
    const nothing = await preview(ann, id);
    expect(nothing.cart).toBeNull();
    expect(nothing.userErrors).toMatchObject([{ code: 'EMPTY_CART', message: 'Please select a product' }]);
    expect(nothing.subscription).toMatchObject({
      kind: 'CLOUD_FOR_BUSINESS',
      assignedTo: 'acme.axure.cloud',
      authorCount: 2,
      publisherCount: 1,
      candidates: [{ subscriptionId: near }],
    });
    const some = await preview(ann, id, { authorQuantity: 1, publisherQuantity: 1 });
    expect(some.cart.total).toBe('564.00');
    const [wrong] = (await preview(ann, id, { authorQuantity: -1 })).userErrors;
    expect(wrong).toMatchObject({ code: 'INVALID_INPUT', field: 'reactivation.authorQuantity' });
  });
});

describe('an order to reactivate', () => {
  test('is carried out once, and confirmed (REAC-10, REAC-13, REAC-14)', async () => {
    const ann = await portal.shop.vendor.user();
    const id = await add(ann, { ...ENDED, seats: [{ licenseType: 0, note: 'Design' }] });
    expect(await groupsOf(ann)).toMatchObject([{ id, section: 'EXPIRED', canReactivate: true }]);
    const input = await order(ann, id);
    const done = await reactivate(ann, input);
    expect(done).toMatchObject({ success: true, state: 'DONE', userErrors: [], viewer: { id: ann.id } });
    expect(await reactivate(ann, input)).toMatchObject({ state: 'DONE', transactionId: done.transactionId });
    expect(portal.shop.charges(input.attemptId)).toEqual(['300.00']);
    const { confirmation } = await ask(ann, CONFIRMATION, { id: done.transactionId });
    expect(confirmation).toEqual({
      variant: 'SUBSCRIPTION_GENERIC',
      change: 'REACTIVATION',
      subscriptionId: id,
      amount: '300.00',
      newExpireDate: '2027-04-10',
    });
    expect(await groupsOf(ann)).toMatchObject([
      { id, section: 'ACTIVE', canReactivate: false, seats: { nodes: [{ note: 'Design' }] } },
    ]);
  });

  test('of cloud seats goes through the cloud cart (REAC-11)', async () => {
    const ann = await portal.shop.vendor.user();
    const id = await add(ann, { ...ENDED, ...CFB });
    const target = await add(ann, { ...RUNNING, ...CFB, domain: 'acme' });
    const input = await order(ann, id, { authorQuantity: 1, publisherQuantity: 1, cotermGroup: target });
    const calls = await portal.vendorCalls(async () => {
      expect(await reactivate(ann, input)).toMatchObject({ state: 'DONE' });
    });
    expect(calls).toContain('POST /cart/buyCloudSubscription');
    expect(portal.shop.charges(input.attemptId)).toEqual(['409.48']);
    const { viewer } = await ask(
      ann,
      '{ viewer { cloudGroups { nodes { id authorCount publisherCount } } } }',
      {},
    );
    expect(viewer.cloudGroups.nodes).toEqual([{ id: target, authorCount: 3, publisherCount: 2 }]);
    expect(await reactivate(ann, input)).toMatchObject({ state: 'DONE' });
  });

  test('is refused with the price of now when anything has changed since', async () => {
    const ann = await portal.shop.vendor.user();
    const id = await add(ann, { ...ENDED, ...TWO_PRO });
    const input = await order(ann, id);
    const refused = { success: false, state: 'REFUSED', userErrors: [{ code: 'PRICE_CHANGED' }] };
    for (const wrong of [{ total: '1.00' }, { previewId: 'other' }]) {
      const answer = await reactivate(ann, { ...input, ...wrong });
      expect(answer).toMatchObject({ ...refused, preview: { previewId: input.previewId, total: '600.00' } });
    }
    const reactivation = { ...input.reactivation, newTerm: 'THREE_YEARS' };
    expect(await reactivate(ann, { ...input, reactivation })).toMatchObject({
      ...refused,
      preview: { total: '1620.00' },
    });
    expect(portal.shop.charges(input.attemptId)).toEqual([]);
    expect(await reactivate(ann, input)).toMatchObject({ state: 'DONE' });
    const elsewhere = { ...input, reactivation };
    expect(await reactivate(ann, elsewhere)).toMatchObject({ userErrors: [{ code: 'ATTEMPT_REUSED' }] });
  });

  test('joins neither a group of another term nor one that is not there (T-17, D-36)', async () => {
    const ann = await portal.shop.vendor.user();
    const id = await add(ann, { ...ENDED, ...TWO_PRO });
    const monthly = await add(ann, { ...RUNNING, ...TWO_PRO, term: 1 });
    for (const cotermGroup of [monthly, id, 'unknown']) {
      const { cart, subscription, userErrors } = await preview(ann, id, { cotermGroup });
      expect([cart, subscription.id]).toEqual([null, id]);
      expect(userErrors).toMatchObject([{ code: 'NOT_ALLOWED', field: 'reactivation.cotermGroup' }]);
    }
    const alone = await preview(ann, id, { cotermGroup: 'New Group' });
    expect(alone.cart.coTerm).toBeNull();
  });
});
