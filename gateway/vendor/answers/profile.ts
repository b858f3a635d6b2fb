import { z } from 'zod';
import { type Profile, toProfile } from '#domain/account/profile';
import { wireCertainFlag, wireId, wireOptionalText, wireOr } from '../wire';

/** REST-07 with either set of names (D-17); null for the all-zero id (PROF-25). */
export const profile = z
  .object({
    userId: wireId,
    email: wireOptionalText,
    userEmail: wireOptionalText,
    name: wireOptionalText,
    nickname: wireOptionalText,
    profileImg: wireOptionalText,
    profileImageUrl: wireOptionalText,
    bio: wireOptionalText,
    emailConfirmed: wireOr(wireCertainFlag, true).catch(true),
  })
  .transform((wire): Profile | null => toProfile(wire))
  .refine((found) => found === null || found.email !== '', { error: 'no e-mail address', path: ['email'] });
