import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { anyOf } from '../db/any-of';
import { licenseChanges } from '../db/schema/licenses';
import type { VendorDeps } from '../deps';
import type { SignedInUser } from '../http/identity';

/** To be raised with every change of what a listing looks like. */
const FORM = 4;

/**
 * Tells one state of a customer's licences from any other, without reading them (0028). Asked for before the rows are
 * read, so that rows are never older than their version.
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
