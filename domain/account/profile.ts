import { message } from '../messages/catalogue';
import { isVisible, onOneLine, stripDirectionMarks } from '../text/plain-text';

export interface Profile {
  userId: string;
  email: string;
  isEmailConfirmed: boolean;
  name: string;
  profileImg: string | null;
  bio: string | null;
}

type Text = string | null | undefined;

/** Profile with the field names of the portal or of the account service (D-17). */
export interface ProfileAnswer {
  userId?: Text;
  userEmail?: Text;
  email?: Text;
  nickname?: Text;
  name?: Text;
  profileImageUrl?: Text;
  profileImg?: Text;
  bio?: Text;
  emailConfirmed?: boolean;
}

/** Maps both spellings (PROF-24); an absent or all-zero user id means no profile (PROF-25, D-18). */
export function toProfile(answer: ProfileAnswer): Profile | null {
  const userId = answer.userId ?? '';
  if (/^[0-]*$/.test(userId)) return null;
  return {
    userId,
    email: answer.userEmail ?? answer.email ?? '',
    isEmailConfirmed: answer.emailConfirmed ?? true,
    name: answer.nickname ?? answer.name ?? '',
    profileImg: (answer.profileImageUrl ?? answer.profileImg) || null,
    bio: answer.bio ?? null,
  };
}

type ProfileName = { ok: true; name: string } | { ok: false; message: string };

const LONGEST = 100;

/** Normalizes a typed name to one line without direction marks; empty when no character is visible (PROF-10). */
export function parseName(typed: string): ProfileName {
  const name = onOneLine(stripDirectionMarks(typed));
  if ([...name].length > LONGEST) return { ok: false, message: message.nameTooLong };
  return { ok: true, name: isVisible(name) ? name : '' };
}
