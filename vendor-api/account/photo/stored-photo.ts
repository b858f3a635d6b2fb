import { randomUUID } from 'node:crypto';
import { and, eq, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Clock } from '../../clock';
import type { Database } from '../../db/database';
import { profileImages, users } from '../../db/schema/account';
import type { UserIdentity } from '../refers-to';

export interface EncodedPhoto {
  readonly contentType: 'image/jpeg' | 'image/png';
  readonly content: Buffer;
}

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

/** Removes an uploaded photo or one that is hosted elsewhere. */
export async function removePhoto(tx: Database, userId: string): Promise<void> {
  await tx.delete(profileImages).where(eq(profileImages.userId, userId));
  await tx.update(users).set({ profileImg: null }).where(eq(users.id, userId));
}

export type VisiblePhotos = (db: Database, user: UserIdentity) => SQLWrapper;

export async function findPhoto(
  db: Database,
  { user, seenBy }: { readonly user: UserIdentity; readonly seenBy: VisiblePhotos },
  imageId: string,
): Promise<{ contentType: string; content: Uint8Array } | null> {
  // PostgreSQL refuses some texts, such as null characters.
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

/** Photo URL, null without a photo (REST-07, MAN-28). The query must join `users` and `profileImages`. */
export function photoColumn(publicUrl: string): SQL<string | null> {
  return sql<
    string | null
  >`coalesce(${photoAddress(publicUrl, '')} || ${profileImages.imageId}, ${users.profileImg})`;
}

export function photoAddress(publicUrl: string, imageId: string): string {
  return `${publicUrl}/user/profileImage/${imageId}`;
}
