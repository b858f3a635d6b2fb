import type { OrderDocument, OrderTerms } from '../../../checkout/use-submit-order';
import type { PaymentInput, PoRenewalInput, SubscriptionKind } from '../../../schema.generated';
import {
  RenewAsePoDocument,
  RenewCloudPoDocument,
  RenewPoDocument,
  SetAutoRenewDocument,
} from './renew-orders.generated';
import type { RenewPrice_RenewalFragment } from './renew-price.generated';

/** What an order to renew carries. */
export interface RenewOrder extends OrderTerms {
  renewal: PoRenewalInput;
  payment: PaymentInput;
}

type RenewDocument = OrderDocument<RenewPrice_RenewalFragment, RenewOrder>;

const DOCUMENTS: Record<SubscriptionKind, RenewDocument> = {
  RP: RenewPoDocument,
  LEGACY_ASE: RenewAsePoDocument,
  CLOUD_FOR_BUSINESS: RenewCloudPoDocument,
  CLOUD: RenewCloudPoDocument,
};

/** The mutation by which a group of this kind goes on (PO-07, PO-12). */
export function renewDocument(kind: SubscriptionKind, isAutoRenew: boolean): RenewDocument {
  return isAutoRenew ? SetAutoRenewDocument : DOCUMENTS[kind];
}

/** What the page calls what is to be paid now. */
export function renewTotalLabel(isAutoRenew: boolean): string {
  return isAutoRenew ? 'Total USD today' : 'Total USD';
}

/** What the page calls what it does, in its heading and on its button (PO-01). */
export function renewTitle(isAutoRenew: boolean): string {
  return isAutoRenew ? 'Auto Renew Subscription(s)' : 'Renew Subscription(s)';
}
