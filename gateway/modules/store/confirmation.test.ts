import { expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { json, startFaultyVendor } from '../../testkit/faulty-vendor';
import { startGateway } from '../../testkit/start-gateway';

const vendor = duringTests(() => startFaultyVendor());
const gateway = duringTests(() => startGateway({ vendorUrl: vendor.url }));

test.each([
  [{}, { endsThen: null, isPurchaseOrder: false }],
  [{ isPurchaseOrder: false }, { endsThen: false, isPurchaseOrder: false }],
  [{ isPurchaseOrder: true }, { endsThen: true, isPurchaseOrder: true }],
  [
    { isPurchaseOrder: false, endsThen: true },
    { endsThen: true, isPurchaseOrder: false },
  ],
])(
  'a confirmation with %j of a vendor service says %j: what is not said is not known',
  async (sent, said) => {
    const contract = { success: true, isSubscription: true, isRenewal: true, newExpireDate: '2027-12-31' };
    vendor.at('/cart/thankyouvue', json({ ...contract, ...sent }));
    const query = '{ confirmation(saleId: "AX-1") { endsThen isPurchaseOrder } }';
    const { data } = await gateway.ask<unknown>(query, {}, { token: 'good' });
    expect(data).toEqual({ confirmation: said });
  },
);

test.each([
  [json({ data: [{ name: 'Acme Design' }] }), 'Acme Design'],
  [json({ data: [{ name: null }] }), 'org-9'],
  [json({}, 503), 'org-9'],
])('a confirmation names the organization if the vendor service does (CLOUD-10)', async (names, shown) => {
  vendor.at('/cart/thankyouvue', json({ success: true, isSubscription: true, instanceId: 'org-9' }));
  vendor.at('/user/getOrgsFromIds', names);
  const answer = await gateway.ask(
    '{ confirmation(saleId: "AX-1") { organization } }',
    {},
    { token: 'good' },
  );
  expect(answer.data.confirmation.organization).toBe(shown);
});

test('a confirmation is shown without the name of its group while the licenses cannot be read', async () => {
  vendor.at('/cart/thankyouvue', json({ success: true, isSubscription: true, subscriptionId: 'g1' }));
  vendor.at('/user/loadlicenserows', json({}, 503));
  const query = '{ confirmation(saleId: "AX-1") { subscriptionId groupName } }';
  const answer = await gateway.ask<unknown>(query, {}, { token: 'good' });
  expect(answer).toMatchObject({ data: { confirmation: { subscriptionId: 'g1', groupName: null } } });
});
