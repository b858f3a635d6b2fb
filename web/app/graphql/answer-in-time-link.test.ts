import { ApolloClient, ApolloLink, execute, gql, InMemoryCache } from '@apollo/client';
import { firstValueFrom, Observable, of } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timeoutLink } from './links';
import { NO_ANSWER, refusalOf } from './refusal';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const CHANGE = gql`
  mutation {
    nameGroup {
      success
    }
  }
`;

function send(answer: Observable<ApolloLink.Result>) {
  const link = ApolloLink.from([timeoutLink, new ApolloLink(() => answer)]);
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  return firstValueFrom(execute(link, { query: CHANGE }, { client }));
}

test('a change whose connection has died fails without an answer instead of waiting', async () => {
  let isWaitedFor = true;
  const dead = new Observable<ApolloLink.Result>(() => () => {
    isWaitedFor = false;
  });
  const refusal = refusalOf(async () => {
    await send(dead);
    return null;
  });
  await vi.advanceTimersByTimeAsync(119_000);
  expect(isWaitedFor).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await refusal).toBe(NO_ANSWER);
  expect(isWaitedFor).toBe(false);
});

test('no time is kept for an answer that is there', async () => {
  await send(of({ data: { nameGroup: { success: true } } }));
  expect(vi.getTimerCount()).toBe(0);
});
