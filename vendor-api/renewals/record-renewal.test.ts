import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { pdfText } from '#tests/testkit/pdf-text';
import {
  dueGroup,
  PERIOD_END,
  putCardOnFile,
  renew,
  renewalsOf,
  renewingCustomer,
  seatRows,
  sendReceiptsTo,
} from '#tests/testkit/renewals';
import { pastDueCustomer, sendRetry } from '#tests/testkit/retries';
import { startShop } from '#tests/testkit/start-shop';
import type { TestUser } from '#tests/testkit/start-vendor';
import { testDatabases } from '#tests/testkit/test-databases';
import { users } from '../db/schema/account';
import { outboxMails } from '../db/schema/billing';
import type { GroupSpec } from '../demo/builders';
import { sendOutbox } from '../jobs/start-jobs';

describe.each(testDatabases)('receipts of renewals by mail, on %s', (database) => {
  const shop = duringTests(() => startShop(database));
  beforeEach(() => shop.sandbox.mail.mailbox.clear());

  const send = (mailer = shop.vendor.deps.mailer) =>
    sendOutbox({ ...shop.vendor.deps, mailer }, new AbortController().signal);

  const caught = () =>
    shop.sandbox.mail.mailbox.list().map(({ to, attachments }) => [to, attachments.map(({ name }) => name)]);

  it('go to every recipient, each by a mail of its own, with the receipt as a PDF that can be read (SALES-15)', async () => {
    const { user } = await renewingCustomer(shop, {
      company: 'Lee & <Sons>',
      group: { givenName: 'Design' },
    });
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
      'Group: Design',
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

  it('keep the order of their words, despite direction marks in a licensee', async () => {
    const { user } = await renewingCustomer(shop, { company: '\u202eLee Ltd' });
    await sendReceiptsTo(shop, user, 'books@turned.example');
    await renew(shop);
    await send();
    const [mail] = shop.sandbox.mail.mailbox.list('books@turned.example');
    for (const part of [mail?.text, mail?.html])
      expect(part).toContain('The subscription of Lee Ltd has been renewed up to Apr 10, 2027.');
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

  it('are not sent when the option is off, despite stored recipients (SALES-15)', async () => {
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

  const renewOrder = async (user: TestUser, path: string, group: Partial<GroupSpec>, total: string) => {
    const purchaseOrder = { braintreeId: 'PURCHASE_ORDER', autoRenew: false, expireDate: '2026-12-31' };
    const id = await dueGroup(shop, user, { startDate: '2026-01-01', ...purchaseOrder, ...group });
    const seatIds = JSON.stringify((await seatRows(shop, id)).map((seat) => seat.id));
    const which = group.kind === undefined ? { subscriptionGroup: id, seatIds } : { subscriptionId: id };
    const form = { ...which, newTerm: '2', userTotalPrice: total, ...(await shop.storedCard()) };
    const { body } = await shop.buy(user, form, undefined, path);
    expect(body).toMatchObject({ success: true });
    return String(body['transactionId']);
  };

  it.each<[string, string, Partial<GroupSpec>, string]>([
    ['seats', '/cart/renewpo', {}, '300.00'],
    ['a bundle', '/cart/renewAsepo', { kind: 'ase', licenseType: 3, seats: [{ licenseType: 3 }] }, '1020.00'],
    [
      'counted seats',
      '/cart/renewCloudPo',
      { kind: 'cfb', cloudAuthorCount: 2, rpPublisherCount: 1, seats: [] },
      '768.00',
    ],
  ])(
    'of a purchase order of %s go to the recipients, and the buyer gets the usual mail (SALES-15, PO-07)',
    async (_name, path, group, total) => {
      const user = await shop.vendor.user({ company: 'Lee Ltd' });
      await putCardOnFile(shop, user);
      await sendReceiptsTo(shop, user, `accounting@lee.example,${user.email},Accounting@lee.example`);
      const orderNumber = await renewOrder(user, path, group, total);
      await send();
      const receipt = [`Axure Receipt ${orderNumber}.pdf`];
      expect(caught().toSorted()).toEqual(
        [
          [['accounting@lee.example'], receipt],
          [[user.email], []],
          [[user.email], receipt],
        ].toSorted(),
      );
      const [mail] = shop.sandbox.mail.mailbox.list('accounting@lee.example');
      expect(mail?.subject).toBe(`Renewal receipt ${orderNumber}`);
      for (const part of [
        'has been renewed up to Dec 31, 2027',
        'Expires: Dec 31, 2027',
        `Order Number: ${orderNumber}`,
      ])
        expect(mail?.text).toContain(part);
      expect(mail?.text).not.toContain('Next billed');
    },
  );

  it('of a purchase order are not sent when the option is off (SALES-15)', async () => {
    const user = await shop.vendor.user();
    await putCardOnFile(shop, user);
    await renewOrder(user, '/cart/renewpo', {}, '300.00');
    await send();
    expect(caught()).toEqual([[[user.email], []]]);
  });

  it('of a retry go once to the buyer, however the recipients spell that address (SALES-15, D-32)', async () => {
    const { user, groupId } = await pastDueCustomer(shop);
    await sendReceiptsTo(shop, user, `${user.email.toUpperCase()},books@lee.example`);
    const [seat] = await seatRows(shop, groupId);
    const form = { PastDueSubId: groupId, SeatIds: [seat?.id ?? ''], userTotalPrice: '300.00' };
    const { body } = await sendRetry(shop, user, { ...form, ...(await shop.storedCard()) });
    expect(body).toMatchObject({ success: true });
    await send();
    expect(
      caught()
        .map(([to]) => to)
        .toSorted(),
    ).toEqual([[user.email], ['books@lee.example']].toSorted());
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
