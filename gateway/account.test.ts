import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningVendor, startVendor, TEST_PASSWORD, TEST_TODAY } from '#tests/testkit/start-vendor';
import { type RunningGateway, startGateway } from './testkit/start-gateway';

let vendor: RunningVendor;
let gateway: RunningGateway;

beforeAll(async () => {
  vendor = await startVendor();
  gateway = await startGateway({ vendorUrl: vendor.url });
});
afterAll(async () => {
  await gateway.stop();
  await vendor.stop();
});

const VIEWER = '{ viewer { id email name isDelegate } }';

describe('before anybody has signed in', () => {
  test('the settings can be read', async () => {
    const { data, errors } = await gateway.ask(
      '{ config { today accountsHost readOnlyMessage supportHost } }',
    );
    expect(errors).toEqual([]);
    expect(data.config).toMatchObject({ today: TEST_TODAY, readOnlyMessage: null, supportHost: 'axure.com' });
  });

  test('nobody is the viewer, and that is no error', async () => {
    const { data, errors } = await gateway.ask(VIEWER);
    expect({ data, errors }).toEqual({ data: { viewer: null }, errors: [] });
  });
});

describe('signing in', () => {
  test('with the right password gives a token and the customer', async () => {
    const user = await vendor.user({ name: 'Ann Lee' });
    const { data } = await gateway.ask(
      'mutation($input: LoginInput!) { login(input: $input) { success authToken viewer { email name } userErrors { code } } }',
      { input: { loginEmail: user.email, password: TEST_PASSWORD } },
    );
    expect(data.login).toMatchObject({
      success: true,
      userErrors: [],
      viewer: { email: user.email, name: 'Ann Lee' },
    });
    const again = await gateway.ask(VIEWER, {}, { token: data.login.authToken });
    expect(again.data.viewer.email).toBe(user.email);
  });
});
