/** How many items of these licence types the lines of an order hold. */
export function quantityOf(
  lines: readonly { readonly licenseType: number; readonly quantity: number }[],
  ...licenseTypes: readonly number[]
): number {
  return lines
    .filter(({ licenseType }) => licenseTypes.includes(licenseType))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
