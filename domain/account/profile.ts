/** The signed-in customer. */
export interface Profile {
  userId: string;
  email: string;
  /** False while the mailbox is not known to be the customer's: what others give the address is not shown (0019). */
  isEmailConfirmed: boolean;
  name: string;
  profileImg: string | null;
  bio: string | null;
}

type Text = string | null | undefined;

/** A profile under the portal's names or those of the account service (D-17). */
export interface ProfileAnswer {
  userId?: Text;
  userEmail?: Text;
  email?: Text;
  nickname?: Text;
  name?: Text;
  profileImageUrl?: Text;
  profileImg?: Text;
  bio?: Text;
  /** There only while it is false. */
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
