import { describe, expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startVendor, TEST_PASSWORD } from '../../../tests/testkit/start-vendor';
import { useUpTries } from '../testkit/tries';

const PORTAL = 'http://localhost:4000';
const TARGET = `${PORTAL}/login?redirect=/billing&x=1`;
const PAGE = `/login?target=2&redirect=${encodeURIComponent(TARGET)}`;

describe('the sign-in page', () => {
  const vendor = duringTests(() => startVendor());

  const submit = (email: string, password: string, headers: Record<string, string> = {}) =>
    vendor.call(PAGE, { form: { email, password }, headers });

  it('asks for e-mail and password with labels that assistive technology and password managers know', async () => {
    const page = await vendor.call(PAGE);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.text).toContain('<label for="email">Email</label>');
    expect(page.text).toContain('autocomplete="username"');
    expect(page.text).toContain('<label for="password">Password</label>');
    expect(page.text).toContain('autocomplete="current-password"');
    expect(page.text).toMatch(/<input id="email"[^>]* autofocus>/);
    expect(page.text.match(/ enterkeyhint="go"/g)).toHaveLength(2);
  });

  it('cannot be framed or cached, and sends no referrer to other sites', async () => {
    const { headers } = await vendor.call(PAGE);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`form-action 'self' ${PORTAL}`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('serves its sheet and its font itself, to be kept', async () => {
    const page = await vendor.call(PAGE);
    const sheet = /href="(\/login\/style\.css\?v=\w+)"/.exec(page.text)?.[1] ?? '';
    const style = await vendor.call(sheet);
    expect(style.headers.get('content-type')).toContain('text/css');
    expect(style.headers.get('cache-control')).toContain('immutable');
    expect((await vendor.call('/login/inter.woff2')).headers.get('content-type')).toContain('font/woff2');
  });

  it('sends the browser back with a code that the portal can exchange (REST-62)', async () => {
    const { id, email } = await vendor.user();
    const reply = await submit(email.toUpperCase(), TEST_PASSWORD);
    expect(reply.status).toBe(303);
    const location = reply.headers.get('location') ?? '';
    expect(location.startsWith(`${TARGET}&code=`)).toBe(true);
    const code = new URL(location).searchParams.get('code') ?? '';
    const session = await vendor.call('/user/auth2', { token: code });
    const profile = await vendor.call('/user/getUserProfile', { token: String(session.body['authToken']) });
    expect(profile.body['userId']).toBe(id);
  });

  it('leads to another page of the portal through its login page (D-04, D-05)', async () => {
    const { email } = await vendor.user();
    const path = `/login?target=2&redirect=${encodeURIComponent(`${PORTAL}/billing?x=1`)}`;
    const reply = await vendor.call(path, { form: { email, password: TEST_PASSWORD } });
    const location = new URL(reply.headers.get('location') ?? '');
    expect(`${location.origin}${location.pathname}`).toBe(`${PORTAL}/login`);
    expect(location.searchParams.get('redirect')).toBe('/billing?x=1');
    const session = await vendor.call('/user/auth2', { token: location.searchParams.get('code') ?? '' });
    expect(session.body['success']).toBe(true);
  });

  it('stays, with the same words for a wrong password and an unknown e-mail (AUTH-22)', async () => {
    const { email } = await vendor.user();
    for (const given of [email, 'nobody@test.example']) {
      const page = await submit(given, 'wrong');
      expect(page.status).toBe(200);
      expect(page.text).toContain('role="alert" id="failure">The email or password is not right.</p>');
      expect(page.text).toContain(`value="${given}"`);
      expect(page.text).toMatch(/<input id="password"[^>]* autofocus>/);
    }
  });

  it('counts nothing that was left empty, and says at the field what is missing', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const page = await submit('', '');
      expect(page.status).toBe(200);
      expect(page.text).toContain('<p class="error" id="email-error">Valid email is required</p>');
      expect(page.text).toContain('<p class="error" id="password-error">Please enter a password</p>');
      expect(page.text).toMatch(/<input id="email"[^>]* aria-describedby="email-error" autofocus>/);
    }
  });

  it('asks to wait when there were too many tries', async () => {
    const { email } = await vendor.user();
    await useUpTries(vendor, 'sign-in', email);
    const page = await submit(email, TEST_PASSWORD);
    expect([page.status, page.text.includes('Too many attempts.')]).toEqual([429, true]);
  });

  it.each(['https://evil.example/login', '//evil.example', 'javascript:alert(1)', `${PORTAL}.evil.example/`])(
    'leads nobody to %s, before and after the password',
    async (redirect) => {
      const { email } = await vendor.user();
      const path = `/login?target=2&redirect=${encodeURIComponent(redirect)}`;
      const page = await vendor.call(path);
      expect(page.status).toBe(400);
      expect(page.text).not.toContain('<form');
      expect(page.text).not.toContain('evil');
      const reply = await vendor.call(path, { form: { email, password: TEST_PASSWORD } });
      expect(reply.status).toBe(400);
      expect(reply.headers.get('location')).toBeNull();
    },
  );

  it('refuses a form from another site, and one redirect too many', async () => {
    const { email } = await vendor.user();
    const foreign = await submit(email, TEST_PASSWORD, { 'Sec-Fetch-Site': 'cross-site' });
    expect(foreign.status).toBe(400);
    const old = await submit(email, TEST_PASSWORD, { Origin: 'https://evil.example' });
    expect(old.status).toBe(400);
    const own = await submit(email, TEST_PASSWORD, { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' });
    expect(own.status).toBe(303);
    expect((await vendor.call(`${PAGE}&redirect=x`)).status).toBe(400);
  });

  it('shows what was typed as text', async () => {
    const page = await submit('"><script>alert(1)</script>', 'wrong');
    expect(page.text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  });

  it('leads to the portal when somebody comes without a redirect', async () => {
    const { email } = await vendor.user();
    const reply = await vendor.call('/login', { form: { email, password: TEST_PASSWORD } });
    expect(reply.headers.get('location')).toMatch(/^http:\/\/localhost:4000\/login\?code=/);
  });

  it('says so in a page when it cannot work', async () => {
    const broken = await startVendor();
    await broken.deps.db.execute('alter table sign_in_tries rename to gone');
    const page = await broken.call(PAGE, { form: { email: 'a@test.example', password: 'x' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
    expect(page.text).toContain('This is not possible now');
    expect(page.text).not.toContain('sign_in_tries');
    await broken.stop();
  });

  it('offers the demonstration accounts where there are some, and nowhere else', async () => {
    expect((await vendor.call(PAGE)).text).not.toContain('demo');
    const demo = await startVendor({ env: { DEMO_DATA: 'true' } });
    expect((await demo.call(PAGE)).text).toContain('diana@northwind.example');
    await demo.stop();
  });
});
