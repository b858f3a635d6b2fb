import type { GatewayContext } from '../../context';
import type { Licenses } from '../../models/licenses';
import { requireProfile } from '../account/require-profile';
import { createLicenseBook, type LicenseBook } from './license-book';

interface Kept {
  readonly key: string;
  readonly book: LicenseBook;
}

// Beside rows that are kept for a session, what was worked out from them is kept as well, and goes with them.
const books = new WeakMap<Licenses, Kept>();

/** The licences of the session's customer, as of the vendor's date. */
export async function loadBook(context: Pick<GatewayContext, 'loads' | 'settings'>): Promise<LicenseBook> {
  const { loads, settings } = context;
  const [licenses, profile, today] = await Promise.all([
    loads.licenses(),
    requireProfile(context),
    loads.today(),
  ]);
  const key = JSON.stringify([profile.userId, profile.email, today]);
  const kept = books.get(licenses);
  if (kept?.key === key) return kept.book;
  const book = createLicenseBook(licenses, {
    viewer: profile,
    today,
    poBraintreeId: settings.PO_BRAINTREE_ID,
  });
  books.set(licenses, { key, book });
  return book;
}
