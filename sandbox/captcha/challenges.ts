import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const LIFETIME_MS = 2 * 60 * 1000;
const claims = z.object({ id: z.string(), expires: z.number() });

/** The error codes of the real provider's siteverify that can happen here. */
export type VerifyError =
  | 'missing-input-secret'
  | 'invalid-input-secret'
  | 'missing-input-response'
  | 'invalid-input-response'
  | 'timeout-or-duplicate';

export interface Challenges {
  /** A signed token, good for two minutes and one verification. It proves nothing about a human. */
  issue(): string;
  /** Spends a token; undefined means that it was good. */
  verify(token: string): VerifyError | undefined;
}

/** `key` signs the tokens. Give each process its own, so that a restart cannot make a spent token good again. */
export function createChallenges(key: Buffer, now: () => Date): Challenges {
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
