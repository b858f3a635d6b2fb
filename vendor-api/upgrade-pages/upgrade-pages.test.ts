import { beforeAll, describe, expect, it } from 'vitest';
import { beforeTests, duringTests } from '#tests/testkit/during-tests';
import { startVendor, type TestUser } from '../../tests/testkit/start-vendor';
import { insertLicenses } from '../demo/builders';

const PORTALS = 'https://portal.example https://other.example';

describe('the upgrade pages', () => {
  let pro: string;
  let team: string;
  let current: string;
  const vendor = duringTests(() => startVendor({ env: { PORTAL_URL: PORTALS.replace(' ', ',') } }));
  const ann = beforeTests(() => vendor.user({ name: 'Ann <b>Lee</b>' }));
  const bob = beforeTests(() => vendor.user({ name: '' }));
  beforeAll(async () => {
    const bought = { purchaseDate: '2019-03-01', licensee: 'Lee & Co', managers: [bob.email] };
    const license = (product: string, licenseType: 0 | 1) => ({ ...bought, product, licenseType });
    const ids = await insertLicenses(vendor.deps.db, ann, 'perpetual', [
      license('Axure RP 8 Pro', 0),
      license('Axure RP 8 Team', 1),
      license('Axure RP 9 Team', 1),
    ]);
    [pro = '', team = '', current = ''] = ids;
    await insertLicenses(vendor.deps.db, ann, 'upgrade', [
      { licenseType: 1, purchaseDate: '2020-01-01', upgradeKey: 'UP-1', numUpgrades: 3, numUpgradesUsed: 1 },
      { licenseType: 1, purchaseDate: '2020-01-01', upgradeKey: 'UP-2', numUpgrades: 1, numUpgradesUsed: 1 },
    ]);
  });

  const open = (path: string, user?: TestUser) =>
    vendor.call(path, { headers: user ? { cookie: `a=b; authToken=${user.token}` } : {} });
  /** The text of a page without tags. */
  const read = async (path: string, user?: TestUser) =>
    (await open(path, user)).text
      .replace(/<(style|script|title).*?<\/\1>/gs, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');

  it('say who is signed in and what each license costs (REST-63)', async () => {
    const words = await read(`/cart/upgrade?newedition=pro&seats=${pro},${team}`, ann);
    expect(words).toContain('Signed in as Ann &lt;b&gt;Lee&lt;/b&gt;, ');
    expect(words).toContain('Axure RP 8 Pro Lee &amp; Co Axure RP 9 Team $400.00');
    expect(words).toContain('Axure RP 8 Team Lee &amp; Co Axure RP 9 Team $199.00');
    expect(words).toContain('Total USD $599.00');
    expect(words).toContain(`newedition pro seats ${pro},${team}`);
  });

  it('show all licenses of a customer when none are named, and managers see what they manage', async () => {
    for (const user of [ann, bob]) {
      const words = await read('/cart/upgrade', user);
      expect(words).toContain('Total USD $599.00');
      expect(words).not.toContain('stays as it is');
      expect(words).toContain('Nothing but who is signed in.');
    }
  });

  it('leave out what cannot be upgraded and what is not theirs', async () => {
    const stranger = await vendor.user();
    const words = await read(`/cart/upgrade?seats=${pro},nobody`, stranger);
    expect(words).toContain(`${pro} is unknown, or not yours to upgrade.`);
    expect(words).toContain('nobody is unknown, or not yours to upgrade.');
    expect(words).not.toContain('Axure RP 8');
    const only = await read(`/cart/upgrade?seats=${current}`, ann);
    expect(only).toContain('Axure RP 9 Team cannot be upgraded and stays as it is.');
    expect(only).not.toContain('Total');
    expect(await read('/cart/upgrade', stranger)).toContain('There are no perpetual licenses to upgrade.');
  });

  it('tell how often a code can be used still (REST-63)', async () => {
    expect(await read('/upgrade?key=UP-1', ann)).toContain('Uses left 2 of 3');
    expect(await read('/upgrade?key=UP-1', bob)).toContain(
      'This upgrade code is unknown, or not yours to use.',
    );
    expect(await read('/upgrade?key=UP-2', ann)).toContain('This code has been used up.');
    expect(await read('/upgrade?key=UP-9', ann)).toContain(
      'This upgrade code is unknown, or not yours to use.',
    );
    expect(await read('/upgrade', ann)).toContain('No upgrade code was given.');
    expect(await read('/upgrade?key=%20', ann)).toContain('No upgrade code was given.');
  });

  it('know a code however it was typed or pasted', async () => {
    for (const typed of ['up-1', ' UP-1', 'Up-1\n'])
      expect(await read(`/upgrade?key=${encodeURIComponent(typed)}`, ann)).toContain('Uses left 2 of 3');
  });

  it('escape whatever they receive (REST-63)', async () => {
    const evil = '"><script>alert(1)</script>';
    for (const path of ['/upgrade?key=', '/cart/upgrade?newedition=', '/cart/upgrade?seats=']) {
      for (const user of [ann, undefined]) {
        const { text } = await open(path + encodeURIComponent(evil), user);
        expect(text).not.toContain('<script>alert');
        expect(text).toContain('&lt;script&gt;');
      }
    }
  });

  it('show nothing without a session, regardless of other cookies', async () => {
    expect(await read('/upgrade?key=UP-1')).toContain('You are not signed in');
    const withToken = await vendor.call('/cart/upgrade', { token: ann.token });
    expect(withToken.text).toContain('You are not signed in');
  });

  it.each(['/upgrade', '/cart/upgrade'])('let the portal alone frame %s (BUY-06)', async (path) => {
    const { headers } = await open(path, ann);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`frame-ancestors ${PORTALS}`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('bring their own style sheet and script', async () => {
    const { text } = await open('/upgrade', ann);
    const [, style = ''] = /href="(\/upgrade\/style[^"]+)"/.exec(text) ?? [];
    const [, script = ''] = /src="(\/upgrade\/frame[^"]+)"/.exec(text) ?? [];
    expect((await open(style)).headers.get('content-type')).toContain('text/css');
    expect((await open(script)).text).toContain('upgradePageHeight');
  });

  it('leave all other addresses of the cart behind a session', async () => {
    expect((await open('/cart/getCartPrices', ann)).status).toBe(401);
  });
});
