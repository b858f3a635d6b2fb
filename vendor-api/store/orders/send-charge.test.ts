import { expect, it } from 'vitest';
import { startVendor } from '#tests/testkit/start-vendor';
import { sendCharge } from './send-charge';
import type { OrderSnapshot } from './snapshot';

const snapshot: OrderSnapshot = {
  kind: 'rp',
  today: '2026-04-11',
  buyer: {
    name: 'Lee Ltd',
    email: 'ann@lee.example',
    address: { streetAddress: '', locality: '', region: '', postalCode: '', country: 'France' },
    vat: '',
  },
  licensee: 'Lee Ltd',
  termCode: 2,
  subscriptionId: null,
  startDate: '2026-04-11',
  expireDate: '2027-04-10',
  lines: [],
  totalCents: 30_000,
  payment: { source: 'stored', token: 'token', lastFour: '1111', cardType: 'Visa' },
};

it('a process held up longer than a charge may take sends nothing any more', async () => {
  const vendor = await startVendor();
  const claimedAt = new Date(Date.now() - vendor.deps.settings.PAYMENT_TIMEOUT_MS);
  const customer = { id: 'ann', email: 'ann@lee.example' };
  const order = { attemptId: 'held-up', customer, snapshot, nonce: '', claimedAt };
  expect(await sendCharge(vendor.deps, order)).toMatchObject({ kind: 'unknown' });
  await vendor.stop();
});
