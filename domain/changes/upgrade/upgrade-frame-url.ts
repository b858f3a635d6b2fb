export interface RequestedUpgrade {
  /** Of an upgrade that is paid for already; null without one. */
  upgradeCode: string | null;
  seats: readonly string[];
  /** The edition wanted, `pro` where licences are named and it is not (BUY-17). */
  newEdition: string | null;
}

const DEFAULT_EDITION = 'pro';

/** The vendor's page for an upgrade: by its code, else by licences and edition, else plain (BUY-08, D-34). */
export function upgradeFrameUrl(base: string, { upgradeCode, seats, newEdition }: RequestedUpgrade): string {
  if (upgradeCode) return `${base}/upgrade?key=${encodeURIComponent(upgradeCode)}`;
  const ids = seats.filter((seat) => seat !== '');
  if (ids.length === 0 && !newEdition) return `${base}/cart/upgrade`;
  const edition = encodeURIComponent(newEdition || DEFAULT_EDITION);
  return `${base}/cart/upgrade?newedition=${edition}&seats=${ids.map(encodeURIComponent).join(',')}`;
}
