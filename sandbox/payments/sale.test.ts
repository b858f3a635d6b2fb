import type braintree from 'braintree';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Card, codesOf, connect, DECLINING_VISA, tokenize, VISA } from '../testkit/gateway';
import { type PaymentsSandbox, type PaymentsSandboxOptions, startPaymentsSandbox } from './server';

let sandbox: PaymentsSandbox;
let gateway: braintree.BraintreeGateway;
let time: Date;

async function start(options: PaymentsSandboxOptions = {}) {
  await sandbox?.close();
  sandbox = await startPaymentsSandbox({ now: () => time, ...options });
  gateway = connect(sandbox);
}
const nonceFor = (card: Card = { number: VISA }) => tokenize(sandbox, card);
const settled = { submitForSettlement: true };

beforeEach(async () => {
  time = new Date('2026-11-20T12:00:00Z');
  await start();
});
afterEach(() => sandbox.close());

describe('a sale', () => {
  it('by nonce charges the card and vaults it for a customer that exists', async () => {
    const { customer } = await gateway.customer.create({ id: 'user-1', email: 'ada@x.example' });
    const { success, transaction } = await gateway.transaction.sale({
      amount: '906.09',
      orderId: 'attempt-1',
      customerId: customer.id,
      paymentMethodNonce: await nonceFor(),
      creditCard: { cardholderName: 'Ada Lovelace' },
      options: { ...settled, storeInVaultOnSuccess: true },
    });
    expect(success).toBe(true);
    expect(transaction).toMatchObject({
      status: 'submitted_for_settlement',
      type: 'sale',
      amount: '906.09',
      currencyIsoCode: 'USD',
      orderId: 'attempt-1',
      processorResponseCode: '1000',
      processorResponseType: 'approved',
      customer: { id: 'user-1', email: 'ada@x.example' },
      creditCard: {
        last4: '1111',
        cardType: 'Visa',
        cardholderName: 'Ada Lovelace',
        expirationDate: '12/2034',
      },
    });
    expect(transaction.statusHistory?.map(({ status }) => status)).toEqual([
      'authorized',
      'submitted_for_settlement',
    ]);
    const [card] = (await gateway.customer.find('user-1')).creditCards ?? [];
    expect(card).toMatchObject({
      token: transaction.creditCard?.token,
      cardholderName: 'Ada Lovelace',
      default: true,
    });
  });

  it('by nonce with a new customer creates that customer on success, with an id of choice', async () => {
    const { transaction } = await gateway.transaction.sale({
      amount: '10.00',
      paymentMethodNonce: await nonceFor(),
      customer: { id: 'user-2', firstName: 'Ada' },
      options: { storeInVaultOnSuccess: true },
    });
    expect(transaction.status).toBe('authorized');
    expect((await gateway.customer.find('user-2')).paymentMethods).toHaveLength(1);
  });

  it('by nonce without a request to vault keeps no card', async () => {
    const { transaction } = await gateway.transaction.sale({
      amount: '10.00',
      paymentMethodNonce: await nonceFor(),
    });
    expect(transaction.creditCard?.token).toBeNull();
  });

  it('by token, and by customer, charges the vaulted card', async () => {
    const { customer } = await gateway.customer.create({ paymentMethodNonce: await nonceFor() });
    const paymentMethodToken = customer.paymentMethods?.[0]?.token ?? '';
    const byToken = await gateway.transaction.sale({ amount: '1.00', paymentMethodToken, options: settled });
    const byCustomer = await gateway.transaction.sale({
      amount: '2.00',
      customerId: customer.id,
      options: settled,
    });
    expect(byToken.transaction.creditCard?.token).toBe(paymentMethodToken);
    expect(byCustomer.transaction.customer.id).toBe(customer.id);
    expect(sandbox.ledger().map(({ amount, customerId }) => [amount, customerId])).toEqual([
      ['1.00', customer.id],
      ['2.00', customer.id],
    ]);
  });

  it('is refused, and nothing is charged, for what cannot be charged', async () => {
    const { customer } = await gateway.customer.create({});
    const sale = async (request: braintree.TransactionRequest) =>
      codesOf(await gateway.transaction.sale(request));
    expect(await sale({ amount: '1.00', paymentMethodToken: 'gone' })).toEqual(['91518']);
    expect(await sale({ amount: '1.00', customerId: 'nobody' })).toEqual(['91510']);
    expect(await sale({ amount: '1.00', customerId: customer.id })).toEqual(['91511']);
    expect(await sale({ amount: '1.00' })).toEqual(['91508']);
    const paymentMethodNonce = await nonceFor();
    expect(await sale({ amount: '', paymentMethodNonce })).toEqual(['81502']);
    expect(await sale({ amount: '1.005', paymentMethodNonce })).toEqual(['81503']);
    expect(await sale({ amount: '-1', paymentMethodNonce })).toEqual(['81503']);
    expect(await sale({ amount: '0.00', paymentMethodNonce })).toEqual(['81531']);
    expect(await sale({ amount: '1.00', orderId: 'x'.repeat(256), paymentMethodNonce })).toEqual(['91501']);
    expect(sandbox.ledger()).toEqual([]);
    expect(await sale({ amount: '1.00', paymentMethodNonce })).toEqual([]);
  });

  it('on a declining card is declined, spends the nonce and vaults nothing', async () => {
    const paymentMethodNonce = await nonceFor({ number: DECLINING_VISA });
    const request = {
      amount: '10.00',
      paymentMethodNonce,
      customer: { id: 'user-3' },
      options: { ...settled, storeInVaultOnSuccess: true },
    };
    const answer = await gateway.transaction.sale(request);
    expect(answer).toMatchObject({
      success: false,
      message: 'Do Not Honor',
      transaction: {
        status: 'processor_declined',
        processorResponseCode: '2000',
        processorResponseType: 'soft_declined',
      },
    });
    expect(codesOf(await gateway.transaction.sale(request))).toEqual(['91564']);
    await expect(gateway.customer.find('user-3')).rejects.toMatchObject({ type: 'notFoundError' });
  });

  it('on the card that fails later is approved when it is typed, and declined when it is charged again', async () => {
    const typed = await gateway.transaction.sale({
      amount: '10.00',
      paymentMethodNonce: await nonceFor({ number: '4000111111111131' }),
      customer: { id: 'user-4' },
      options: { ...settled, storeInVaultOnSuccess: true },
    });
    expect(typed.success).toBe(true);
    const again = await gateway.transaction.sale({ amount: '10.00', customerId: 'user-4' });
    expect(again).toMatchObject({ success: false, transaction: { processorResponseCode: '2001' } });
  });

  it('on an expired card is a hard decline', async () => {
    const paymentMethodNonce = await nonceFor({
      number: VISA,
      expirationMonth: '10',
      expirationYear: '2026',
    });
    const { transaction } = await gateway.transaction.sale({ amount: '10.00', paymentMethodNonce });
    expect(transaction).toMatchObject({
      processorResponseCode: '2004',
      processorResponseType: 'hard_declined',
    });
    const lastMonth = await nonceFor({ number: VISA, expirationMonth: '11', expirationYear: '26' });
    expect((await gateway.transaction.sale({ amount: '10.00', paymentMethodNonce: lastMonth })).success).toBe(
      true,
    );
  });

  it('on the fraud number is rejected by the gateway', async () => {
    const paymentMethodNonce = await nonceFor({ number: '4000111111111511' });
    const { success, transaction } = await gateway.transaction.sale({ amount: '10.00', paymentMethodNonce });
    expect([success, transaction.status, transaction.gatewayRejectionReason]).toEqual([
      false,
      'gateway_rejected',
      'fraud',
    ]);
  });

  it('with a nonce of yesterday is refused', async () => {
    const paymentMethodNonce = await nonceFor();
    time = new Date('2026-11-20T15:00:01Z');
    expect(codesOf(await gateway.transaction.sale({ amount: '1.00', paymentMethodNonce }))).toEqual([
      '91565',
    ]);
  });
});

describe('amounts', () => {
  const statusOf = async (amount: string) => {
    const { transaction } = await gateway.transaction.sale({ amount, paymentMethodNonce: await nonceFor() });
    return [transaction.status, transaction.processorResponseCode, transaction.processorResponseText];
  };

  it('are all honoured by default, so that honest carts of 2,000 to 3,000 dollars can be bought', async () => {
    expect(await statusOf('2100.00')).toEqual(['authorized', '1000', 'Approved']);
    expect(await statusOf('3000.00')).toEqual(['authorized', '1000', 'Approved']);
  });

  it('decline as documented when that is switched on', async () => {
    await start({ declineByAmount: true });
    expect(await statusOf('1999.99')).toEqual(['authorized', '1000', 'Approved']);
    expect(await statusOf('2001.00')).toEqual(['processor_declined', '2001', 'Insufficient Funds']);
    expect(await statusOf('2999.99')).toEqual(['processor_declined', '2999', 'Processor Declined']);
    expect(await statusOf('3000.99')).toEqual([
      'failed',
      '3000',
      'Processor Network Unavailable - Try Again',
    ]);
    expect(await statusOf('3001.00')).toEqual(['authorized', '1000', 'Approved']);
  });
});

describe('an equal charge', () => {
  const charge = async (paymentMethodToken: string, orderId: string) =>
    (await gateway.transaction.sale({ amount: '5.00', orderId, paymentMethodToken, options: settled }))
      .transaction;
  const cardOnFile = async () => {
    const { customer } = await gateway.customer.create({ paymentMethodNonce: await nonceFor() });
    return customer.paymentMethods?.[0]?.token ?? '';
  };

  it('is taken twice by default, so that a double charge shows', async () => {
    const token = await cardOnFile();
    await charge(token, 'o-1');
    expect((await charge(token, 'o-1')).status).toBe('submitted_for_settlement');
  });

  it('of the same order is rejected as a duplicate within the window that is set', async () => {
    await start({ duplicateWindowMs: 30_000 });
    const token = await cardOnFile();
    await charge(token, 'o-1');
    expect(await charge(token, 'o-1')).toMatchObject({
      status: 'gateway_rejected',
      gatewayRejectionReason: 'duplicate',
    });
    expect((await charge(token, 'o-2')).status).toBe('submitted_for_settlement');
    time = new Date(time.getTime() + 30_001);
    expect((await charge(token, 'o-1')).status).toBe('submitted_for_settlement');
  });
});
