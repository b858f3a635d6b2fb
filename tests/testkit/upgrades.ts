import { z } from 'zod';
import { callVendor } from './call-vendor';
import type { Customer } from './customer';
import { newCard, read } from './orders';

const rows = z.object({ perpRows: z.array(z.object({ seatId: z.string(), product: z.string() })) });
const previewed = z.object({
  upgradePreview: z.object({ upgrade: z.object({ previewId: z.string(), total: z.string() }) }),
});
const bought = z.object({
  buyUpgrade: z.object({ state: z.literal('DONE'), transactionId: z.string() }),
});
const confirmed = z.object({ confirmation: z.object({ teamKeys: z.array(z.string()) }) });

const PREVIEW =
  'query($seatIds: [ID!]!) { upgradePreview(seatIds: $seatIds) { upgrade { previewId total } } }';
const BUY = 'mutation($input: BuyUpgradeInput!) { buyUpgrade(input: $input) { state transactionId } }';
const CONFIRMATION = 'query($id: ID!) { confirmation(saleId: $id) { teamKeys } }';

export interface BoughtUpgrade {
  readonly transactionId: string;
  /** Complete keys, one per license. */
  readonly keys: readonly string[];
}

/** Upgrades one license of each of these products with a new card, like the vendor's own tools. */
export async function buyUpgrade(
  customer: Customer,
  urls: { readonly vendor: string; readonly payments: string },
  products: readonly string[],
): Promise<BoughtUpgrade> {
  const { body } = await callVendor(urls.vendor, '/user/loadLicenseRows', { token: customer.token });
  const { perpRows } = rows.parse(body);
  const seatIds = products.map((name) => perpRows.find(({ product }) => product === name)?.seatId ?? name);
  const { upgradePreview } = await read(previewed, customer, PREVIEW, { seatIds });
  const input = {
    attemptId: crypto.randomUUID(),
    ...upgradePreview.upgrade,
    seatIds,
    payment: await newCard(customer, urls.payments),
  };
  const { transactionId } = (await read(bought, customer, BUY, { input })).buyUpgrade;
  const { confirmation } = await read(confirmed, customer, CONFIRMATION, { id: transactionId });
  return { transactionId, keys: confirmation.teamKeys };
}
