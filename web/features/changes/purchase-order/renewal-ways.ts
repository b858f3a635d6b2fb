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

export type RenewalWay = 'now' | 'auto';

interface RenewOrder extends OrderTerms {
  renewal: PoRenewalInput;
  payment: PaymentInput;
}

type RenewDocument = OrderDocument<RenewPrice_RenewalFragment, RenewOrder>;

interface Way {
  name: string;
  totalLabel: string;
  orderKind: OrderKind;
  documentFor: (kind: SubscriptionKind) => RenewDocument;
}

const RENEW_NOW: Record<SubscriptionKind, RenewDocument> = {
  RP: RenewPoDocument,
  LEGACY_ASE: RenewAsePoDocument,
  CLOUD_FOR_BUSINESS: RenewCloudPoDocument,
  CLOUD: RenewCloudPoDocument,
};

export const RENEWAL_WAYS: Record<RenewalWay, Way> = {
  now: {
    name: 'Renew Subscription(s)',
    totalLabel: 'Total USD',
    orderKind: 'payment',
    documentFor: (kind) => RENEW_NOW[kind],
  },
  auto: {
    name: 'Auto Renew Subscription(s)',
    totalLabel: 'Total USD today',
    orderKind: 'autoRenew',
    documentFor: () => SetAutoRenewDocument,
  },
};
