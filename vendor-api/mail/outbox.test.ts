import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { beforeEach, describe, expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { rpCart } from '#tests/testkit/rp-cart';
import { startShop } from '#tests/testkit/start-shop';
import { bothDatabases } from '#tests/testkit/test-databases';
import { outboxMails } from '../db/schema/billing';
import { sendOutbox } from '../jobs/start-jobs';
import { type Mailer, smtpMailer } from './mailer';
import { enqueueMail } from './outbox';

const MINUTE = 60_000;

describe.each(bothDatabases)('the mail outbox on %s', (database) => {
  let now: Date;

  const shop = duringTests(() => startShop(database));

  beforeEach(async () => {
    now = new Date('2026-04-11T10:00:00Z');
    shop.sandbox.mail.mailbox.clear();
    await shop.vendor.deps.db.delete(outboxMails);
  });

  const run = (mailer: Mailer = shop.vendor.deps.mailer) => {
    const { db, log, settings } = shop.vendor.deps;
    const clock = { now: () => now, today: () => '2026-04-11' };
    return sendOutbox({ db, log, settings, clock, mailer }, new AbortController().signal);
  };

  const enqueue = (to = 'ann@test.example', kind = 'test') =>
    enqueueMail(shop.vendor.deps.db, now, {
      kind,
      to,
      subject: 'Hello',
      text: 'Hello.',
      html: '<p>Hello.</p>',
    });

  const later = (minutes: number) => {
    now = new Date(now.getTime() + minutes * MINUTE);
  };

  const down: Mailer = {
    send: () => Promise.reject(new Error('connect ECONNREFUSED')),
    close: () => undefined,
  };

  const rows = () => shop.vendor.deps.db.select().from(outboxMails);

  it('sends each mail once', async () => {
    await enqueue();
    await run();
    await run();
    expect(shop.sandbox.mail.mailbox.list('ann@test.example')).toHaveLength(1);
    expect((await rows())[0]).toMatchObject({ attempts: 1, lastError: null, sentAt: now });
  });

  it('is emptied by several senders at once without sending anything twice', async () => {
    for (let index = 0; index < 30; index += 1) await enqueue(`reader${index}@test.example`);
    await Promise.all([run(), run(), run()]);
    expect(shop.sandbox.mail.mailbox.list()).toHaveLength(30);
  });

  it('is not held up by the mails of hundreds of new assignments', async () => {
    for (let index = 0; index < 30; index += 1) await enqueue(`reader${index}@test.example`, 'assignment');
    later(1);
    await enqueue();
    const sent: string[] = [];
    const noting: Mailer = {
      send: async ({ to }) => {
        sent.push(to);
      },
      close: () => undefined,
    };
    await run(noting);
    expect(sent).toHaveLength(31);
    expect(sent.slice(0, 20)).toContain('ann@test.example');
  });

  it('tries again later when the server is down, ever less often, and sends in the end', async () => {
    await enqueue();
    await run(down);
    await run(down);
    expect((await rows())[0]).toMatchObject({ attempts: 1, lastError: 'connect ECONNREFUSED', sentAt: null });
    later(0.5);
    await run(down);
    later(0.5);
    await run(down);
    expect((await rows())[0]?.attempts).toBe(2);
    later(0.5);
    await run();
    expect((await rows())[0]).toMatchObject({ attempts: 3, lastError: null, sentAt: now });
    expect(shop.sandbox.mail.mailbox.list()).toHaveLength(1);
  });

  it('gives a recipient up whom the server refuses for good, and no other', async () => {
    const answers: Record<string, string> = {
      gone: '550 5.1.1 No such user',
      full: '452 4.2.2 Mailbox full',
      strange: '554 5.7.1 Relay access denied',
    };
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo({ address }, _session, done) {
        const [code, ...words] = (answers[address.split('@')[0] ?? ''] ?? '').split(' ');
        done(Object.assign(new Error(words.join(' ')), { responseCode: Number(code) }));
      },
    });
    const listening = server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    const { port } = listening.address() as AddressInfo;
    const refusing = smtpMailer({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'shop@test.example' });
    for (const name of Object.keys(answers)) await enqueue(`${name}@test.example`);
    await run(refusing);
    later(1);
    await run();
    refusing.close();
    await new Promise<void>((closed) => server.close(closed));
    const sent = shop.sandbox.mail.mailbox.list().map(({ to }) => to.join());
    expect(sent.toSorted()).toEqual(['full@test.example', 'strange@test.example']);
    const unsent = (await rows()).filter(({ sentAt }) => sentAt === null);
    expect(unsent).toMatchObject([
      { recipient: 'gone@test.example', lastError: expect.stringContaining('5.1.1') },
    ]);
  });

  it('holds up no other mail when the receipt of one cannot be drawn', async () => {
    const mail = { kind: 'test', subject: 'Receipt', text: 'Attached.', html: '<p>Attached.</p>' };
    const { db } = shop.vendor.deps;
    await enqueueMail(db, now, { ...mail, to: 'bob@test.example', receiptOf: 'AX-0000-0000' });
    await enqueue();
    await run();
    expect(shop.sandbox.mail.mailbox.list().map(({ to }) => to)).toEqual([['ann@test.example']]);
    const waiting = (await rows()).filter(({ sentAt }) => sentAt === null);
    expect(waiting).toMatchObject([{ recipient: 'bob@test.example', attempts: 1 }]);
  });

  it('confirms an order with the figures of the sale, as text and as HTML', async () => {
    const ann = await shop.vendor.user({ email: `ann-${database.toLowerCase()}@lee.example` });
    const cart = rpCart({ company: 'Lee & <Sons>', teamQuantity: '2', userTotalPrice: '1308.00' });
    const { body } = await shop.buy(ann, { ...cart, ...(await shop.newCard()) });
    later(60 * 24 * 365 * 100);
    await run();
    const [mail] = shop.sandbox.mail.mailbox.list(ann.email);
    expect(mail?.subject).toBe(`Your order ${body['transactionId']}`);
    for (const part of [`Order Number: ${body['transactionId']}`, 'Lee & <Sons>', 'Visa ending in 1111']) {
      expect(mail?.text).toContain(part);
    }
    expect(mail?.text).toMatch(/Axure RP Pro × 1\s+\$300\.00\n/);
    expect(mail?.text).toMatch(/Axure RP Team × 2\s+\$1,008\.00\n/);
    expect(mail?.text).toMatch(/Total USD\s+\$1,308\.00\n/);
    expect(mail?.html).toContain('Lee &amp; &lt;Sons&gt;');
    expect(mail?.html).not.toContain('<Sons>');
  });

  it('never holds up an order: a dead mail server is nothing to the buyer', async () => {
    const ann = await shop.vendor.user();
    const { body } = await shop.buy(ann, { ...rpCart(), ...(await shop.newCard()) });
    expect(body['success']).toBe(true);
    expect((await rows()).map(({ sentAt, recipient }) => [sentAt, recipient])).toEqual([[null, ann.email]]);
  });
});
