/** What the buy page sells on a tab (ENUM-08). */
export type BuyTab = 'rp' | 'cfb' | 'cloud' | 'upgrade9';

/** Numbers of the tabs, which are the vendor's cart types (CART-01). */
export const CART_TYPES: Record<BuyTab, number> = { rp: 0, cfb: 1, cloud: 2, upgrade9: 3 };

interface TabQuestion {
  /** The `type` query parameter. */
  type: string | null;
  isCfbRoute: boolean;
  isCloudAuthorEnabled: boolean;
}

/** T-10. */
export function buyTab({ type, isCfbRoute, isCloudAuthorEnabled }: TabQuestion): BuyTab {
  switch (type) {
    case null:
      return isCfbRoute ? 'cfb' : 'rp';
    case '1':
    case 'cfb':
      return 'cfb';
    case '2':
    case 'cloud':
      return isCloudAuthorEnabled ? 'cloud' : 'rp';
    case '3':
    case 'upgrade9':
      return 'upgrade9';
    default:
      return 'rp';
  }
}

interface CloudAuthorQuestion {
  configFlag: boolean;
  /** The `cloudauthor` query parameter. */
  query: string | null;
  email: string;
  internalDomain: string;
}

/** On for all by setting, or for the company's own people who ask by query (BUY-09, D-35). */
export function isCloudAuthorEnabled(question: CloudAuthorQuestion): boolean {
  const { configFlag, query, email, internalDomain } = question;
  if (configFlag) return true;
  const domain = email.includes('@') ? email.slice(email.lastIndexOf('@') + 1) : '';
  return query === 'true' && domain !== '' && domain.toLowerCase() === internalDomain.toLowerCase();
}
