import type { ProductKind } from '#domain/licenses/product-kind';
import type { SubscriptionKind } from '../resolvers.generated';

/** Our kinds by the names of the schema. */
export const SUBSCRIPTION_KINDS: Readonly<Record<ProductKind, SubscriptionKind>> = {
  rp: 'RP',
  legacyAse: 'LEGACY_ASE',
  cfb: 'CLOUD_FOR_BUSINESS',
  cloud: 'CLOUD',
};

export const PRODUCT_KINDS: Readonly<Record<SubscriptionKind, ProductKind>> = {
  RP: 'rp',
  LEGACY_ASE: 'legacyAse',
  CLOUD_FOR_BUSINESS: 'cfb',
  CLOUD: 'cloud',
};
