import { afterEach, expect, test, vi } from 'vitest';
import { EarlyAnswers } from './early-answers';
import { FIRST_READS } from './first-reads';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const PROFILE = FIRST_READS.profile?.() ?? [];
const ANSWER = { data: { viewer: { id: '1' } } };

/** Stubs `fetch`, so that everything but the network is the real thing. */
function early(answer: object | Error, token = 'own') {
  const asked = vi.fn(async (_url: URL, _request: RequestInit) => {
    if (answer instanceof Error) throw answer;
    return Response.json(answer);
  });
  vi.stubGlobal('fetch', asked);
  const answers = new EarlyAnswers('http://portal.example');
  answers.ask(token, PROFILE);
  return { answers, asked };
}

test('an early query is answered once', async () => {
  const { answers } = early(ANSWER);
  expect(await answers.take('own', 'ProfilePage', {})).toEqual(ANSWER.data);
  expect(answers.take('own', 'ProfilePage', {})).toBeUndefined();
});

test('another token, another question and other variables get nothing of it', () => {
  const { answers } = early(ANSWER);
  expect(answers.take('other', 'ProfilePage', {})).toBeUndefined();
  expect(answers.take('own', 'BillingPage', {})).toBeUndefined();
  expect(answers.take('own', 'ProfilePage', { search: 'x' })).toBeUndefined();
});

test.each([
  ['an outage', new Error('lost')],
  ['an answer with an error', { ...ANSWER, errors: [{ extensions: { code: 'VENDOR_UNAVAILABLE' } }] }],
  ['a session that is over', { data: null, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] }],
])('%s is left to the later query', async (_, answer) => {
  const { answers } = early(answer);
  expect(await answers.take('own', 'ProfilePage', {})).toBeNull();
});

test('nothing is asked twice while its answer is kept', () => {
  const { answers, asked } = early(ANSWER);
  answers.ask('own', PROFILE);
  expect(asked).toHaveBeenCalledTimes(PROFILE.length);
});

test('after a change nothing of it is current any more', () => {
  const { answers } = early(ANSWER);
  answers.forget();
  expect(answers.take('own', 'ProfilePage', {})).toBeUndefined();
});

test('after twenty seconds it is not current any more', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { answers } = early(ANSWER);
  vi.advanceTimersByTime(20_001);
  expect(answers.take('own', 'ProfilePage', {})).toBeUndefined();
});
