import type { TypedDocumentNode } from '@apollo/client';
import type { PreviewDocument } from '../../checkout/price/use-price-preview';
import type { OrderDocument, OrderTerms } from '../../checkout/use-submit-order';
import type { PaymentInput } from '../../schema.generated';
import type {
  ChangedRows_RowsFragment,
  ChangeReview_ChangeFragment,
} from './review/change-preview.generated';

/** A change as it was priced and is shown. */
export type PricedChange = ChangeReview_ChangeFragment;

interface RowsVariables<Change> {
  change: Change;
  after: string;
}

export type RowsDocument<Change> = TypedDocumentNode<
  {
    preview: {
      price: { groups: readonly { subscriptionId: string; rows: ChangedRows_RowsFragment }[] } | null;
    } | null;
  },
  RowsVariables<Change>
>;

/** What an order of a change carries. */
export interface ChangeOrder<Change> extends OrderTerms {
  change: Change;
  payment: PaymentInput | null;
}

/** How one kind of change is priced, shown and made. */
export interface ChangeKind<Change> {
  /** Path of its page. */
  page: string;
  /** What the column of the products of RP is called there. */
  productColumn: string;
  preview: PreviewDocument<PricedChange, { change: Change }>;
  rows: RowsDocument<Change>;
  order: OrderDocument<PricedChange, ChangeOrder<Change>>;
}
