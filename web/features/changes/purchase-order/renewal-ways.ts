import type { OrderKind } from '../../../checkout/attempt/order-words';
import type { OrderDocument, OrderTerms } from '../../../checkout/order';
import type { PaymentInput, PoRenewalInput, SubscriptionKind } from '../../../schema.generated';
import {
  RenewAsePoDocument,
  RenewCloudPoDocument,
  RenewPoDocument,
  SetAutoRenewDocument,
} from './renew-orders.generated';
import type { RenewPrice_RenewalFragment } from './renew-price.generated';

/** Renewed once and paid today, or by itself from the end of the term on. */
export type RenewalWay = 'now' | 'auto';

interface RenewOrder extends OrderTerms {
  renewal: PoRenewalInput;
  payment: PaymentInput;
}

type RenewDocument = OrderDocument<RenewPrice_RenewalFragment, RenewOrder>;

interface Way {
  /** In the heading of the group and on the button (PO-01). */
  name: string;
  totalLabel: string;
  orderKind: OrderKind;
  documentFor: Record<SubscriptionKind, RenewDocument>;
}

/** The differences between renewing now and renewing by itself (PO-07, PO-12). */
export const RENEWAL_WAYS: Record<RenewalWay, Way> = {
  now: {
    name: 'Renew Subscription(s)',
    totalLabel: 'Total USD',
    orderKind: 'payment',
    documentFor: {
      RP: RenewPoDocument,
      LEGACY_ASE: RenewAsePoDocument,
      CLOUD_FOR_BUSINESS: RenewCloudPoDocument,
      CLOUD: RenewCloudPoDocument,
    },
  },
  auto: {
    name: 'Auto Renew Subscription(s)',
    totalLabel: 'Total USD today',
    orderKind: 'autoRenew',
    documentFor: {
      RP: SetAutoRenewDocument,
      LEGACY_ASE: SetAutoRenewDocument,
      CLOUD_FOR_BUSINESS: SetAutoRenewDocument,
      CLOUD: SetAutoRenewDocument,
    },
  },
};
