import { expect, test } from 'vitest';
import { readEnv } from '../env';
import { pagePolicy } from './security-headers';

const frames = (env: Record<string, string>) =>
  /frame-src ([^;]*)/.exec(pagePolicy(readEnv(env), null, []))?.[1];
const LOCAL = { SANDBOX_URL: 'http://127.0.0.1:4010' };

test('frames show the upgrade page by its origin, and nothing else (BUY-06)', () => {
  expect(frames({ ...LOCAL, UPGRADE_URL: 'http://localhost:4001/shop/' })).toBe('http://localhost:4001');
});

test('frames show nothing where there is nothing to show', () => {
  expect(frames(LOCAL)).toBe("'none'");
});

test('the captcha keeps its frames beside the upgrade page', () => {
  const captcha = 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/';
  expect(frames({})).toBe(captcha);
  expect(frames({ UPGRADE_URL: 'https://licenses.example' })).toBe(`${captcha} https://licenses.example`);
});
