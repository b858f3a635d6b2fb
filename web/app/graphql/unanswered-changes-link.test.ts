import { ApolloClient, ApolloLink, execute, gql, InMemoryCache } from '@apollo/client';
import { lastValueFrom, type Observable, of, throwError } from 'rxjs';
import { expect, test } from 'vitest';
import { CHECKS_OUTCOME, lostMutationsLink } from './links';

const CHANGE = gql`
  mutation {
    nameGroup {
      success
    }
  }
`;
const READ = gql`
  query {
    viewer {
      id
    }
  }
`;

const lost = () => throwError(() => new TypeError('The connection was lost.'));
const refused = (code: string) => () =>
  of<ApolloLink.Result>({ data: null, errors: [{ message: 'No.', extensions: { code } }] });

async function timesReadAgain(
  query: typeof CHANGE,
  answer: () => Observable<ApolloLink.Result>,
  context = {},
) {
  let again = 0;
  const readAgain = () => {
    again += 1;
  };
  const link = ApolloLink.from([lostMutationsLink(readAgain), new ApolloLink(answer)]);
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  await lastValueFrom(execute(link, { query, context }, { client })).catch(() => undefined);
  return again;
}

test.each([
  ['whose answer got lost', lost],
  ['that the vendor service did not answer in time', refused('VENDOR_TIMEOUT')],
])('after a change %s the page is read again', async (_what, answer) => {
  expect(await timesReadAgain(CHANGE, answer)).toBe(1);
});

test.each([
  ['a change that was not passed on', CHANGE, refused('READ_ONLY'), {}],
  ['a change that was answered', CHANGE, () => of({ data: { nameGroup: { success: false } } }), {}],
  ['an order, which asks by itself', CHANGE, lost, CHECKS_OUTCOME],
  ['a read', READ, lost, {}],
])('after %s it is not', async (_what, query, answer, context) => {
  expect(await timesReadAgain(query, answer, context)).toBe(0);
});
