import { eq } from 'drizzle-orm';
import { Router } from 'express';
import { z } from 'zod';
import { parseName } from '#domain/account/profile';
import { profileImages, users } from '../db/schema/account';
import type { VendorDeps } from '../deps';
import { parseInput } from '../http/parse-input';
import { photoColumn } from './photo/stored-photo';
import { currentUser, requireSession } from './signed-in';

const nameChange = z.object({ name: z.string() });

/** The customer's own profile: REST-07, REST-09, REST-12. */
export function profileRouter(deps: VendorDeps): Router {
  const router = Router();

  router.get('/user/getUserProfile', requireSession(deps), async (request, response) => {
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
      .where(eq(users.id, currentUser(request).id));
    if (found === undefined) throw new Error('The customer of the session is gone.');
    const { emailProven, ...profile } = found;
    // Not in the vendor's contract, so only sent when the address is not confirmed (0019).
    const unconfirmed = emailProven ? {} : { emailConfirmed: false };
    response.json({ ...profile, ...unconfirmed });
  });

  router.post('/user/updateUserProfileName', requireSession(deps), async (request, response) => {
    const parsed = parseName(parseInput(nameChange, request.body).name);
    if (!parsed.ok) {
      response.json({ success: false, message: parsed.message });
      return;
    }
    await deps.db
      .update(users)
      .set({ name: parsed.name })
      .where(eq(users.id, currentUser(request).id));
    response.json({ success: true });
  });

  // The address is stored only once here, so nothing has to be updated (PROF-26, D-19).
  router.post('/user/updateemail', requireSession(deps), (_request, response) => {
    response.json({ success: true });
  });

  return router;
}
