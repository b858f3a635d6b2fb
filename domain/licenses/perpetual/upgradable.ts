/** Whether a perpetual licence can be upgraded to version 9, by its product: `Pro` of any version, and version 8 (PERP-03, D-84). */
export function isUpgradable(product: string): boolean {
  return product.includes('Pro') || isVersion8(product);
}

/** Whether a perpetual licence is one of RP 8, of which at least one has to be selected to upgrade (MAN-19, D-84). */
export function isVersion8(product: string): boolean {
  return product.includes('8');
}
