import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { anyOf } from '../db/any-of';
import { licenseChanges } from '../db/schema/licenses';
import type { VendorDeps } from '../deps';
import type { SignedInUser } from '../http/identity';

/** Must be raised whenever the format of a listing changes. */
const FORM = 4;

/**
 * Identifies a state of the customer's licenses without reading them (0028). Must be read before the rows,
 * so that rows are never older than their version.
 */
export async function listingVersion(
  { db, clock, settings }: Pick<VendorDeps, 'db' | 'clock' | 'settings'>,
  { id, email, emailProven }: SignedInUser,
  lists: readonly string[],
): Promise<string> {
  const [found] = await db
    .select({
      notes: sql<string | null>`string_agg(${licenseChanges.id}::text, ',' order by ${licenseChanges.id})`,
    })
    .from(licenseChanges)
    .where(anyOf(licenseChanges.party, [`id:${id}`, `at:${email}`]));
  const { PUBLIC_URL, PO_BRAINTREE_ID } = settings;
  const basis = [
    FORM,
    found?.notes ?? '',
    id,
    email,
    emailProven,
    clock.today(),
    lists,
    PUBLIC_URL,
    PO_BRAINTREE_ID,
  ];
  return createHash('sha256').update(JSON.stringify(basis)).digest('base64url');
}
