import type {
  AcceptTransferPayload,
  OrderPayload,
  PoRenewalPayload,
  RetryPaymentPayload,
  UpgradeOrderPayload,
} from '../../resolvers.generated';

type Result<Payload> = Omit<Payload, '__typename' | 'viewer'>;

export type OrderResult = Result<OrderPayload>;
export type UpgradeResult = Result<UpgradeOrderPayload>;
export type PoRenewalResult = Result<PoRenewalPayload>;
export type RetryResult = Result<RetryPaymentPayload>;
export type AcceptanceResult = Result<AcceptTransferPayload>;
