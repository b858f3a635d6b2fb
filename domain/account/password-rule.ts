import { message } from '../messages/catalogue';

/** The vendor's own rule beyond "not empty"; the portal leaves it to the vendor's message (D-136). */
export const MIN_PASSWORD_LENGTH = 8;

/** Longer passwords are refused: hashing megabytes of them would be a way to keep the service busy. */
export const MAX_PASSWORD_LENGTH = 256;

/** Why a password cannot become somebody's; null when it can. Nothing else is asked: length is what helps. */
export function refusePassword(password: string): string | null {
  if (password === '') return message.passwordRequired;
  if ([...password].length < MIN_PASSWORD_LENGTH) return message.passwordTooShort;
  return password.length > MAX_PASSWORD_LENGTH ? message.passwordTooLong : null;
}
