import { ApolloClient, ApolloLink, execute, gql, InMemoryCache } from '@apollo/client';
import { firstValueFrom, of } from 'rxjs';
import { expect, test } from 'vitest';
import { sessionLink } from './links';

const CHANGE = gql`
  mutation {
    nameGroup {
      success
      viewer {
        id
      }
    }
  }
`;
const signedOut = (...path: string[]) => ({
  message: 'Please sign in.',
  path,
  extensions: { code: 'UNAUTHENTICATED' },
});

test.each([
  ['refused', 'a change that was not made', { nameGroup: null }, signedOut('nameGroup')],
  [
    'not read',
    'the result of a change',
    { nameGroup: { success: true, viewer: null } },
    signedOut('nameGroup', 'viewer'),
  ],
])('an ended session reports as %s: %s', async (told, _what, data, error) => {
  const heard: string[] = [];
  const session = {
    token: () => 'token',
    tokenForRead: () => Promise.resolve('token'),
    fail: () => heard.push('not read'),
    lapse: () => heard.push('refused'),
  };
  const link = ApolloLink.from([sessionLink(session), new ApolloLink(() => of({ data, errors: [error] }))]);
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  await firstValueFrom(execute(link, { query: CHANGE }, { client }));
  expect(heard).toEqual([told]);
});
