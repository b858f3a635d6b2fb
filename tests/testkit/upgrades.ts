import { z } from 'zod';
import { callVendor } from './call-vendor';
import { ask, type Customer } from './customer';
import { newCard } from './orders';

const rows = z.object({ perpRows: z.array(z.object({ seatId: z.string(), product: z.string() })) });
const previewed = z.object({
  upgradePreview: z.object({ upgrade: z.object({ previewId: z.string(), total: z.string() }) }),
});
const bought = z.object({
  buyUpgrade: z.object({ state: z.literal('DONE'), transactionId: z.string() }),
});
const confirmed = z.object({ confirmation: z.object({ teamKeys: z.array(z.string()) }) });

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
  const { upgrade } = previewed.parse(
    await read(
      customer,
      'query($seatIds: [ID!]!) { upgradePreview(seatIds: $seatIds) { upgrade { previewId total } } }',
      {
        seatIds,
      },
    ),
  ).upgradePreview;
  const input = {
    attemptId: crypto.randomUUID(),
    ...upgrade,
    seatIds,
    payment: await newCard(customer, urls.payments),
  };
  const { transactionId } = bought.parse(
    await read(
      customer,
      'mutation($input: BuyUpgradeInput!) { buyUpgrade(input: $input) { state transactionId } }',
      {
        input,
      },
    ),
  ).buyUpgrade;
  const { teamKeys } = confirmed.parse(
    await read(customer, 'query($id: ID!) { confirmation(saleId: $id) { teamKeys } }', { id: transactionId }),
  ).confirmation;
  return { transactionId, keys: teamKeys };
}

async function read(customer: Customer, query: string, variables: Record<string, unknown>): Promise<unknown> {
  const { data, errors } = await ask(customer, query, variables);
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
}
