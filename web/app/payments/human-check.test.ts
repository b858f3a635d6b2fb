import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHumanCheck } from './human-check';
import type { HumanCheck } from './human-check-error';
import { recaptchaCheck } from './recaptcha';

/** Stands in for Google's script, which tests cannot load. */
class FakeRecaptcha {
  token = '';
  rendered: Record<string, unknown>[] = [];
  readCount = 0;
  resetCount = 0;
  render = (_element: HTMLElement, options: Record<string, unknown>) => this.rendered.push(options) - 1;
  execute = () => undefined;
  reset = () => {
    this.resetCount += 1;
    this.token = '';
  };
  getResponse = () => {
    this.readCount += 1;
    return this.token;
  };
  callBack(name: string) {
    const callback = this.rendered.at(-1)?.[name];
    if (typeof callback === 'function') callback();
  }
}

let google: FakeRecaptcha;
let check: HumanCheck;

const installGoogle = () => Object.assign(window, { grecaptcha: google });
/** Advances the clock; rejections meanwhile are inspected later. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const settled = <T>(promise: Promise<T>) => promise.catch((error: unknown) => error);

function showChallenge(visibility: 'visible' | 'hidden') {
  document.body.innerHTML = `<div style="visibility: ${visibility}"><iframe src="about:blank#/recaptcha/api2/bframe"></iframe></div>`;
}

beforeEach(() => {
  vi.useFakeTimers();
  google = new FakeRecaptcha();
  check = recaptchaCheck('a-key', document.body);
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'grecaptcha');
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

describe('the invisible reCAPTCHA', () => {
  it('polls for its token every 500 ms (CARD-19)', async () => {
    installGoogle();
    const proof = check.execute();
    await pass(500);
    expect(google.readCount).toBe(0);
    await pass(499);
    expect(google.readCount).toBe(0);
    await pass(1);
    expect(google.readCount).toBe(1);
    await pass(1000);
    expect(google.readCount).toBe(3);
    google.token = 'a-token';
    await pass(500);
    await expect(proof).resolves.toBe('a-token');
    await pass(2000);
    expect(google.readCount).toBe(4);
    expect(google.rendered).toMatchObject([{ sitekey: 'a-key', size: 'invisible' }]);
  });

  it('renders once and asks for a fresh token each time', async () => {
    installGoogle();
    for (const token of ['first', 'second']) {
      const proof = check.execute();
      await pass(500);
      google.token = token;
      await pass(1000);
      await expect(proof).resolves.toBe(token);
    }
    expect(google.rendered).toHaveLength(1);
    expect(google.resetCount).toBe(2);
  });

  it('waits for a script that comes late, and loads it once for two checks', async () => {
    const both = [check.prepare(), check.prepare()];
    await pass(3000);
    expect(document.querySelectorAll('script')).toHaveLength(1);
    installGoogle();
    await pass(500);
    await Promise.all(both);
    expect(google.rendered).toHaveLength(1);
  });

  it('is unavailable when the script fails or never comes, and tries again', async () => {
    const failing = settled(check.prepare());
    document.querySelector('script')?.dispatchEvent(new Event('error'));
    expect(await failing).toMatchObject({ failure: 'unavailable' });
    const never = settled(check.prepare());
    await pass(16_000);
    expect(await never).toMatchObject({ failure: 'unavailable' });
    installGoogle();
    const again = check.prepare();
    await pass(500);
    await expect(again).resolves.toBeUndefined();
  });

  it('fails when Google says so', async () => {
    installGoogle();
    const proof = settled(check.execute());
    await pass(600);
    google.callBack('error-callback');
    await pass(500);
    expect(await proof).toMatchObject({ failure: 'failed' });
  });

  it('waits as long as a picture challenge is shown, and notices that it was closed', async () => {
    installGoogle();
    const proof = settled(check.execute());
    await pass(600);
    showChallenge('visible');
    await pass(60_000);
    showChallenge('hidden');
    await pass(1500);
    expect(await proof).toMatchObject({ failure: 'dismissed' });
  });

  it('gives up when nothing happens for 20 seconds', async () => {
    installGoogle();
    const proof = settled(check.execute());
    await pass(21_000);
    expect(await proof).toMatchObject({ failure: 'timeout' });
  });

  it('ends and leaves the page when it is disposed of', async () => {
    installGoogle();
    const proof = settled(check.execute());
    await pass(600);
    expect(document.body.children).toHaveLength(1);
    check.dispose();
    await pass(500);
    expect(await proof).toMatchObject({ failure: 'disposed' });
    expect(document.body.children).toHaveLength(0);
  });
});

describe('a portal with the keys of reCAPTCHA', () => {
  it('loads it with the first check, and takes it from the page when that is disposed of', async () => {
    installGoogle();
    check = createHumanCheck({ provider: 'RECAPTCHA_V2_INVISIBLE', siteKey: 'a-key' }, document.body);
    const ready = check.prepare();
    await vi.dynamicImportSettled();
    await pass(500);
    await ready;
    expect(google.rendered).toMatchObject([{ sitekey: 'a-key' }]);
    check.dispose();
    await pass(0);
    expect(document.body.children).toHaveLength(0);
  });
});

describe('the offline stand-in', () => {
  const offline = () =>
    createHumanCheck(
      { provider: 'OFFLINE', siteKey: 'offline', challengeUrl: '/captcha-sandbox/challenge' },
      document.body,
    );
  afterEach(() => vi.unstubAllGlobals());

  it('asks our own server for a token each time', async () => {
    const answers = ['first', 'second'];
    const ask = vi.fn(async () => Response.json({ token: answers.shift() }));
    vi.stubGlobal('fetch', ask);
    expect([await offline().execute(), await offline().execute()]).toEqual(['first', 'second']);
    expect(ask).toHaveBeenCalledWith(
      '/captcha-sandbox/challenge',
      expect.objectContaining({ method: 'POST', signal: expect.any(AbortSignal) }),
    );
  });

  it.each([
    ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
    ['fails', () => Promise.resolve(new Response('', { status: 502 }))],
    ['answers nonsense', () => Promise.resolve(new Response('<html>'))],
  ])('is unavailable when the server %s', async (_case, answer) => {
    vi.stubGlobal('fetch', answer);
    await expect(offline().execute()).rejects.toMatchObject({ failure: 'unavailable' });
  });
});
