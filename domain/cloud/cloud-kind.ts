import type { ProductKind } from '../licenses/product-kind';

/** Kinds of group that the cloud tab lists: bundles, the business plan, the organisation plan. */
export type CloudKind = Exclude<ProductKind, 'rp'>;

/** Kind by the two flags of a cloud group (CLOUD-03, D-117). */
export function cloudKind(flags: { isLegacyAse: boolean; isCfb: boolean }): CloudKind {
  if (flags.isLegacyAse) return 'legacyAse';
  return flags.isCfb ? 'cfb' : 'cloud';
}
