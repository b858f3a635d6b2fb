import { describe, expect, test } from 'vitest';
import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import { putCardOnFile, renew, renewalsOf } from '#tests/testkit/renewals';
import { addSeats, orderChange } from '../../testkit/changes';
import { previewRenewal, sendRenewal } from '../../testkit/renewals';
import { startPortal } from '../../testkit/start-portal';

const portal = duringTests(() => startPortal());
const ann = beforeEachTest(() => portal.shop.vendor.user({ company: 'Lee Ltd' }));

const CFB = { kind: 'cfb' as const, cloudAuthorCount: 3, rpPublisherCount: 2, domain: 'acme' };
const ORGANIZATION = { kind: 'cloud' as const, cloudAuthorCount: 2, instanceId: 'org-7' };
const BUNDLES = { kind: 'ase' as const, licenseType: 4, domain: 'acme' };
const TEN = { licenseType: 4 } as const;

const COUNTED = { variant: 'CLOUD', cloudAuthorCount: 3, cloudPublisherCount: 2, domain: 'acme' };
const SEATS = ['ASSIGN_SEATS', 'BILLING', 'MANAGE_PRODUCTS'];
const DOMAIN = ['ASSIGN_DOMAIN', 'BILLING', 'MANAGE_PRODUCTS'];

const payment = async () => ({
  ...(await portal.shop.newCard()),
  replacePaymentMethod: true,
  useExistingPaymentMethod: false,
});

async function confirmed(id: string | null | undefined) {
  const { data } = await portal.gateway.ask(
    `query($id: ID!) { confirmation(saleId: $id) {
      variant change actions cloudAuthorCount cloudPublisherCount aseProductName domain organization groupName isPurchaseOrder
    } }`,
    { id },
    { token: ann.token },
  );
  return data.confirmation;
}

describe('a confirmation of a cloud group is the cloud’s', () => {
  test('after another term: its counts, its domain and its seats to assign (CONF-03, CONF-05)', async () => {
    const { id } = await addSeats(portal, ann, CFB);
    const change = { subscriptionId: id, newTerm: 'TWO_YEARS' };
    const done = await orderChange(portal, ann, change, { payment: await payment() });
    expect(await confirmed(done.transactionId)).toMatchObject({
      ...COUNTED,
      change: 'TERM',
      groupName: expect.stringMatching(/^Group \d+$/),
      actions: SEATS,
    });
  });

  test('after another term of an organization’s authors (CONF-03)', async () => {
    const { id } = await addSeats(portal, ann, ORGANIZATION);
    const change = { subscriptionId: id, newTerm: 'TWO_YEARS' };
    const done = await orderChange(portal, ann, change, { payment: await payment() });
    expect(await confirmed(done.transactionId)).toMatchObject({
      variant: 'CLOUD',
      change: 'TERM',
      cloudAuthorCount: 2,
      organization: 'org-7',
      actions: SEATS,
    });
  });

  test('after another bundle: the new one by its name (CONF-03, CONF-05)', async () => {
    const { id } = await addSeats(portal, ann, BUNDLES, TEN);
    const change = { subscriptionId: id, newLicenseType: 'ASEC20' };
    const done = await orderChange(portal, ann, change, { payment: await payment() });
    expect(await confirmed(done.transactionId)).toMatchObject({
      variant: 'ASE',
      change: 'EDITION',
      aseProductName: 'Cloud for Business - 20 Publishers',
      groupName: expect.stringMatching(/^Group \d+$/),
      domain: 'acme',
      actions: DOMAIN,
    });
  });

  test('after the renewal by the billing cycle (CONF-03)', async () => {
    await putCardOnFile(portal.shop, ann);
    const due = { startDate: '2025-04-11', expireDate: '2026-04-10' };
    await addSeats(portal, ann, { ...CFB, ...due });
    await addSeats(portal, ann, { ...BUNDLES, ...due }, TEN);
    expect(await renew(portal.shop)).toMatchObject({ renewed: 2 });
    const sales = await renewalsOf(portal.shop, ann.id);
    const all = await Promise.all(sales.map(({ id }) => confirmed(id)));
    expect(all.toSorted((a, b) => (a.variant < b.variant ? -1 : 1))).toMatchObject([
      { variant: 'ASE', change: 'RENEWAL', aseProductName: 'Cloud for Business - 10 Publishers' },
      { ...COUNTED, change: 'RENEWAL', actions: SEATS },
    ]);
  });

  test('after the renewal of several bundles: each by its name (CONF-03)', async () => {
    await putCardOnFile(portal.shop, ann);
    const due = { startDate: '2025-04-11', expireDate: '2026-04-10' };
    await addSeats(portal, ann, { ...BUNDLES, ...due }, { licenseType: 3 }, TEN, TEN);
    await renew(portal.shop);
    const [sale] = await renewalsOf(portal.shop, ann.id);
    expect(await confirmed(sale?.id)).toMatchObject({
      variant: 'ASE',
      aseProductName: 'Cloud for Business - 5 Publishers, Cloud for Business - 10 Publishers',
    });
  });

  test('after the renewal of a purchase order, which expires again (CONF-03)', async () => {
    const { id } = await addSeats(portal, ann, { ...CFB, braintreeId: 'PURCHASE_ORDER', autoRenew: false });
    const renewal = { subscriptionId: id, newTerm: 'ANNUAL' };
    const { previewId, total } = (await previewRenewal(portal, ann, renewal)).renewal;
    const order = { previewId, total, renewal, payment: await payment() };
    const { transactionId } = await sendRenewal(portal, ann, 'renewCloudPo', order);
    const renewed = { ...COUNTED, change: 'RENEWAL', isPurchaseOrder: true, actions: SEATS };
    expect(await confirmed(transactionId)).toMatchObject(renewed);
  });
});
