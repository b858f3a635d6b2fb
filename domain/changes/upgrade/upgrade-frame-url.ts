export interface RequestedUpgrade {
  /** Code of an upgrade that is paid already. */
  upgradeCode: string | null;
  seats: readonly string[];
  /** Edition of the upgrade; `pro` when seats are given without one (BUY-17). */
  newEdition: string | null;
}

const DEFAULT_EDITION = 'pro';

/** Address of the vendor's upgrade page: by code, else by licenses and edition, else plain (BUY-08, D-34). */
export function upgradeFrameUrl(base: string, { upgradeCode, seats, newEdition }: RequestedUpgrade): string {
  if (upgradeCode) return `${base}/upgrade?key=${encodeURIComponent(upgradeCode)}`;
  const ids = seats.filter((seat) => seat !== '');
  if (ids.length === 0 && !newEdition) return `${base}/cart/upgrade`;
  const edition = encodeURIComponent(newEdition || DEFAULT_EDITION);
  return `${base}/cart/upgrade?newedition=${edition}&seats=${ids.map(encodeURIComponent).join(',')}`;
}
