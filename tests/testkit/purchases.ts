import { eq } from 'drizzle-orm';
import { outboxMails } from '../../vendor-api/db/schema/billing';
import { pdfText } from './pdf-text';
import type { Shop } from './start-shop';
import type { TestUser } from './start-vendor';

type Fields = Record<string, unknown>;

/** Purchases of one kind, with everything the vendor reports about them. */
export interface Purchases {
  /** Buys with a new card. @throws when the order is refused */
  by(user: TestUser, form: Record<string, string>): Promise<{ id: string; confirmation: Fields }>;
  records(user: TestUser): Promise<unknown>;
  groups(user: TestUser): Promise<unknown>;
  /** Unsent mail of an order. */
  mail(orderNumber: string): Promise<{ subject: string; text: string; html: string }>;
  receipt(user: TestUser, orderNumber: string, amount: string): Promise<string>;
}

export function purchasesAt(shop: Shop, path: string): Purchases {
  const get = async ({ token }: TestUser, from: string) => (await shop.vendor.call(from, { token })).body;
  return {
    async by(user, form) {
      const { body } = await shop.buy(user, { ...form, ...(await shop.newCard()) }, undefined, path);
      if (body['success'] !== true) throw new Error(`The order was refused: ${JSON.stringify(body)}`);
      const id = String(body['transactionId']);
      return { id, confirmation: await get(user, `/cart/thankyouvue?transactionId=${id}`) };
    },
    records: async (user) => (await get(user, '/userbilling/GetSaleRecords'))['records'],
    groups: async (user) => (await get(user, '/user/loadCloudSubscriptionGroups'))['subscriptionGroups'],
    async mail(orderNumber) {
      const [mail] = await shop.vendor.deps.db
        .select()
        .from(outboxMails)
        .where(eq(outboxMails.subject, `Your order ${orderNumber}`));
      if (!mail) throw new Error(`No mail about ${orderNumber}`);
      return mail;
    },
    async receipt({ id, token }, orderNumber, amount) {
      const query = new URLSearchParams({ userId: id, saleId: orderNumber, amount });
      const headers = { Authorization: token };
      const response = await fetch(`${shop.vendor.url}/history/genInvoice?${query}`, { headers });
      return pdfText(new Uint8Array(await response.arrayBuffer()));
    },
  };
}
