import { randomUUID } from 'node:crypto';
import { and, eq, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Clock } from '../../clock';
import type { Database } from '../../db/database';
import { profileImages, users } from '../../db/schema/account';
import type { Named } from '../is-meant';
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

/** Whose photos a customer may see beside their own, as a sub-query of user ids. */
export type PhotosSeenBy = (db: Database, user: Named) => SQLWrapper;

/** A photo with this id of the customer, or of somebody whose photo the customer may see; null for any other. */
export async function findPhoto(
  db: Database,
  { user, seenBy }: { readonly user: Named; readonly seenBy: PhotosSeenBy },
  imageId: string,
): Promise<{ contentType: string; content: Uint8Array } | null> {
  // No id of ours, and PostgreSQL refuses some texts altogether.
  if (!/^[\w-]{1,100}$/.test(imageId)) return null;
  const [photo] = await db
    .select({ contentType: profileImages.contentType, content: profileImages.content })
    .from(profileImages)
    .where(
      and(
        eq(profileImages.imageId, imageId),
        or(eq(profileImages.userId, user.id), inArray(profileImages.userId, seenBy(db, user))),
      ),
    );
  return photo ?? null;
}

/** Where the photo of a customer is, as a column beside `users` and `profileImages`; null without one (REST-07, MAN-28). */
export function photoColumn(publicUrl: string): SQL<string | null> {
  return sql<
    string | null
  >`coalesce(${photoAddress(publicUrl, '')} || ${profileImages.imageId}, ${users.profileImg})`;
}

/** Where the photo with this id is served, absolute (REST-07, REST-10). */
export function photoAddress(publicUrl: string, imageId: string): string {
  return `${publicUrl}/user/profileImage/${imageId}`;
}
