import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../start-sandbox';

let sandbox: Sandbox;
let time: Date;

beforeAll(async () => {
  sandbox = await startSandbox({ captchaSecret: 'our-secret', now: () => time });
});
beforeEach(() => {
  time = new Date('2026-11-20T12:00:00Z');
});
afterAll(() => sandbox.close());

async function challenge(): Promise<string> {
  const response = await fetch(sandbox.captcha.challengeUrl, { method: 'POST' });
  return ((await response.json()) as { token: string }).token;
}

async function verify(fields: Record<string, string>): Promise<unknown> {
  const body = new URLSearchParams({ secret: 'our-secret', ...fields });
  const response = await fetch(sandbox.captcha.verifyUrl, { method: 'POST', body });
  return response.json();
}

const refusedAs = (code: string) => ({ success: false, 'error-codes': [code] });

describe('the captcha stand-in', () => {
  it('accepts its own token once', async () => {
    const response = await challenge();
    expect(await verify({ response, remoteip: '127.0.0.1' })).toMatchObject({ success: true });
    expect(await verify({ response })).toEqual(refusedAs('timeout-or-duplicate'));
  });

  it('refuses a token after two minutes', async () => {
    const response = await challenge();
    time = new Date('2026-11-20T12:02:01Z');
    expect(await verify({ response })).toEqual(refusedAs('timeout-or-duplicate'));
  });

  it('refuses a forged token, a changed one and none at all', async () => {
    const token = await challenge();
    const longer = Buffer.from('{"id":"x","expires":9999999999999}').toString('base64url');
    expect(await verify({ response: 'nonsense' })).toEqual(refusedAs('invalid-input-response'));
    expect(await verify({ response: `${longer}.${token.split('.')[1]}` })).toEqual(
      refusedAs('invalid-input-response'),
    );
    expect(await verify({})).toEqual(refusedAs('missing-input-response'));
  });

  it('refuses the token of another process, so that a restart makes no spent token good', async () => {
    const other = await startSandbox({ captchaSecret: 'our-secret', now: () => time });
    const response = await challenge();
    const answer = await fetch(other.captcha.verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret: 'our-secret', response }),
    });
    expect(await answer.json()).toEqual(refusedAs('invalid-input-response'));
    await other.close();
  });

  it('answers only callers with the secret, and leaves the token unspent otherwise', async () => {
    const response = await challenge();
    expect(await verify({ secret: 'guessed', response })).toEqual(refusedAs('invalid-input-secret'));
    expect(await verify({ secret: '', response })).toEqual(refusedAs('missing-input-secret'));
    expect(await verify({ response })).toMatchObject({ success: true });
  });
});
