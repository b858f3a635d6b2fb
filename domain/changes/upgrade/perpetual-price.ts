import type { Cents } from '../../money/cents';

const PRO_UPGRADE: Cents = 400_00;
const TEAM_UPGRADE: Cents = 199_00;

/** Upgrade price of a perpetual licence by its product name: `Pro` first, then `Team`, anything else like Pro (PRICE-19, D-46). */
export function perpetualUpgradePrice(productName: string): Cents {
  if (productName.includes('Pro')) return PRO_UPGRADE;
  return productName.includes('Team') ? TEAM_UPGRADE : PRO_UPGRADE;
}
