/** Desktop editions by the vendor's numbers, in order of rank (ENUM-03); equal to their license types. */
export const Edition = { Pro: 0, Team: 1, Enterprise: 2 } as const;

export type Edition = (typeof Edition)[keyof typeof Edition];

export const EDITIONS: readonly Edition[] = Object.values(Edition);

const NAMES: Record<Edition, string> = { 0: 'Pro', 1: 'Team', 2: 'Enterprise' };

export function editionName(edition: Edition): string {
  return NAMES[edition];
}

export function editionOf(licenseType: number): Edition | null {
  return EDITIONS.find((edition) => edition === licenseType) ?? null;
}
