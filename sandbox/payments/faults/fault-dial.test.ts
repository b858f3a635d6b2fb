import type braintree from 'braintree';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, tokenize, VISA } from '../../testkit/gateway';
import { type PaymentsSandbox, startPaymentsSandbox } from '../server';

let sandbox: PaymentsSandbox;
let gateway: braintree.BraintreeGateway;

beforeEach(async () => {
  sandbox = await startPaymentsSandbox({ faultDial: true });
  gateway = connect(sandbox);
  await gateway.customer.create({ id: 'ada', paymentMethodNonce: await tokenize(sandbox, { number: VISA }) });
});
afterEach(() => sandbox.close());

const sell = (orderId = 'o-1') => gateway.transaction.sale({ amount: '5.00', orderId, customerId: 'ada' });

async function dial(fault: unknown): Promise<number> {
  const response = await fetch(`${sandbox.url}/__faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  return response.status;
}

async function charges(orderId = 'o-1'): Promise<number> {
  const response = await fetch(`${sandbox.url}/__ledger?orderId=${orderId}`);
  return ((await response.json()) as { transactions: unknown[] }).transactions.length;
}

describe('the fault dial', () => {
  it('loses the answer of a sale that was made', async () => {
    expect(await dial({ operation: 'sale', kind: 'lost-answer' })).toBe(201);
    await expect(sell()).rejects.toMatchObject({ type: 'unexpectedError' });
    expect(await charges()).toBe(1);
  });

  it('refuses the connection and makes no sale', async () => {
    await dial({ operation: 'sale', kind: 'refuse' });
    await expect(sell()).rejects.toMatchObject({ type: 'unexpectedError' });
    expect(await charges()).toBe(0);
  });

  it('answers with an error status and makes no sale', async () => {
    await dial({ operation: 'sale', kind: 'error', status: 503 });
    await expect(sell()).rejects.toMatchObject({ type: 'serviceUnavailableError' });
    expect(await charges()).toBe(0);
  });

  it('makes a sale at once and answers late', async () => {
    await dial({ operation: 'sale', kind: 'latency', ms: 400 });
    const started = Date.now();
    const sale = sell();
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(await charges()).toBe(1);
    expect((await sale).success).toBe(true);
    expect(Date.now() - started).toBeGreaterThanOrEqual(395);
  });

  it('answers what is held as soon as the faults are cleared', async () => {
    await dial({ operation: 'sale', kind: 'latency', ms: 100_000 });
    const sale = sell();
    await expect.poll(() => charges()).toBe(1);
    await fetch(`${sandbox.url}/__faults`, { method: 'DELETE' });
    expect((await sale).success).toBe(true);
  });

  it('drops the connection and makes the sale only later', async () => {
    await dial({ operation: 'sale', kind: 'delayed-commit', ms: 300 });
    await expect(sell()).rejects.toMatchObject({ type: 'unexpectedError' });
    expect(await charges()).toBe(0);
    await expect.poll(() => charges(), { timeout: 3000 }).toBe(1);
  });

  it('strikes as often as set, only at its operation, in order', async () => {
    await dial({ operation: 'sale', kind: 'error', status: 500, count: 2 });
    await dial({ operation: 'sale', kind: 'refuse' });
    await expect(gateway.customer.find('ada')).resolves.toBeDefined();
    await expect(sell()).rejects.toMatchObject({ type: 'serverError' });
    await expect(sell()).rejects.toMatchObject({ type: 'serverError' });
    await expect(sell()).rejects.toMatchObject({ type: 'unexpectedError' });
    expect((await sell()).success).toBe(true);
  });

  it.each(['search', 'vault', 'token'] as const)('breaks %s too', async (operation) => {
    const calls = {
      search: () => gateway.transaction.search((search) => search.orderId().is('o-1')).toArray(),
      vault: () => gateway.customer.find('ada'),
      token: () => gateway.clientToken.generate({}),
    };
    sandbox.faults.set({ operation, kind: 'error', status: 500 });
    await expect(calls[operation]()).rejects.toMatchObject({ type: 'serverError' });
    await expect(calls[operation]()).resolves.toBeDefined();
  });

  it('lets the client tokens in the browsers’ hands expire, and issues fresh ones', async () => {
    const configuration = async (token: string) => {
      const { authorizationFingerprint } = JSON.parse(atob(token)) as { authorizationFingerprint: string };
      const client = `${sandbox.url}/merchants/local_merchant/client_api/v1`;
      return fetch(`${client}/configuration?authorizationFingerprint=${authorizationFingerprint}`);
    };
    const { clientToken: old } = await gateway.clientToken.generate({});
    expect((await configuration(old)).status).toBe(200);
    expect(await dial({ kind: 'expire-tokens' })).toBe(201);
    expect((await configuration(old)).status).toBe(401);
    const { clientToken: fresh } = await gateway.clientToken.generate({});
    expect((await configuration(fresh)).status).toBe(200);
    await fetch(`${sandbox.url}/__faults`, { method: 'DELETE' });
    expect((await configuration(old)).status).toBe(401);
  });

  it('can be cleared, and refuses what it does not know', async () => {
    await dial({ operation: 'sale', kind: 'refuse', count: 5 });
    await fetch(`${sandbox.url}/__faults`, { method: 'DELETE' });
    expect((await sell()).success).toBe(true);
    expect(await dial({ operation: 'sale', kind: 'explode' })).toBe(400);
  });

  it('is not there unless it is switched on', async () => {
    await sandbox.close();
    sandbox = await startPaymentsSandbox();
    expect(await dial({ operation: 'sale', kind: 'refuse' })).toBe(404);
    expect((await fetch(`${sandbox.url}/__ledger`)).status).toBe(404);
  });
});
