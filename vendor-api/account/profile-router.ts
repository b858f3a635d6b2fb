import { eq } from 'drizzle-orm';
import { Router } from 'express';
import { users } from '../db/schema/account';
import type { VendorDeps } from '../deps';
import { currentUser, requireSession } from '../http/require-session';

/** The customer's own profile: REST-07. */
export function profileRouter(deps: VendorDeps): Router {
  const router = Router();

  router.get('/user/getUserProfile', requireSession(deps), async (request, response) => {
    const [profile] = await deps.db
      .select({
        email: users.email,
        name: users.name,
        profileImg: users.profileImg,
        bio: users.bio,
        userId: users.id,
      })
      .from(users)
      .where(eq(users.id, currentUser(request).id));
    response.json(profile);
  });

  return router;
}
