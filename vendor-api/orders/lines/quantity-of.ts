export function quantityOf(
  lines: readonly { readonly licenseType: number; readonly quantity: number }[],
  ...licenseTypes: readonly number[]
): number {
  return lines
    .filter(({ licenseType }) => licenseTypes.includes(licenseType))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
