import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { buildGateway } from '../../gateway/app';
import { closeDeps, createDeps } from '../../gateway/deps';
import { readEnv } from '../../gateway/env';
import { createSchema } from '../../gateway/graphql/schema';
import { isAtLength } from '../testkit/scope';
import { ATTACKED_IDS } from './support/attacked-ids';
import { leaksIn } from './support/canaries';
import { stateOf } from './support/database';
import { GRAPHQL_ATTACKS } from './support/graphql-attacks';
import { idInputsOf, rootFieldsOf } from './support/id-inputs';
import { dealtShapes, dealtSpellings } from './support/ids';
import { PORTAL_ATTACKS } from './support/portal-attacks';
import { routesOf } from './support/routes';
import { type Attacker, CUSTOMERS, NOBODIES, SEES_PHOTO, setTheScene, undueIn } from './support/scene';

/** Others are stopped by who they are, however ids are spelled; at length all try every spelling. */
const TRIES_SPELLINGS: ReadonlySet<string> = new Set(['stranger', 'signed out']);

describe('at the gateway', () => {
  const scene = duringTests(() => setTheScene());

  async function ask(attacker: Attacker, operation: object) {
    return send(attacker, '/graphql', JSON.stringify(operation), { 'content-type': 'application/json' });
  }

  async function send(attacker: Attacker, path: string, body?: string | FormData, headers?: Attacker) {
    const response = await fetch(`${scene.gateway.url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: { ...headers, ...attacker },
      ...(body === undefined ? {} : { body }),
    });
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  }

  /** Finds forbidden content in an answer: secrets, files, the victim's order or group, and server errors. */
  function wrongIn({ status, bytes }: { status: number; bytes: Buffer }): string[] {
    const text = bytes.toString('utf8');
    const { purchaseId, saleId, groupId, seatId } = scene.victim;
    const told = [purchaseId, saleId, groupId, seatId].filter((value) =>
      new RegExp(`"(?:id|saleId|transactionId|subscriptionId)":"${value}"`).test(text),
    );
    // Unknown paths would show the web client, which is not built in this test.
    const isOurFault = !text.includes('NOT_BUILT') && (status >= 500 || /INTERNAL_SERVER|VENDOR_/.test(text));
    return [
      ...leaksIn(bytes),
      ...told,
      ...(isOurFault ? [`our fault: ${status} ${text.slice(0, 200)}`] : []),
    ];
  }

  async function graphqlFindings(attacker: Attacker, spellings: (id: string) => unknown[]) {
    const found: string[] = [];
    for (const [field, operations] of Object.entries(GRAPHQL_ATTACKS)) {
      if (field === 'Mutation.logout') continue;
      for (const operation of operations(scene.victim, spellings)) {
        const wrong = wrongIn(await ask(attacker, operation));
        if (wrong.length > 0)
          found.push(`${field} ${JSON.stringify(operation.variables)}: ${wrong.join(', ')}`);
      }
    }
    return found;
  }

  async function routeFindings(attacker: Attacker, spellings: (id: string) => string[]) {
    const found: string[] = [];
    for (const [route, requests] of Object.entries(PORTAL_ATTACKS)) {
      for (const { path, body } of requests(scene.victim, spellings)) {
        const wrong = wrongIn(await send(attacker, path, body));
        if (wrong.length > 0) found.push(`${route} ${path}: ${wrong.join(', ')}`);
      }
    }
    return found;
  }

  it('every field, every place for an id and every route is attacked', async () => {
    const schema = createSchema();
    expect(rootFieldsOf(schema)).toEqual(Object.keys(GRAPHQL_ATTACKS).toSorted());
    expect(idInputsOf(schema)).toEqual(ATTACKED_IDS);
    const deps = createDeps(readEnv({ NODE_ENV: 'test' }), pino({ level: 'silent' }));
    const gateway = await buildGateway(deps);
    expect(routesOf(gateway.app)).toEqual(Object.keys(PORTAL_ATTACKS).toSorted());
    await gateway.close();
    await closeDeps(deps);
  });

  it('the victim gets what the others are after, or the attacks would prove nothing', async () => {
    const { saleId, imageId, seatId, purchaseId, groupId, user } = scene.victim;
    const own: Attacker = { authorization: user.token };
    const [everything] = GRAPHQL_ATTACKS['Query.viewer']?.(scene.victim, (id) => [id]) ?? [];
    expect(leaksIn((await ask(own, everything ?? {})).bytes)).toEqual(
      expect.arrayContaining([
        'Canary Victim',
        'Canary Holding',
        'Canary Cardholder',
        'canary note of a seat',
      ]),
    );
    expect((await ask(own, everything ?? {})).bytes.toString()).toMatch(
      new RegExp([saleId, imageId, seatId, purchaseId, groupId].map((id) => `(?=[\\s\\S]*${id})`).join('')),
    );
    expect(leaksIn((await send(own, `/receipts/${saleId}`)).bytes)).toContain('receipt');
    for (const viewer of [own, ...SEES_PHOTO.map((name) => scene.attackers[name])])
      expect(leaksIn((await send(viewer, `/profile-image/${imageId}`)).bytes)).toEqual(['jpeg']);
  });

  it.each([...CUSTOMERS, ...NOBODIES])(
    'the %s gets nothing of another customer by any field or route, and changes nothing of theirs',
    async (name) => {
      const attacker = scene.attackers[name];
      const before = await stateOf(scene);
      const bendsIds = isAtLength || TRIES_SPELLINGS.has(name);
      const bend = bendsIds ? dealtSpellings() : (id: string) => [id];
      const shapes = bendsIds ? dealtShapes() : () => [];
      expect(await graphqlFindings(attacker, (id) => [...bend(id), ...shapes(id)])).toEqual([]);
      expect(undueIn(name, await routeFindings(attacker, bend))).toEqual([]);
      expect(await stateOf(scene)).toBe(before);
    },
  );

  it.each(['assignee', 'pending owner'] as const)(
    'the %s assigns no seat of a group that he has only partly to do with',
    async (name) => {
      const before = await stateOf(scene);
      const query =
        'mutation ($input: AssignSeatInput!) { assignSeat(input: $input) { success userErrors { code } } }';
      const input = { seatId: scene.victim.sharedSeatId, email: 'thief@evil.example' };
      const { bytes } = await ask(scene.attackers[name], { query, variables: { input } });
      expect(JSON.parse(bytes.toString()).data.assignSeat).toMatchObject({ success: false });
      expect(await stateOf(scene)).toBe(before);
    },
  );
});
