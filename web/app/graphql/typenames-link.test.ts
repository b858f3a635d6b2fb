import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { print } from 'graphql';
import { of } from 'rxjs';
import { expect, test } from 'vitest';
import { typenamesLink, WITHOUT_TYPENAMES } from './links';

const READ = gql`
  query {
    viewer {
      id
    }
  }
`;

test.each([
  ['are asked for', 'cache-first', {}, true],
  ['are not where nothing is kept', 'no-cache', WITHOUT_TYPENAMES, false],
] as const)('names of types %s', async (_what, fetchPolicy, context, areAsked) => {
  let sent = '';
  const answer = new ApolloLink(({ query }) => {
    sent = print(query);
    return of({ data: { viewer: { __typename: 'User', id: '1' } } });
  });
  const link = ApolloLink.from([typenamesLink, answer]);
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const { data } = await client.query<{ viewer: { id: string } }>({ query: READ, fetchPolicy, context });
  expect(sent.includes('__typename')).toBe(areAsked);
  expect(data?.viewer.id).toBe('1');
});
