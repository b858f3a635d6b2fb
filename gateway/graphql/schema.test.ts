import { describe, expect, test } from 'vitest';
import { duringTests } from '#tests/testkit/during-tests';
import { startFaultyVendor } from '../testkit/faulty-vendor';
import { startGateway } from '../testkit/start-gateway';

const vendor = duringTests(() => startFaultyVendor());
const gateway = duringTests(() => startGateway({ vendorUrl: vendor.url }));

describe('a value that is not of the form of its scalar', () => {
  const FORM = 'Not a valid Date, which is a calendar date as in 2026-07-01';
  const ask = async (query: string, variables: Record<string, unknown> = {}) =>
    (await gateway.ask(query, variables, { token: 'good' })).errors;

  test('is reported with its place and the expected form, in a query', async () => {
    const query = '{ viewer {\n  sales(from: "2026-7-1") { totalCount } } }';
    expect(await ask(query)).toMatchObject([
      {
        message: `${FORM}.`,
        locations: [{ line: 2, column: 15 }],
        extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
      },
    ]);
  });

  test.each([['2026-7-1'], ['canary'], [20_260_701]])('and so is the variable %j', async (from) => {
    const query = 'query ($from: Date) { viewer { sales(from: $from) { totalCount } } }';
    const [error] = await ask(query, { from });
    expect(error).toMatchObject({
      message: `Variable "$from" got an invalid value: ${FORM}.`,
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect(JSON.stringify(error)).not.toContain('canary');
  });

  test('and no value of another kind is taken for a text', async () => {
    const [error] = await ask('{ viewer { sales(from: 20260701) { totalCount } } }');
    expect(error).toMatchObject({ message: `${FORM}.`, locations: [{ line: 1, column: 24 }] });
  });
});
