import { fieldOf } from '../field-of';
import { type HumanCheck, HumanCheckError } from './human-check-error';

export interface CaptchaSettings {
  readonly provider: 'OFFLINE' | 'RECAPTCHA_V2_INVISIBLE';
  readonly siteKey: string;
  readonly challengeUrl?: string | null;
}

const TIMEOUT_MS = 15_000;

export function createHumanCheck(settings: CaptchaSettings, host: HTMLElement): HumanCheck {
  switch (settings.provider) {
    case 'OFFLINE':
      return offlineCheck(settings.challengeUrl ?? '');
    case 'RECAPTCHA_V2_INVISIBLE':
      return loadedCheck(async () => (await import('./recaptcha')).recaptchaCheck(settings.siteKey, host));
  }
}

/** Local stand-in: our own server hands a token to any caller. It proves nothing about a human. */
function offlineCheck(challengeUrl: string): HumanCheck {
  return {
    prepare: () => Promise.resolve(),
    async execute() {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(challengeUrl, { method: 'POST', signal }).catch(() => undefined);
      const body: unknown = response?.ok ? await response.json().catch(() => undefined) : undefined;
      const token = fieldOf(body, 'token');
      if (typeof token === 'string') return token;
      throw new HumanCheckError('unavailable');
    },
    dispose: () => undefined,
  };
}

/** Loads the check's code with the first use, and again after a failure. */
function loadedCheck(load: () => Promise<HumanCheck>): HumanCheck {
  let loading: Promise<HumanCheck> | undefined;
  const loaded = () => {
    loading ??= load().catch(() => {
      loading = undefined;
      throw new HumanCheckError('unavailable');
    });
    return loading;
  };
  return {
    prepare: async () => (await loaded()).prepare(),
    execute: async () => (await loaded()).execute(),
    dispose: () =>
      void loading?.then(
        (check) => check.dispose(),
        () => undefined,
      ),
  };
}
