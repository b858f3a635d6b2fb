import type { ReactivatedLicense } from '#domain/changes/reactivate/reactivated-seats';
import type { CartItem } from '#domain/store/cart-item';
import type { TermCode } from '#domain/terms/term-code';
import type { Database } from '../../db/database';
import type { GroupRow } from '../../licenses/hold-groups';
import type { Refusal } from '../../orders/order-answer';
import type { CartContents } from '../../store/cart-snapshot';
import type { SentAdjustment } from '../../store/carts/cart';

/** What comes back of an ended group. */
export type Reactivated =
  | {
      readonly ok: true;
      readonly items: readonly CartItem[];
      readonly contents: CartContents;
      /** With the ids of their seats; none where a group only counts them. */
      readonly licenses: readonly ReactivatedLicense[];
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** A reactivation as either of its two forms asks for it. */
export interface RequestedReactivation {
  /** The ended group. */
  readonly groupId: string;
  readonly term: TermCode;
  /** The group to join; null for a period of its own. */
  readonly coTermId: string | null;
  readonly isCloud: boolean;
  readonly adjustments: readonly SentAdjustment[];
  /** What comes back, once it is known whose group it is and that it is over. */
  contentsOf(db: Database, group: GroupRow): Promise<Reactivated>;
}

export type ReactivationReading =
  | { readonly ok: true; readonly requested: RequestedReactivation }
  | { readonly ok: false; readonly refusal: Refusal };
