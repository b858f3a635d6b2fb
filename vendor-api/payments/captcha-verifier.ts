import { z } from 'zod';

export type CaptchaVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'rejected' | 'unavailable' };

export const CAPTCHA_TEXTS = {
  rejected: 'We could not confirm that you are human. Please try again.',
  unavailable: 'The check that you are human is not available right now. Please try again in a moment.',
} as const;

export interface CaptchaVerifier {
  verify(token: string, remoteIp: string | undefined): Promise<CaptchaVerdict>;
}

export interface CaptchaSettings {
  readonly CAPTCHA_VERIFY_URL: string;
  readonly CAPTCHA_SECRET: string;
}

const TIMEOUT_MS = 5_000;
const MAX_TOKEN_LENGTH = 4_096;
const answer = z.object({ success: z.boolean() });

/** Implements reCAPTCHA's `siteverify`. An error counts as not passed. */
export function siteVerifier(
  { CAPTCHA_VERIFY_URL, CAPTCHA_SECRET }: CaptchaSettings,
  timeoutMs = TIMEOUT_MS,
): CaptchaVerifier {
  return {
    async verify(token, remoteIp) {
      if (token === '' || token.length > MAX_TOKEN_LENGTH) return { ok: false, reason: 'rejected' };
      const form = new URLSearchParams({ secret: CAPTCHA_SECRET, response: token });
      if (remoteIp !== undefined) form.set('remoteip', remoteIp);
      try {
        const response = await fetch(CAPTCHA_VERIFY_URL, {
          method: 'POST',
          body: form,
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (!response.ok) return { ok: false, reason: 'unavailable' };
        return answer.parse(await response.json()).success ? { ok: true } : { ok: false, reason: 'rejected' };
      } catch {
        return { ok: false, reason: 'unavailable' };
      }
    },
  };
}
