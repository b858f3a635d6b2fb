import { ApolloClient, ApolloLink, execute, gql, InMemoryCache } from '@apollo/client';
import { firstValueFrom, Subject } from 'rxjs';
import { expect, test } from 'vitest';
import { countMutation } from '../session/mutation-count';
import { repeatStaleReadsLink } from './links';

const READ = gql`
  query {
    config {
      today
    }
  }
`;
const CHANGE = gql`
  mutation {
    logout {
      success
    }
  }
`;

/** A network whose answers the test sends in any order. */
function openNetwork() {
  const asked: { kind: string; answers: Subject<ApolloLink.Result> }[] = [];
  const network = new ApolloLink(({ query }) => {
    const answers = new Subject<ApolloLink.Result>();
    asked.push({ kind: query === CHANGE ? 'change' : 'read', answers });
    return answers;
  });
  const session = {};
  const link = ApolloLink.from([repeatStaleReadsLink(session), network]);
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const send = (query: typeof READ) => firstValueFrom(execute(link, { query }, { client }));
  const answer = (at: number, data: Record<string, unknown>) => {
    asked[at]?.answers.next({ data });
    asked[at]?.answers.complete();
  };
  return { session, send, answer, fail: (at: number) => asked[at]?.answers.error(new Error('lost')), asked };
}

test('a read that no change overtakes is answered at once', async () => {
  const { send, answer, asked } = openNetwork();
  const change = send(CHANGE);
  answer(0, { done: true });
  await change;
  const read = send(READ);
  answer(1, { rows: 'new' });
  expect(await read).toEqual({ data: { rows: 'new' } });
  expect(asked).toHaveLength(2);
});

test('a read that comes back after a change is asked again, as often as that happens', async () => {
  const { send, answer, asked } = openNetwork();
  const read = send(READ);
  for (const round of [1, 2]) {
    const change = send(CHANGE);
    answer(asked.length - 1, { done: round });
    await change;
    answer(round === 1 ? 0 : 2, { rows: 'old' });
  }
  answer(4, { rows: 'new' });
  expect(await read).toEqual({ data: { rows: 'new' } });
  expect(asked.map(({ kind }) => kind)).toEqual(['read', 'change', 'read', 'change', 'read']);
});

test('a change whose answer was lost counts as well', async () => {
  const { send, answer, fail } = openNetwork();
  const read = send(READ);
  const change = send(CHANGE);
  fail(1);
  await expect(change).rejects.toThrow('lost');
  answer(0, { rows: 'old' });
  answer(2, { rows: 'new' });
  expect(await read).toEqual({ data: { rows: 'new' } });
});

test('a change that is made beside the graph, as of a photo, counts as well', async () => {
  const { session, send, answer } = openNetwork();
  const read = send(READ);
  countMutation(session);
  answer(0, { photo: 'old' });
  answer(1, { photo: 'new' });
  expect(await read).toEqual({ data: { photo: 'new' } });
});
