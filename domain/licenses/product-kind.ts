/** Product line of a subscription; groups of different kinds never mix. */
export type ProductKind = 'rp' | 'cfb' | 'legacyAse' | 'cloud';

/** Kind by the vendor's three flags (D-117): isAse is any cloud for business, isLegacyAse the old domain-based one. */
export function productKind(flags: { isAse: boolean; isLegacyAse: boolean; isCfb: boolean }): ProductKind {
  if (flags.isLegacyAse) return 'legacyAse';
  return flags.isAse || flags.isCfb ? 'cfb' : 'rp';
}

const ASE_FLAGS: Readonly<Record<ProductKind, boolean>> = {
  rp: false,
  cfb: true,
  legacyAse: true,
  cloud: false,
};

export function isAse(kind: ProductKind): boolean {
  return ASE_FLAGS[kind];
}
