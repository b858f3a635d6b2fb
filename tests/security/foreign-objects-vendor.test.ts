import { describe, expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { buildApp } from '../../vendor-api/app';
import { leaksIn } from './support/canaries';
import { stateOf } from './support/database';
import { dealtSpellings } from './support/ids';
import { routesOf } from './support/routes';
import { type Attacker, CUSTOMERS, NOBODIES, setTheScene, undueIn } from './support/scene';
import type { Attack } from './support/vendor-attack';
import { VENDOR_ATTACKS } from './support/vendor-attacks';

/** Others are stopped by who they are, however ids are spelled. */
const TRIES_SPELLINGS: ReadonlySet<string> = new Set(['stranger', 'signed out']);

describe('at the vendor service’s own port', () => {
  const scene = duringTests(() => setTheScene());

  async function send(attacker: Attacker, { path, json, form, ...call }: Attack) {
    const body = json === undefined ? form && String(new URLSearchParams(form)) : JSON.stringify(json);
    const type = json === undefined ? 'application/x-www-form-urlencoded' : 'application/json';
    const response = await fetch(new URL(path, scene.shop.vendor.url), {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: { ...(body === undefined ? {} : { 'content-type': type }), ...call.headers, ...attacker },
      ...(body === undefined ? {} : { body }),
    });
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  }

  /** Returns leaks and changes by request. */
  async function findings(attacker: Attacker, spellings: (id: string) => string[]): Promise<string[]> {
    const found: string[] = [];
    for (const [route, attacks] of Object.entries(VENDOR_ATTACKS)) {
      for (const attack of attacks(scene.victim, spellings)) {
        const { status, bytes } = await send(attacker, attack);
        const leaks = [...leaksIn(bytes), ...confirmationIn(bytes)];
        if (status >= 500 || leaks.length > 0)
          found.push(`${route} ${JSON.stringify(attack)}: ${status} ${leaks.join(', ')}`);
      }
    }
    return found;
  }

  // An answer about the victim's order is a finding, even without secrets.
  function confirmationIn(bytes: Buffer): string[] {
    const text = bytes.toString('utf8');
    const { purchaseId, saleId, groupId } = scene.victim;
    const named = [purchaseId, saleId].filter((id) =>
      new RegExp(`"(?:transactionId|saleId|purchaseId)":"${id}"`).test(text),
    );
    const owned = [groupId].filter((id) => new RegExp(`"(?:subscriptionId|id)":"${id}"`).test(text));
    return [...named, ...owned];
  }

  it('every endpoint is attacked', () => {
    expect(routesOf(buildApp(scene.shop.vendor.deps))).toEqual(Object.keys(VENDOR_ATTACKS).toSorted());
  });

  it('the victim gets what the others are after, or the attacks would prove nothing', async () => {
    const { token } = scene.victim.user;
    const own = await Promise.all(
      [
        'GET /user/profileImage/:imageId',
        'GET /history/genInvoice',
        'GET /cart/thankyouvue',
        'GET /subscription/getSubscription',
      ].map(async (route) => {
        const [attack] = VENDOR_ATTACKS[route]?.(scene.victim, (id) => [id]) ?? [];
        const { bytes } = await send({ authorization: token }, attack ?? { path: '/' });
        return [...leaksIn(bytes), ...confirmationIn(bytes)];
      }),
    );
    expect(own.map((leaks) => leaks.length > 0)).toEqual([true, true, true, true]);
  });

  it.each([...CUSTOMERS, ...NOBODIES])(
    'the %s gets nothing of another customer by any id at any endpoint, and changes nothing of theirs',
    async (name) => {
      const before = await stateOf(scene);
      const spellings = TRIES_SPELLINGS.has(name) ? dealtSpellings() : (id: string) => [id];
      expect(undueIn(name, await findings(scene.attackers[name], spellings))).toEqual([]);
      expect(await stateOf(scene)).toBe(before);
    },
  );

  it.each(['assignee', 'pending owner', 'stranger'] as const)(
    'the %s assigns no seat of a group that he has only partly to do with',
    async (name) => {
      const before = await stateOf(scene);
      const json = { seat: scene.victim.sharedSeatId, emailDomain: 'thief@evil.example' };
      const { bytes } = await send(scene.attackers[name], { path: '/user/singleSeatAssignment', json });
      expect(JSON.parse(bytes.toString('utf8'))).toMatchObject({ success: false });
      expect(await stateOf(scene)).toBe(before);
    },
  );

  it('a token of one customer beside the cookie of another is refused', async () => {
    const { user } = scene.victim;
    const both = {
      ...scene.attackers.stranger,
      cookie: `stoken=${user.token}; btid=b; portaluser=p`,
    };
    for (const path of ['/user/getUserProfile', '/userbilling/GetBillingInfo', '/user/authcheck'])
      expect((await send(both, { path })).status).toBe(401);
  });
});
