import { cardErrors } from '../cards/card-errors';
import { readCard, tokenize, tokenizeRequest, wantsValidation } from '../cards/tokenize';
import type { FaultDial } from '../faults/fault-dial';
import { putNonce } from '../store/changes';
import type { FieldError, NonceRecord } from '../store/records';
import type { Store } from '../store/store';
import { batchOf } from './fingerprint';

/** What the browser's two protocols share. */
export interface Counter {
  readonly merchantId: string;
  isAuthorized(fingerprint: string): boolean;
  /** Takes a card. Errors come back only if the caller asked for validation; else they wait in the nonce. */
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
    store.commit([putNonce(nonce)]);
    return { nonce };
  },
});
