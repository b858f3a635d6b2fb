import type { PaymentInput } from '../../resolvers.generated';
import type { ChangeWish } from './change-wish';

/** An order of a change, whichever it is. */
export interface ChangeOrder {
  readonly attemptId: string;
  readonly previewId: string;
  readonly total: string;
  readonly wish: ChangeWish;
  readonly payment: PaymentInput | null;
  /** For a refusal without words, and for no answer at all (EDIT-12, TERM-10). */
  readonly fallback: string;
}
