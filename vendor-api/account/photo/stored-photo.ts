import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../clock';
import type { Database } from '../../db/client';
import { profileImages, users } from '../../db/schema/account';
import type { EncodedPhoto } from './encode-photo';

/** Stores a customer's photo in place of the one before. @returns the id that names this very picture */
export async function storePhoto(
  { db, clock }: { db: Database; clock: Pick<Clock, 'now'> },
  userId: string,
  { contentType, content }: EncodedPhoto,
): Promise<string> {
  const row = { imageId: randomUUID(), contentType, content, createdAt: clock.now() };
  await db
    .insert(profileImages)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: profileImages.userId, set: row });
  return row.imageId;
}

/** Removes a customer's photo, also one that is kept elsewhere; having none is fine. */
export async function removePhoto(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(profileImages).where(eq(profileImages.userId, userId));
    await tx.update(users).set({ profileImg: null }).where(eq(users.id, userId));
  });
}

/** A customer's own photo with this id; null for any other, whoever's it is. */
export async function findPhoto(
  db: Database,
  userId: string,
  imageId: string,
): Promise<{ contentType: string; content: Uint8Array } | null> {
  // No id of ours, and PostgreSQL refuses some texts altogether.
  if (!/^[\w-]{1,100}$/.test(imageId)) return null;
  const [photo] = await db
    .select({ contentType: profileImages.contentType, content: profileImages.content })
    .from(profileImages)
    .where(and(eq(profileImages.userId, userId), eq(profileImages.imageId, imageId)));
  return photo ?? null;
}

/** Where the photo with this id is served, absolute (REST-07, REST-10). */
export function photoAddress(publicUrl: string, imageId: string): string {
  return `${publicUrl}/user/profileImage/${imageId}`;
}
