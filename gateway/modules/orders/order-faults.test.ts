import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type FaultyVendor,
  json,
  page,
  reset,
  silence,
  startFaultyVendor,
} from '../../testkit/faulty-vendor';
import { buy, orderOnFile } from '../../testkit/order';
import { type RunningGateway, startGateway } from '../../testkit/start-gateway';

let vendor: FaultyVendor;
let gateway: RunningGateway;

beforeEach(async () => {
  vendor = await startFaultyVendor();
  const env = { VENDOR_TIMEOUT_MS: '5000', VENDOR_ORDER_TIMEOUT_MS: '1500' };
  gateway = await startGateway({ vendorUrl: vendor.url, env });
});
afterEach(async () => {
  await gateway.stop();
  await vendor.stop();
});

const session = { token: 'good' };
const buyer = { id: 'u-1', email: 'ann@test.example', name: 'Ann', token: 'good' };

describe('an order', () => {
  const order = () => orderOnFile({ gateway }, buyer, '7c9e6679-7425-40de-944b-e07fc1f90ae7');

  test('carries the form of the contract and the attempt as its key (CART-02, CART-18, REST-22)', async () => {
    await buy({ gateway }, buyer, await order());
    const at = vendor.calls.indexOf('POST /cart/buyRpSubscription');
    expect(vendor.headers[at]).toMatchObject({
      'idempotency-key': '7c9e6679-7425-40de-944b-e07fc1f90ae7',
      authorization: 'good',
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(Object.fromEntries(new URLSearchParams(vendor.bodies[at]))).toEqual({
      term: '2',
      proQuantity: '1',
      teamQuantity: '0',
      entQuantity: '0',
      licenseTo: 'Company',
      company: 'Lee Ltd',
      firstName: '',
      lastName: '',
      subscriptionGroup: 'New Group',
      cotermGroup: '',
      userTotalPrice: '300.00',
      proSubAdj: '0.00',
      teamSubAdj: '0.00',
      entSubAdj: '0.00',
      appliedCoupons: '[]',
      replacePaymentMethod: 'false',
      useExistingPaymentMethod: 'true',
      recaptchaToken: 'proof',
      nonce: '',
      vat: '',
      address: '',
      cardholderName: '',
      zip: '',
      state: '',
      city: '',
      country: '',
    });
  });

  test.each([
    ['a broken connection', reset],
    ['no answer in time', silence],
    ['a 500', json({}, 500)],
    ['a page from something in between', page('<h1>bad gateway</h1>', 502)],
    ['an answer that is not JSON', page('<h1>thanks!</h1>')],
    ['a vendor that is still waiting for its provider', json({ success: false, processing: true })],
    ['an answer without the number of what was paid', json({ success: true })],
    ['an answer that says nothing', json({})],
    ['a number without a yes or a no', json({ transactionId: 'AX-1' })],
  ])('that met %s is being checked, never failed', async (_what, handler) => {
    const input = await order();
    vendor.at('/cart/buyRpSubscription', handler);
    const bought = await buy({ gateway }, buyer, input);
    expect(bought).toMatchObject({
      success: false,
      state: 'PROCESSING',
      userErrors: [],
      transactionId: null,
    });
    expect(vendor.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });

  test.each([
    ['a page', page('<h1>not found</h1>', 404)],
    ['nothing', page('', 404)],
    ['a method that is not allowed', page('<h1>not allowed</h1>', 405)],
    ['what is not implemented', json({ message: 'Not implemented.' }, 501)],
  ])(
    'is placed at a vendor that cannot be asked about orders, and says so with %s',
    async (_what, handler) => {
      const input = await order();
      vendor.at('/cart/orderstatus', handler);
      expect(await buy({ gateway }, buyer, input)).toMatchObject({ success: true, transactionId: 'AX-1' });
    },
  );

  test('that could not be sent has a message and may be tried again (ERR-21, D-97)', async () => {
    const input = await order();
    await vendor.stop();
    const bought = await buy({ gateway }, buyer, input);
    expect(bought).toEqual({
      success: false,
      state: 'UNKNOWN',
      transactionId: null,
      preview: null,
      viewer: null,
      userErrors: [
        {
          code: 'NO_ANSWER',
          field: null,
          message: 'There was a problem completing the order. Please try again or else contact support.',
        },
      ],
    });
    vendor = await startFaultyVendor();
  });

  test('whose reads took too long is not sent, since its customer may have given it up (D-126)', async () => {
    const input = await order();
    const billing = { company: 'Lee Ltd', hasExistingPaymentMethod: true, cardType: 'Visa' };
    vendor.at('/userbilling/GetBillingInfo', (request, response) => {
      setTimeout(() => json(billing)(request, response), 1_700);
    });
    expect(await buy({ gateway }, buyer, input)).toMatchObject({
      state: 'UNKNOWN',
      userErrors: [{ code: 'NO_ANSWER' }],
    });
    expect(vendor.calls).not.toContain('POST /cart/buyRpSubscription');
  });

  test('may arrive within the time to receive it, read its data and send it (D-126)', async () => {
    const query = '{ orderStatus(attemptId: "an-attempt") { state arrivesWithinSeconds } }';
    const { data } = await gateway.ask(query, {}, session);
    // 5 s for headers, 1 s to detect late ones, 10 s for the body, and 1.5 s for each of two vendor limits.
    expect(data.orderStatus).toEqual({ state: 'UNKNOWN', arrivesWithinSeconds: 19 });
  });

  test.each([
    ['is known to nobody', json({ success: false }), 'UNKNOWN'],
    ['is kept by no vendor', json({ success: false }, 404), 'NO_ANSWER'],
    ['is kept by no vendor, where there is no such call', page('<h1>not found</h1>', 404), 'NO_ANSWER'],
    ['may not be asked about', json({ success: false }, 403), 'FORBIDDEN'],
    ['is asked about at a wrong moment', json({ success: false }, 409), 'VENDOR_INVALID_RESPONSE'],
    ['is asked about at too great a length', json({ success: false }, 413), 'VENDOR_INVALID_RESPONSE'],
    ['gets an answer that says nothing', json({}), 'VENDOR_INVALID_RESPONSE'],
  ])('whose status %s is reported as %s', async (_what, handler, told) => {
    vendor.at('/cart/orderstatus', handler);
    const { data, errors } = await gateway.ask(
      '{ orderStatus(attemptId: "an-attempt") { state userErrors { code } } }',
      {},
      session,
    );
    const { state, userErrors = [] } = data?.orderStatus ?? {};
    expect(userErrors[0]?.code ?? state ?? errors[0]?.extensions.code).toBe(told);
    if (told === 'NO_ANSWER') expect(state).toBe('UNKNOWN');
  });

  const withdraw = async () => {
    const query = `mutation { withdrawOrder(attemptId: "an-attempt") {
      success status { attemptId state userErrors { code } arrivesWithinSeconds }
    } }`;
    const { data, errors } = await gateway.ask(query, {}, session);
    return { told: data?.withdrawOrder, code: errors?.[0]?.extensions.code };
  };

  test.each([
    [
      'does',
      json({ success: true, state: 'refused', code: 'ORDER_WITHDRAWN', errorMessage: 'x' }),
      'REFUSED',
    ],
    ['knows it as done', json({ success: true, state: 'done', transactionId: 'AX-1' }), 'DONE'],
    ['has no such call', page('<h1>not found</h1>', 404), 'UNKNOWN'],
    ['does not allow such a call', page('<h1>not allowed</h1>', 405), 'UNKNOWN'],
    ['does not implement such a call', json({ success: false }, 501), 'UNKNOWN'],
    ['takes no changes', json({ success: false, errorMessage: 'Back at noon.' }, 403), 'UNKNOWN'],
  ])('withdrawn at a vendor that %s has its last known status', async (_what, handler, state) => {
    vendor.at('/cart/withdraworder', handler);
    const { told } = await withdraw();
    expect(told).toMatchObject({ success: state === 'REFUSED', status: { state, arrivesWithinSeconds: 19 } });
    const codes = told.status.userErrors.map(({ code }: { code: string }) => code);
    expect(codes).toEqual(state === 'REFUSED' ? ['ORDER_WITHDRAWN'] : []);
  });

  test('is not reported as withdrawn while the vendor does not answer', async () => {
    vendor.at('/cart/withdraworder', reset);
    expect(await withdraw()).toEqual({ told: null, code: 'VENDOR_UNAVAILABLE' });
  });

  test('that was withdrawn on its way is refused when it is sent', async () => {
    const input = await order();
    const refused = { code: 'ORDER_WITHDRAWN', errorMessage: 'Withdrawn.' };
    vendor.at('/cart/buyRpSubscription', json({ success: false, ...refused }));
    const told = { state: 'REFUSED', userErrors: [{ code: 'ORDER_WITHDRAWN', message: 'Withdrawn.' }] };
    expect(await buy({ gateway }, buyer, input)).toMatchObject(told);
    vendor.at('/cart/orderstatus', json({ success: true, state: 'refused', ...refused }));
    expect(await buy({ gateway }, buyer, input)).toMatchObject(told);
    expect(vendor.calls.filter((call) => call === 'POST /cart/buyRpSubscription')).toHaveLength(1);
  });

  test.each([
    ['its own words', { success: false, errorMessage: 'X', message: 'Y' }, 'X'],
    ['the second field for words', { success: false, errorMessage: ' ', message: 'Y' }, 'Y'],
    [
      'no words',
      { success: false },
      'There was a problem completing the order. Please try again or contact support@axure.com.',
    ],
  ])('refused with %s shows these (ERR-01, ERR-20)', async (_what, answer, message) => {
    const input = await order();
    vendor.at('/cart/buyRpSubscription', json(answer));
    const { userErrors, state } = await buy({ gateway }, buyer, input);
    expect({ userErrors, state }).toEqual({
      state: 'REFUSED',
      userErrors: [{ code: 'VENDOR_REFUSED', message, field: null }],
    });
  });

  test('that the vendor knows is answered from its record, not sent again', async () => {
    const input = await order();
    vendor.at('/cart/orderstatus', json({ state: 'processing', transactionId: '', errorMessage: '' }));
    expect(await buy({ gateway }, buyer, input)).toMatchObject({ state: 'PROCESSING' });
    vendor.at(
      '/cart/orderstatus',
      json({ state: 'refused', code: 'CARD_DECLINED', errorMessage: 'Declined' }),
    );
    expect(await buy({ gateway }, buyer, input)).toMatchObject({
      state: 'REFUSED',
      userErrors: [{ code: 'CARD_DECLINED', message: 'Declined' }],
    });
    expect(vendor.calls).not.toContain('POST /cart/buyRpSubscription');
  });
});
