import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pdfText } from '#tests/testkit/pdf-text';
import { PERIOD_END, renew, renewalsOf, renewingCustomer, sendReceiptsTo } from '#tests/testkit/renewals';
import { type Shop, startShop } from '#tests/testkit/start-shop';
import { testDatabases } from '#tests/testkit/test-databases';
import { users } from '../db/schema/account';
import { outboxMails } from '../db/schema/billing';
import { sendOutbox } from '../mail/send-outbox';

describe.each(testDatabases)('receipts of renewals by mail, on %s', (database) => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await startShop(database);
  });
  afterAll(() => shop?.stop());
  beforeEach(() => shop.sandbox.mail.mailbox.clear());

  const send = (mailer = shop.vendor.deps.mailer) =>
    sendOutbox({ ...shop.vendor.deps, mailer }, new AbortController().signal);

  const caught = () =>
    shop.sandbox.mail.mailbox.list().map(({ to, attachments }) => [to, attachments.map(({ name }) => name)]);

  it('go to every recipient, each by a mail of its own, with the receipt as a PDF that can be read (SALES-15)', async () => {
    const { user } = await renewingCustomer(shop, { company: 'Lee & <Sons>' });
    await sendReceiptsTo(shop, user, 'books@lee.example, Audit@lee.example ,books@lee.example');
    await renew(shop);
    await send();
    const [sale] = await renewalsOf(shop, user.id);
    const file = `Axure Receipt ${sale?.id}.pdf`;
    expect(caught().toSorted()).toEqual([
      [['Audit@lee.example'], [file]],
      [['books@lee.example'], [file]],
    ]);
    const [mail] = shop.sandbox.mail.mailbox.list('books@lee.example');
    expect(mail?.subject).toBe(`Renewal receipt ${sale?.id}`);
    for (const part of [
      'Lee & <Sons> has been renewed up to Apr 10, 2027',
      'Next billed: Apr 11, 2027',
      '$300.00',
    ]) {
      expect(mail?.text).toContain(part);
    }
    expect(mail?.html).toContain('Lee &amp; &lt;Sons&gt;');
    const attached = await fetch(`${shop.sandbox.mail.url}/messages/${mail?.id}/attachments/0`);
    expect(attached.headers.get('content-type')).toBe('application/pdf');
    const text = await pdfText(new Uint8Array(await attached.arrayBuffer()));
    for (const part of [sale?.id ?? '', 'Lee & <Sons>', 'Axure RP Pro × 1', 'Paid by Visa ending in 1881']) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(/Total USD\s+\$300\.00/);
  });

  it('say when seats are billed next that went on for another term', async () => {
    const monthly = { expireDate: PERIOD_END, futureTerm: 1, futureMultiplier: 1 };
    const { user } = await renewingCustomer(shop, {
      group: { seats: [{ licenseType: 0 }, { licenseType: 1, ...monthly }] },
    });
    await sendReceiptsTo(shop, user, 'books@split.example');
    await renew(shop);
    await send();
    const [mail] = shop.sandbox.mail.mailbox.list('books@split.example');
    expect(mail?.text).toContain('Next billed: Apr 11, 2027\n');
    expect(mail?.text).toContain('Next billed, Monthly: May 11, 2026\n');
    expect(mail?.text).toMatch(/Axure RP Team, Monthly × 1\s+\$49\.00\n/);
    expect(mail?.text).toMatch(/Total USD\s+\$349\.00\n/);
  });

  it('are not sent when the option is off, whatever recipients are kept (SALES-15)', async () => {
    const { user } = await renewingCustomer(shop);
    await sendReceiptsTo(shop, user, 'books@lee.example');
    await shop.vendor.deps.db.update(users).set({ sendReceipts: false }).where(eq(users.id, user.id));
    expect(await renew(shop)).toMatchObject({ renewed: 1 });
    await send();
    expect(caught()).toEqual([]);
  });

  it('go to the owner alone when nobody else is named', async () => {
    const { user } = await renewingCustomer(shop);
    await sendReceiptsTo(shop, user, '');
    await renew(shop);
    await send();
    expect(caught()).toMatchObject([[[user.email], [expect.stringMatching(/^Axure Receipt AX-.*\.pdf$/)]]]);
  });

  it('are sent later, once, when the mail server was down', async () => {
    const { user } = await renewingCustomer(shop);
    await sendReceiptsTo(shop, user, 'books@late.example');
    await renew(shop);
    await send({ send: () => Promise.reject(new Error('connect ECONNREFUSED')), close: () => undefined });
    expect(caught()).toEqual([]);
    await shop.vendor.deps.db.update(outboxMails).set({ nextAttemptAt: new Date(0) });
    await send();
    await send();
    expect(caught()).toMatchObject([[['books@late.example'], [expect.any(String)]]]);
  });
});
