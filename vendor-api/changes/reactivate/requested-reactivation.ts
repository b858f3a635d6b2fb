import type { ReactivatedLicense } from '#domain/changes/reactivate/reactivated-seats';
import type { CartItem } from '#domain/store/cart-item';
import type { TermCode } from '#domain/terms/term-code';
import type { Database } from '../../db/database';
import type { GroupRow } from '../../licenses/hold-groups';
import type { Refusal } from '../../orders/order-answer';
import type { CartContents } from '../../store/cart-snapshot';
import type { SentAdjustment } from '../../store/carts/cart';

export type Reactivated =
  | {
      readonly ok: true;
      readonly items: readonly CartItem[];
      readonly contents: CartContents;
      /** Empty for counted seats. */
      readonly licenses: readonly ReactivatedLicense[];
    }
  | { readonly ok: false; readonly refusal: Refusal };

export interface RequestedReactivation {
  readonly groupId: string;
  readonly term: TermCode;
  readonly coTermId: string | null;
  readonly isCloud: boolean;
  readonly adjustments: readonly SentAdjustment[];
  contentsOf(db: Database, group: GroupRow): Promise<Reactivated>;
}

export type ReactivationReading =
  | { readonly ok: true; readonly requested: RequestedReactivation }
  | { readonly ok: false; readonly refusal: Refusal };
