import { describe, expect, it } from 'vitest';
import { message } from '#domain/messages/catalogue';
import { beforeEachTest, duringTests } from '#tests/testkit/during-tests';
import { startVendor } from '#tests/testkit/start-vendor';

describe('who gets renewal receipts', () => {
  const vendor = duringTests(() => startVendor());
  const ann = beforeEachTest(() => vendor.user());

  const store = (query: Record<string, string>, token = ann.token) =>
    vendor.call(`/userbilling/storeinvoiceemails?${new URLSearchParams(query)}`, { token });

  const setting = async () =>
    (await vendor.call('/userbilling/GetSaleRecords', { token: ann.token })).body['renewal'];

  it('is nobody, by the customer’s own address, until it is set', async () => {
    expect(await setting()).toEqual(['False', ann.email]);
  });

  it.each(['true', 'True', 'TRUE'])('is switched on by %s (REST-16, SALES-11)', async (sendInvoice) => {
    const { body } = await store({
      sendInvoice,
      invoiceEmails: ' a@x.com, b@x.com,,A@x.com',
      userEmail: ann.email,
    });
    expect(body).toEqual({ success: true, message: '' });
    expect(await setting()).toEqual(['True', 'a@x.com,b@x.com']);
  });

  it.each(['false', 'False', 'FALSE'])('is switched off by %s and stays known', async (sendInvoice) => {
    await store({ sendInvoice: 'true', invoiceEmails: 'a@x.com' });
    await store({ sendInvoice, invoiceEmails: 'a@x.com' });
    expect(await setting()).toEqual(['False', 'a@x.com']);
  });

  it.each(['', ' , ,'])(
    'is nobody by the own address when the field holds %j (SALES-12)',
    async (invoiceEmails) => {
      await store({ sendInvoice: 'true', invoiceEmails: 'a@x.com' });
      expect((await store({ sendInvoice: 'true', invoiceEmails })).body['success']).toBe(true);
      expect(await setting()).toEqual(['False', ann.email]);
    },
  );

  it.each([
    ['a@x.com, bob', 'bob is not a valid email address.'],
    ['a@x.com\r\nBcc: c@x.com', 'a@x.com\r\nBcc: c@x.com is not a valid email address.'],
    ['Ann <a@x.com>', 'Ann <a@x.com> is not a valid email address.'],
    ['a@x.com;b@x.com', 'a@x.com;b@x.com is not a valid email address.'],
    ['@', '@ is not a valid email address.'],
    [`${'a'.repeat(250)}@x.com`, `${'a'.repeat(100)}… is not a valid email address.`],
    [
      Array.from({ length: 21 }, (_, index) => `a${index}@x.com`).join(),
      'Please enter at most 20 email addresses.',
    ],
  ])('does not change for %j', async (invoiceEmails, text) => {
    await store({ sendInvoice: 'true', invoiceEmails: 'kept@x.com' });
    const reply = await store({ sendInvoice: 'true', invoiceEmails });
    expect([reply.status, reply.body]).toEqual([200, { success: false, message: text }]);
    expect(await setting()).toEqual(['True', 'kept@x.com']);
  });

  it.each([
    ['a very long address', `b@x.com,${'a'.repeat(10_000)}@x.com`, message.notAnEmail('a'.repeat(101))],
    ['a very long text', 'a'.repeat(10_000), message.notAnEmail('a'.repeat(101))],
    [
      'very many addresses',
      Array.from({ length: 600 }, (_, index) => `a${index}@x.com`).join(),
      message.recipientsTooMany,
    ],
  ])('does not change for %s, and says why', async (_name, invoiceEmails, text) => {
    await store({ sendInvoice: 'true', invoiceEmails: 'kept@x.com' });
    expect((await store({ sendInvoice: 'true', invoiceEmails })).body).toEqual({
      success: false,
      message: text,
    });
    expect(await setting()).toEqual(['True', 'kept@x.com']);
  });

  it.each<[string, Record<string, string>, number]>([
    ['no choice', { invoiceEmails: 'a@x.com' }, 400],
    ['a choice that is none', { sendInvoice: 'maybe', invoiceEmails: 'a@x.com' }, 400],
    ['no recipients at all', { sendInvoice: 'true' }, 400],
    [
      'somebody else’s e-mail',
      { sendInvoice: 'true', invoiceEmails: 'a@x.com', userEmail: 'bob@x.com' },
      403,
    ],
    [
      'somebody else’s very long e-mail',
      { sendInvoice: 'true', invoiceEmails: 'a@x.com', userEmail: `${'b'.repeat(300)}@x.com` },
      403,
    ],
  ])('does not change for %s', async (_name, query, status) => {
    expect((await store(query)).status).toBe(status);
    expect(await setting()).toEqual(['False', ann.email]);
  });

  it('does not change for two lists at once', async () => {
    const path =
      '/userbilling/storeinvoiceemails?sendInvoice=true&invoiceEmails=a@x.com&invoiceEmails=b@x.com';
    expect((await vendor.call(path, { token: ann.token })).status).toBe(400);
    expect(await setting()).toEqual(['False', ann.email]);
  });

  it('cannot be changed by a link that a delegate follows: cookies alone do not do', async () => {
    const url = `${vendor.url}/userbilling/storeinvoiceemails?sendInvoice=true&invoiceEmails=evil@x.com`;
    const cookie = `stoken=${ann.token}`;
    expect((await fetch(url, { headers: { cookie } })).status).toBe(401);
    expect(await setting()).toEqual(['False', ann.email]);
    expect((await fetch(url, { headers: { cookie, authorization: '' } })).status).toBe(200);
  });

  it('is nothing that somebody without a session can set', async () => {
    const reply = await store({ sendInvoice: 'true', invoiceEmails: 'a@x.com', userEmail: ann.email }, '');
    expect([reply.status, reply.body]).toEqual([401, { success: false }]);
    expect(await setting()).toEqual(['False', ann.email]);
  });
});
