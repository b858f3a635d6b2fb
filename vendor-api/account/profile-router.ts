import { eq } from 'drizzle-orm';
import type { Router } from 'express';
import { z } from 'zod';
import { parseName } from '#domain/account/profile';
import { changeAccount } from '../activity/account-change';
import { profileImages, users } from '../db/schema/account';
import type { VendorDeps } from '../deps';
import { photoColumn } from './photo/stored-photo';
import { customerRouter, NO_INPUT } from './signed-in';

const nameChange = z.object({ name: z.string() });

/** The customer's own profile: REST-07, REST-09, REST-12. */
export function profileRouter(deps: VendorDeps): Router {
  const { router, get, post } = customerRouter(deps);

  get('/user/getUserProfile', NO_INPUT, async ({ id }) => {
    const [found] = await deps.db
      .select({
        email: users.email,
        name: users.name,
        profileImg: photoColumn(deps.settings.PUBLIC_URL),
        bio: users.bio,
        userId: users.id,
        emailProven: users.emailProven,
      })
      .from(users)
      .leftJoin(profileImages, eq(profileImages.userId, users.id))
      .where(eq(users.id, id));
    if (found === undefined) throw new Error('The customer of the session is gone.');
    const { emailProven, ...profile } = found;
    // Not in the vendor's contract, so only sent when the address is not confirmed (0019).
    const unconfirmed = emailProven ? {} : { emailConfirmed: false };
    return { ...profile, ...unconfirmed };
  });

  post('/user/updateUserProfileName', nameChange, async (user, typed) => {
    const parsed = parseName(typed.name);
    if (!parsed.ok) return { success: false, message: parsed.message };
    await changeAccount(deps, user, 'Name', (tx) =>
      tx.update(users).set({ name: parsed.name }).where(eq(users.id, user.id)),
    );
    return { success: true };
  });

  // The address is stored only once here, so nothing has to be updated (PROF-26, D-19).
  post('/user/updateemail', NO_INPUT, () => ({ success: true }));

  return router;
}
