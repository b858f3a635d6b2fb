import { describe, expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startVendor } from '../../../tests/testkit/start-vendor';
import { mailsTo, tokenMailedTo } from '../testkit/mailbox';

const PORTAL = 'http://localhost:4000';
const TARGET = `${PORTAL}/login?redirect=/billing&x=1`;
const BACK = `?target=2&redirect=${encodeURIComponent(TARGET)}`;
const OPEN_PAGES = ['/login', '/create-account', '/forgot-password'];
const LINK_PAGES = ['/reset-password', '/confirm-account', '/confirm-email'];
const PASSWORD = 'eight or more';

describe('the account pages', () => {
  const vendor = duringTests(() => startVendor());

  const inputs = (page: string) => [...page.matchAll(/<input (?!type="hidden")[^>]*>/g)].map(([tag]) => tag);
  const create = (form: Record<string, string>, path = `/create-account${BACK}`) =>
    vendor.call(path, {
      form: { name: '', email: 'a@b.example', password: PASSWORD, confirmation: PASSWORD, ...form },
    });

  it('redirect a visitor of the bare host to the portal', async () => {
    const { status, headers } = await fetch(vendor.url, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([302, `${PORTAL}/login`]);
  });

  it.each([...OPEN_PAGES, ...LINK_PAGES])(
    '%s has one heading, a language, a title and labelled fields',
    async (path) => {
      const { status, text } = await vendor.call(path);
      expect(status).toBe(200);
      expect(text.match(/<h1>/g)).toHaveLength(1);
      expect(text).toContain('<html lang="en">');
      expect(text).toMatch(/<title>[\w ?]+ · Account<\/title>/);
      expect(inputs(text).length).toBeGreaterThan(0);
      for (const input of inputs(text)) {
        const id = /id="([^"]+)"/.exec(input)?.[1];
        expect(text).toContain(`<label for="${id}">`);
        expect(input).toMatch(/autocomplete="[a-z-]+"/);
      }
      expect(text.match(/ autofocus>/g)).toHaveLength(1);
    },
  );

  it.each([...OPEN_PAGES, ...LINK_PAGES])('%s runs the service’s own script alone', async (path) => {
    const { headers, text } = await vendor.call(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).not.toMatch(/<style|\son\w+=|style="/);
    const [, src = ''] = /<script src="([^"]+)"><\/script>/.exec(text) ?? [];
    expect(text.match(/<script/g)).toHaveLength(1);
    const script = await vendor.call(src);
    expect(script.headers.get('content-type')).toContain('text/javascript');
    expect(script.text).toContain('history.replaceState');
  });

  it('replace the answer to a form in the browser’s history, where going back would end in an error', async () => {
    const sent = await create({ email: 'back@way.example' });
    const dead = await vendor.call('/confirm-account', { form: { code: 'dead', password: PASSWORD } });
    for (const [{ text }, heading] of [
      [sent, 'Check your email'],
      [dead, 'This link no longer works'],
    ] as const) {
      expect(text).toContain(`<h1>${heading}</h1>`);
      const [, src = ''] = /<script src="([^"]+)"><\/script>/.exec(text) ?? [];
      expect((await vendor.call(src)).text).toContain('history.replaceState');
    }
  });

  it('say to password managers which password is meant', async () => {
    const page = async (path: string) => (await vendor.call(path)).text;
    for (const path of ['/create-account', '/reset-password']) {
      const text = await page(path);
      expect(text.match(/autocomplete="new-password"/g)).toHaveLength(2);
      expect(text).toContain('aria-describedby="password-hint"');
      expect(text).toContain('At least 8 characters.');
    }
    for (const path of ['/login', '/confirm-account', '/confirm-email'])
      expect(await page(path)).toContain('autocomplete="current-password"');
  });

  it('show errors at their fields, start at the first, keep what was typed but no password', async () => {
    const { status, text } = await create({
      name: 'Ines',
      email: 'abc',
      password: 'short',
      confirmation: 'other',
    });
    expect(status).toBe(200);
    expect(text).toContain('<title>Error: Create account · Account</title>');
    expect(text).toContain('<p class="error" id="email-error">Valid email is required</p>');
    expect(text).toContain('New Password and Password Confirmation do not match');
    const [name = '', email = '', password = '', confirmation = ''] = inputs(text);
    expect(name).toContain('value="Ines"');
    expect(email).toMatch(/value="abc" aria-invalid="true" aria-describedby="email-error" autofocus/);
    expect(password).toMatch(/value="" aria-invalid="true" aria-describedby="password-hint password-error">/);
    expect(confirmation).toMatch(/value="" aria-invalid="true" aria-describedby="confirmation-error">/);
  });

  const LONG = 'x'.repeat(10_001);
  const LONG_EMAIL = `${'x'.repeat(330)}@x.example`;
  const TOO_LONG = 'Please choose a password of at most 256 characters.';
  it.each([
    ['/create-account', { password: LONG, confirmation: LONG }, TOO_LONG],
    ['/create-account', { email: LONG_EMAIL }, 'Valid email is required'],
    ['/create-account', { name: LONG }, 'Please enter a name of at most 100 characters.'],
    ['/reset-password', { code: 'x', password: LONG, confirmation: LONG }, TOO_LONG],
    ['/confirm-account', { code: LONG }, 'This link no longer works'],
    ['/confirm-email', { code: LONG }, 'This link no longer works'],
    ['/forgot-password', { email: LONG_EMAIL }, 'Valid email is required'],
    ['/login', { email: LONG_EMAIL }, 'The email or password is not right.'],
    ['/login', { password: LONG }, 'The email or password is not right.'],
  ])('%s says what is wrong with very long text, too (ERR-01)', async (path, form, told) => {
    const { text } = await create(form, path);
    expect(text).toContain(told);
    expect(text).not.toContain('was not complete');
  });

  it('keep a form in which one answer is too long', async () => {
    const { status, text } = await create({ name: 'Ines', password: LONG, confirmation: LONG });
    const [name = '', email = ''] = inputs(text);
    expect(status).toBe(200);
    expect([name, email]).toEqual([
      expect.stringContaining('value="Ines"'),
      expect.stringContaining('value="a@b.example"'),
    ]);
  });

  it.each(LINK_PAGES)('%s asks for the code when it was sent without one', async (path) => {
    const form = { code: ' ', password: PASSWORD, confirmation: PASSWORD };
    const { text } = await vendor.call(path, { form });
    expect(text).toContain('Please enter the code from the mail.');
    expect(inputs(text)[0]).toMatch(
      /id="code"[^>]* aria-invalid="true" aria-describedby="code-hint code-error"/,
    );
  });

  it('lead to each other and keep the way back', async () => {
    const kept = BACK.replace('&', '&amp;');
    const login = (await vendor.call(`/login${BACK}`)).text;
    expect(login).toContain(`href="/forgot-password${kept}"`);
    expect(login).toContain(`href="/create-account${kept}"`);
    for (const path of ['/forgot-password', '/create-account']) {
      const page = (await vendor.call(`${path}${BACK}`)).text;
      expect(page).toContain(`action="${path}${kept}"`);
      expect(page).toContain(`href="/login${kept}"`);
    }
    const sent = await vendor.call(`/forgot-password${BACK}`, { form: { email: 'a@b.example' } });
    expect(sent.text).toContain('We sent an email to a@b.example with instructions to reset your password.');
    expect(sent.text).toContain(`href="/login${kept}"`);
  });

  it('bring a new customer to the place that was asked for, signed in', async () => {
    const email = 'way@back.example';
    expect((await create({ email })).text).toContain('Check your email');
    const code = await tokenMailedTo(vendor, email, 'create-account');
    const reply = await vendor.call('/confirm-account', { form: { code, password: PASSWORD } });
    expect(reply.headers.get('location')?.startsWith(`${TARGET}&code=`)).toBe(true);
  });

  it('bring a customer who has set a new password there as well', async () => {
    const { email } = await vendor.user();
    await vendor.call(`/forgot-password${BACK}`, { form: { email } });
    const code = await tokenMailedTo(vendor, email, 'reset-password');
    const form = { code, password: PASSWORD, confirmation: PASSWORD };
    const reply = await vendor.call('/reset-password', { form });
    expect(reply.headers.get('location')?.startsWith(`${TARGET}&code=`)).toBe(true);
  });

  it.each([
    'https://evil.example/login',
    '//evil.example',
    '/\\evil.example',
    'https:\\\\evil.example',
    `${PORTAL}@evil.example/`,
    `${PORTAL}\\@evil.example/`,
    'http://user:pw@localhost:4000/',
    'http://localhost:4000.evil.example/',
    'http://localhost.:4000/',
    'http://localhost:4001/',
    'https://localhost:4000/',
    'http://lоcalhost:4000/',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    `${PORTAL}/\r\nSet-Cookie: a=b`,
    ` ${PORTAL}/`,
    'http%3A%2F%2Fevil.example',
    `${PORTAL}/${'x'.repeat(5_000)}`,
    '',
  ])('lead nobody to %j', async (redirect) => {
    for (const path of OPEN_PAGES) {
      const address = `${path}?target=2&redirect=${encodeURIComponent(redirect)}`;
      const sent = create({ email: 'evil@redirect.example' }, address);
      for (const reply of [await vendor.call(address), await sent]) {
        expect(reply.status).toBe(400);
        expect(reply.headers.get('location')).toBeNull();
        expect(reply.text).not.toMatch(/<form|evil|javascript:/);
      }
    }
    expect(await mailsTo(vendor, 'evil@redirect.example')).toEqual([]);
  });

  it.each([...OPEN_PAGES, ...LINK_PAGES])('%s takes no form from another site', async (path) => {
    const form = {
      email: 'csrf@test.example',
      password: PASSWORD,
      confirmation: PASSWORD,
      name: '',
      code: 'x',
    };
    for (const headers of [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
    ]) {
      const reply = await vendor.call(path, { form, headers });
      expect([reply.status, reply.text.includes('sent from another site')]).toEqual([400, true]);
    }
    expect(await mailsTo(vendor, 'csrf@test.example')).toEqual([]);
  });

  it.each([...OPEN_PAGES, ...LINK_PAGES])('%s answers half a form with a page', async (path) => {
    const reply = await vendor.call(path, { form: {} });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
  });

  it('show what was typed as text', async () => {
    const typed = '"><script>alert(1)</script>';
    for (const reply of [
      await create({ name: typed, email: typed }),
      await vendor.call('/reset-password', { form: { code: typed, password: 'x', confirmation: 'y' } }),
    ]) {
      expect(reply.text).toContain('&quot;&gt;&lt;script&gt;');
      expect(reply.text).not.toContain('<script>alert');
    }
  });
});
