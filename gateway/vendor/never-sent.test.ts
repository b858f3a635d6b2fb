import { spawn } from 'node:child_process';
import dns from 'node:dns';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { duringEachTest } from '#tests/testkit/during-tests';
import { startFaultyVendor } from '../testkit/faulty-vendor';
import { createTransport, type VendorRequest } from './http';

const HERE = '127.0.0.1';
/** An address without a listener. */
const REFUSING = '127.0.0.3';
/** An address with a listener that accepts no connection, like a hanging instance. */
const HANGING = '127.0.0.2';

let port: number;
const cleanups: (() => void)[] = [];

const vendor = duringEachTest(() => startFaultyVendor());
beforeEach(async () => {
  port = Number(new URL(vendor.url).port);
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const clean of cleanups.splice(0)) clean();
});

/** Resolves the vendor's name to these addresses, one after another. */
function copiesAt(...addresses: string[]) {
  const lookup = vi.spyOn(dns, 'lookup').mockImplementation(((...given: unknown[]) => {
    const done = given.at(-1) as (error: null, found: { address: string; family: 4 }[]) => void;
    const address = addresses[lookup.mock.calls.length - 1] ?? addresses.at(-1) ?? HERE;
    process.nextTick(done, null, [{ address, family: 4 }]);
  }) as unknown as typeof dns.lookup);
  return lookup;
}

/** Opens a port with a full connection queue, so that connecting gets no answer. */
async function hang(): Promise<void> {
  const listen = `require('net').createServer().listen({ port: ${port}, host: '${HANGING}', backlog: 1 },
    () => { console.log('listening'); process.kill(process.pid, 'SIGSTOP'); })`;
  const child = spawn(process.execPath, ['-e', listen], { stdio: ['ignore', 'pipe', 'inherit'] });
  cleanups.push(() => child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  for (let count = 0; count < 2; count += 1) {
    const socket = connect(port, HANGING);
    cleanups.push(() => socket.destroy());
    await once(socket, 'connect');
  }
}

async function send(request: Partial<VendorRequest> = {}) {
  const transport = createTransport({ url: `http://vendor.test:${port}`, timeoutMs: 5_000 });
  cleanups.push(() => void transport.close());
  const order = { method: 'POST', path: '/cart/buyRpSubscription', headers: {}, body: 'a=1' } as const;
  return transport.send({ ...order, ...request });
}

describe('an order that cannot have been sent', () => {
  test.each([
    ['that takes no connection', HANGING],
    ['that refuses', REFUSING],
  ])('to a copy %s is sent to the next one, once', async (_what, address) => {
    if (address === HANGING) await hang();
    copiesAt(address, HERE);
    expect((await send()).status).toBe(200);
    expect(vendor.calls).toEqual(['POST /cart/buyRpSubscription']);
    expect(vendor.bodies).toEqual(['a=1']);
  });

  test('is tried twice at most', async () => {
    const lookup = copiesAt(REFUSING);
    await expect(send()).rejects.toMatchObject({ code: 'VENDOR_UNAVAILABLE', mayHaveArrived: false });
    expect(lookup).toHaveBeenCalledTimes(2);
  });

  test('is not tried again after its deadline, and is still known not to have been sent', async () => {
    await hang();
    const lookup = copiesAt(HANGING, HERE);
    await expect(send({ timeoutMs: 1_010 })).rejects.toMatchObject({ code: 'VENDOR_TIMEOUT' });
    expect(lookup).toHaveBeenCalledTimes(1);
    expect(vendor.calls).toEqual([]);
  });
});

test('an order that may have arrived is not sent again', async () => {
  copiesAt(HERE);
  vendor.at('/cart/buyRpSubscription', (request) => request.socket.destroy());
  await expect(send()).rejects.toMatchObject({ code: 'VENDOR_UNAVAILABLE', mayHaveArrived: true });
  expect(vendor.calls).toHaveLength(1);
});
