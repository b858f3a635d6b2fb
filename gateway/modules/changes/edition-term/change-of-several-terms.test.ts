import { expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { pdfText } from '#tests/testkit/pdf-text';
import { mailsFor } from '#tests/testkit/renewals';
import { addSeats, orderChange } from '../../../testkit/changes';
import { startPortal } from '../../../testkit/start-portal';

const portal = duringTests(() => startPortal());

type Seat = NonNullable<Parameters<typeof addSeats>[3]>;

const PRO = { licenseType: 0 } as const;
const ENTERPRISE = { licenseType: 2 } as const;
const MONTH = { term: 1, startDate: '2026-04-01', expireDate: '2026-04-30' } as const;

const payment = async () => ({
  ...(await portal.shop.newCard()),
  replacePaymentMethod: true,
  useExistingPaymentMethod: false,
});

const CONFIRMATION = `termName newExpireDate isPurchaseOrder amount
  parts { products termName newExpireDate isPurchaseOrder } lines { product derivation { label } }`;

/** Upgrades seats to Team in one order; returns the customer, the confirmation and the receipt's text. */
async function upgrade(groups: readonly Parameters<typeof addSeats>[2][], last: Seat = PRO) {
  const ann = await portal.shop.vendor.user({ company: 'Lee Ltd' });
  const seatIds: string[] = [];
  for (const group of groups) {
    const seat = group === groups.at(-1) ? last : PRO;
    seatIds.push(...(await addSeats(portal, ann, group, seat)).seatIds);
  }
  const change = { seatIds, newLicenseType: 'TEAM' };
  const { transactionId } = await orderChange(portal, ann, change, { payment: await payment() });
  const { data } = await portal.gateway.ask(
    `query($id: ID!) { confirmation(saleId: $id) { ${CONFIRMATION} } viewer { sale(id: $id) { receiptUrl } } }`,
    { id: transactionId },
    { token: ann.token },
  );
  const { receiptUrl } = data.viewer.sale;
  const receipt = await fetch(`${portal.gateway.url}${receiptUrl}`, {
    headers: { authorization: ann.token },
  });
  const text = await pdfText(new Uint8Array(await receipt.arrayBuffer()));
  return { ann, confirmation: data.confirmation, receipt: text };
}

const labels = (lines: { derivation: { label: string }[] }[]) =>
  lines.map(({ derivation }) => derivation[0]?.label).toSorted();

test('a change of groups of different terms is confirmed, mailed and receipted with the term of each (CONF-11)', async () => {
  const { ann, confirmation, receipt } = await upgrade([{}, MONTH]);
  expect(
    confirmation.parts.toSorted((a: object, b: object) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
  ).toEqual([
    {
      products: ['Axure RP Team × 1'],
      termName: 'Annual',
      newExpireDate: '2026-12-31',
      isPurchaseOrder: false,
    },
    {
      products: ['Axure RP Team × 1'],
      termName: 'Monthly',
      newExpireDate: '2026-04-30',
      isPurchaseOrder: false,
    },
  ]);
  const named = ['Axure RP Team, Annual × 1', 'Axure RP Team, Monthly × 1'];
  expect(labels(confirmation.lines)).toEqual(named);
  const [mail] = await mailsFor(portal.shop, ann.email);
  for (const label of named) {
    expect(receipt).toContain(label);
    expect(mail?.text).toContain(label);
    expect(mail?.html).toContain(label);
  }
  expect(receipt).toMatch(/Monthly, Annual|Annual, Monthly/);
});

test('groups of one term that end on different days have each its own day on the confirmation (CONF-11)', async () => {
  const later = { startDate: '2026-03-01', expireDate: '2027-02-28' };
  const { confirmation, receipt } = await upgrade([{}, later]);
  expect(
    confirmation.parts.map(({ newExpireDate }: { newExpireDate: string }) => newExpireDate).toSorted(),
  ).toEqual(['2026-12-31', '2027-02-28']);
  expect(labels(confirmation.lines)).toEqual(['Axure RP Team × 1', 'Axure RP Team × 1']);
  expect(receipt).not.toContain('Axure RP Team, Annual');
});

test('a term and day common to all groups are shown once (CONF-11)', async () => {
  const { confirmation } = await upgrade([{}, {}]);
  expect(confirmation).toMatchObject({ parts: [], termName: 'Annual', newExpireDate: '2026-12-31' });
});

test('seats added to a purchase order expire with it, also on the confirmation', async () => {
  const { ann, confirmation } = await upgrade([{ braintreeId: 'PURCHASE_ORDER', autoRenew: false }, {}]);
  expect(
    confirmation.parts.map((part: { isPurchaseOrder: boolean }) => part.isPurchaseOrder).toSorted(),
  ).toEqual([false, true]);
  const [mail] = await mailsFor(portal.shop, ann.email);
  expect(mail?.text).toContain('Changed, expires Dec 31, 2026');
});

test('changes at the next period are not part of the confirmation (CONF-11)', async () => {
  const { confirmation } = await upgrade([{}, MONTH], ENTERPRISE);
  expect(confirmation).toMatchObject({ parts: [], termName: 'Annual', newExpireDate: '2026-12-31' });
});
