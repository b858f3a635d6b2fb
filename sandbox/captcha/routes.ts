import { randomBytes } from 'node:crypto';
import express, { Router } from 'express';
import { createChallenges, type VerifyError } from './challenges';

export interface CaptchaOptions {
  /** What the server that verifies must send as `secret`. */
  readonly secret: string;
  readonly now: () => Date;
}

/**
 * A stand-in for an invisible captcha: `/captcha/challenge` hands out a token to anybody, `/captcha/siteverify` speaks
 * the real provider's protocol. It proves nothing about a human; it keeps the code around a captcha honest offline.
 */
export function captchaRoutes({ secret, now }: CaptchaOptions): Router {
  const challenges = createChallenges(randomBytes(32), now);
  const router = Router();
  router.post('/captcha/challenge', (_request, response) => {
    response.set('cache-control', 'no-store').json({ token: challenges.issue() });
  });
  router.post('/captcha/siteverify', express.urlencoded({ extended: false }), (request, response) => {
    const field = (name: string) => String(request.body?.[name] ?? '');
    const error = secretError(field('secret'), secret) ?? challenges.verify(field('response'));
    response.json(
      error
        ? { success: false, 'error-codes': [error] }
        : { success: true, challenge_ts: now().toISOString(), hostname: 'localhost' },
    );
  });
  return router;
}

function secretError(given: string, expected: string): VerifyError | undefined {
  if (given === '') return 'missing-input-secret';
  return given === expected ? undefined : 'invalid-input-secret';
}
