import { ApolloClient, ApolloLink, execute, gql, InMemoryCache } from '@apollo/client';
import { firstValueFrom, of } from 'rxjs';
import { expect, test } from 'vitest';
import { partialMutationsLink } from './links';

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
const READ = gql`
  query {
    viewer {
      id
    }
  }
`;

async function answerTo(query: typeof CHANGE, result: ApolloLink.Result) {
  let again = 0;
  const readAgain = () => {
    again += 1;
  };
  const link = ApolloLink.from([partialMutationsLink(readAgain), new ApolloLink(() => of(result))]);
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const answer = await firstValueFrom(execute(link, { query }, { client }));
  return { answer, again };
}

const late = (...path: (string | number)[]) => ({
  message: 'Late.',
  path,
  extensions: { code: 'VENDOR_TIMEOUT' },
});

test.each([
  ['a part', { viewer: null }, [late('nameGroup', 'viewer')]],
  ['something in a part', { viewer: { id: '1', name: null } }, [late('nameGroup', 'viewer', 'name')]],
  [
    'several things',
    { viewer: { id: '1', n: [null, null] } },
    [0, 1].map((at) => late('nameGroup', 'viewer', 'n', at)),
  ],
])(
  'a change is answered though %s of it could not be read, and that is read again',
  async (_what, unread, errors) => {
    const { answer, again } = await answerTo(CHANGE, {
      data: { nameGroup: { success: true, ...unread } },
      errors,
    });
    expect(answer).toEqual({ data: { nameGroup: { success: true, viewer: null } } });
    expect(again).toBe(1);
  },
);

test.each([
  ['a change without an answer', CHANGE, { data: { nameGroup: null }, errors: [late('nameGroup')] }],
  ['a change that failed as a whole', CHANGE, { data: null, errors: [{ message: 'No.' }] }],
  ['a change that was answered', CHANGE, { data: { nameGroup: { success: false, viewer: null } } }],
  ['a read', READ, { data: { viewer: { id: '1', name: null } }, errors: [late('viewer', 'name')] }],
])('%s is passed on unchanged', async (_what, query, result) => {
  expect(await answerTo(query, result)).toEqual({ answer: result, again: 0 });
});
