import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { cardErrors } from '../cards/card-errors';
import { readCard, tokenize, tokenizeRequest, wantsValidation } from '../cards/tokenize';
import type { FaultDial } from '../faults/fault-dial';
import { type FieldError, type NonceRecord, put } from '../store/records';
import type { Store } from '../store/store';

export interface Counter {
  readonly merchantId: string;
  isAuthorized(fingerprint: string): boolean;
  /** Tokenizes a card. Returns errors if validation was requested; otherwise the nonce keeps them. */
  take(input: unknown): { readonly nonce: NonceRecord } | { readonly errors: readonly FieldError[] };
}

interface CounterOptions {
  readonly store: Store;
  readonly merchantId: string;
  readonly secret: Buffer;
  readonly now: () => Date;
  readonly dial: Pick<FaultDial, 'firstGoodBatch'>;
}

const UNREADABLE: FieldError = { field: 'number', code: '81714', message: 'Credit card number is required.' };

export const createCounter = ({ store, merchantId, secret, now, dial }: CounterOptions): Counter => ({
  merchantId,
  isAuthorized(fingerprint) {
    const batch = batchOf(fingerprint, secret, now());
    return batch !== null && batch >= dial.firstGoodBatch();
  },
  take(input) {
    const request = tokenizeRequest.safeParse(input);
    if (!request.success) return { errors: [UNREADABLE] };
    const card = readCard(request.data);
    const errors = cardErrors(card);
    if (errors.length > 0 && wantsValidation(request.data)) return { errors };
    const nonce = tokenize(card, secret, now());
    store.commit([put.nonce(nonce)]);
    return { nonce };
  },
});

const LIFETIME_SECONDS = 24 * 60 * 60;
const claims = z.object({ exp: z.number(), sub: z.string(), batch: z.number().default(0) });

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const sign = (text: string, secret: Buffer): Buffer => createHmac('sha256', secret).update(text).digest();

export function issueFingerprint(merchantId: string, secret: Buffer, now: Date, batch: number): string {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const header = encode({ typ: 'JWT', alg: 'HS256' });
  const body = encode({
    exp: issuedAt + LIFETIME_SECONDS,
    jti: randomUUID(),
    sub: merchantId,
    iss: 'local-sandbox',
    batch,
  });
  return `${header}.${body}.${sign(`${header}.${body}`, secret).toString('base64url')}`;
}

function batchOf(fingerprint: string, secret: Buffer, now: Date): number | null {
  const [header = '', body = '', signature = ''] = fingerprint.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(`${header}.${body}`, secret);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const parsed = claims.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
  return parsed.success && parsed.data.exp * 1000 > now.getTime() ? parsed.data.batch : null;
}
