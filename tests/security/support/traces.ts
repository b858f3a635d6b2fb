import type { RunningGateway } from '../../../gateway/testkit/start-gateway';
import type { RunningVendor } from '../../testkit/start-vendor';

type Headers = Readonly<Record<string, string>>;

const FIELDS = [
  'billingTokens { braintreeToken }',
  'priceList { rp { edition } }',
  'couponBundle { hasRP10Promo }',
  'coTermCandidates { name }',
  'orderStatus(attemptId: "a-made-up-attempt") { state }',
  'confirmation(saleId: "made-up") { id }',
  'cartPreview(cart: { term: ANNUAL, proQuantity: 1 }) { cart { total } }',
];
const CHANGES = [
  'updateProfileName(input: { name: "Thief" }) { success }',
  'updateBillingName(input: { company: "Thief" }) { success }',
  'storeInvoiceEmails(input: { isOn: true, recipients: ["thief@evil.example"] }) { success }',
  'deleteProfileImage { success }',
  'syncEmail { success }',
];
const PATHS = [
  '/receipts/made-up',
  '/receipt-archive?from=2026-01-01&to=2026-12-31',
  '/profile-image/made-up',
];
const REST = [
  '/user/authcheck',
  '/user/getUserProfile',
  '/user/loadLicenseRows',
  '/userbilling/GetBillingInfo',
  '/userbilling/GetSaleRecords',
  '/history/genInvoice?saleId=x&amount=1',
];

/** A page of licenses, which a gateway caches. */
export const LICENSES = '{ viewer { id subscriptions { totalCount } seatSummary { total } } }';

/** Returns everything that a session still opens at a gateway; nothing after its end. */
export async function openAtGateway(gateway: RunningGateway, headers: Headers): Promise<string[]> {
  const open: string[] = [];
  const viewer = await gateway.ask<{ viewer: unknown } | null>(LICENSES, {}, { headers });
  if (viewer.data?.viewer !== null) open.push('viewer');
  const check = await gateway.ask<{ authCheck: unknown } | null>(
    '{ authCheck { success } }',
    {},
    { headers },
  );
  if (check.data?.authCheck !== null) open.push('authCheck');
  for (const text of [
    ...FIELDS.map((field) => `{ ${field} }`),
    ...CHANGES.map((field) => `mutation { ${field} }`),
  ]) {
    const { errors } = await gateway.ask(text, {}, { headers });
    if (errors[0]?.extensions.code !== 'UNAUTHENTICATED') open.push(text);
  }
  for (const path of PATHS) if ((await gateway.get(path, { ...headers })).status !== 401) open.push(path);
  return open;
}

/** Returns everything that a token still opens at the vendor service. */
export async function openAtVendor(vendor: RunningVendor, token: string): Promise<string[]> {
  const open: string[] = [];
  for (const path of REST) {
    if ((await vendor.call(path, { token })).status !== 401) open.push(path);
    const cookie = `stoken=${token}; btid=b; portaluser=p`;
    if ((await vendor.call(path, { headers: { cookie } })).status !== 401) open.push(`${path} by cookie`);
  }
  return open;
}
