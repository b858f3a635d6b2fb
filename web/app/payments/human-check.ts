import { fieldOf } from '../field-of';
import { type HumanCheck, HumanCheckError } from './human-check-error';
import { recaptchaCheck } from './recaptcha';

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
      return recaptchaCheck(settings.siteKey, host);
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
