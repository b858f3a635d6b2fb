import { expect, test } from 'vitest';
import { duringEachTest } from '#tests/testkit/during-tests';
import { json, startFaultyVendor } from '../testkit/faulty-vendor';
import { startGateway } from '../testkit/start-gateway';

const vendor = duringEachTest(() => startFaultyVendor());
const gateway = duringEachTest(() => startGateway({ vendorUrl: vendor.url }));

const query = 'query Page($code: ID!) { viewer { name sale(id: $code) { id } } config { today } }';
const good = { authorization: 'good' };
const QUESTIONS: [string, unknown, Record<string, string>][] = [
  ['of a customer', { query, variables: { code: 'x' } }, good],
  ['with its operation named', { query, operationName: 'Page', variables: { code: 'x' } }, good],
  ['with an operation that it has not', { query, operationName: 'Other', variables: { code: 'x' } }, good],
  ['without its variable', { query }, good],
  ['with a variable that cannot be', { query, variables: { code: { a: 1 } } }, good],
  ['with variables that are none', { query, variables: 'code' }, good],
  ['with a mark in front of its text', { query, variables: { code: 'x' } }, { ...good, mark: 'yes' }],
  ['of nobody', { query, variables: { code: 'x' } }, {}],
  ['that asks for the schema', { query: '{ __schema { queryType { name } } }' }, good],
  ['as a persisted query', { query, variables: { code: 'x' }, extensions: { persistedQuery: {} } }, good],
  ['for another type', { query, variables: { code: 'x' } }, { ...good, accept: 'text/plain' }],
  ['for the type of GraphQL', { query }, { ...good, accept: 'application/graphql-response+json' }],
];

async function post(body: unknown, { mark, ...headers }: Record<string, string>) {
  const text = (mark ? '\u{feff}' : '') + JSON.stringify(body);
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': 'request-1', ...headers },
    body: text,
  });
  const { date, ...shown } = Object.fromEntries(response.headers);
  return { status: response.status, headers: shown, text: await response.text() };
}

const lastLog = (message: string) =>
  gateway
    .logged()
    .split('\n')
    .filter((line) => line.includes(`"msg":"${message}"`))
    .map((line) => JSON.parse(line))
    .at(-1);

test.each(QUESTIONS)('a question %s is answered as it was the first time', async (_what, body, headers) => {
  const first = await post(body, headers);
  const logged = lastLog('operation');
  // The query is known from now on, with any result.
  await post({ query, variables: { code: 'x' } }, good);
  for (const _time of [1, 2, 3, 4]) expect(await post(body, headers)).toEqual(first);
  const { time: _then, ms: _took, ...line } = logged ?? {};
  if (logged) expect(lastLog('operation')).toMatchObject(line);
});

test('a query whose vendor call fails calls the vendor once each time, with the same errors', async () => {
  vendor.at('/userbilling/GetSaleRecords', json({}, 500));
  const body = { query, variables: { code: 'x' } };
  const first = await post(body, good);
  expect(JSON.parse(first.text).errors[0].extensions).toEqual({
    code: 'VENDOR_UNAVAILABLE',
    traceId: 'request-1',
  });
  const calls = vendor.calls.length;
  for (const _time of [1, 2, 3]) expect(await post(body, good)).toEqual(first);
  expect(vendor.calls.length).toBeLessThanOrEqual(calls * 4);
});
