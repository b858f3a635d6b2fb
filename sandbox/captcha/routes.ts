import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import express, { Router } from 'express';
import { z } from 'zod';

export interface CaptchaOptions {
  readonly secret: string;
  readonly now: () => Date;
}

/** Stands in for an invisible captcha with the real provider's protocol. It does not detect bots. */
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

const LIFETIME_MS = 2 * 60 * 1000;
const claims = z.object({ id: z.string(), expires: z.number() });

type VerifyError =
  | 'missing-input-secret'
  | 'invalid-input-secret'
  | 'missing-input-response'
  | 'invalid-input-response'
  | 'timeout-or-duplicate';

interface Challenges {
  issue(): string;
  verify(token: string): VerifyError | undefined;
}

/** `key` signs the tokens; one per process, so that a restart cannot make a spent token valid again. */
function createChallenges(key: Buffer, now: () => Date): Challenges {
  const spent = new Map<string, number>();
  const sign = (body: string): Buffer => createHmac('sha256', key).update(body).digest();

  return {
    issue() {
      const expires = now().getTime() + LIFETIME_MS;
      const body = Buffer.from(JSON.stringify({ id: randomUUID(), expires })).toString('base64url');
      return `${body}.${sign(body).toString('base64url')}`;
    },
    verify(token) {
      if (token === '') return 'missing-input-response';
      const [body = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = sign(body);
      if (given.length !== expected.length || !timingSafeEqual(given, expected))
        return 'invalid-input-response';
      const { id, expires } = claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
      const time = now().getTime();
      for (const [old, until] of spent) if (until < time) spent.delete(old);
      if (expires < time || spent.has(id)) return 'timeout-or-duplicate';
      spent.set(id, expires);
      return undefined;
    },
  };
}
