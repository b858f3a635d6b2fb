import { message } from '../messages/catalogue';

export interface CredentialsChange {
  newEmail: string | null;
  newPassword: string | null;
  confirmPassword: string | null;
}

export interface CredentialsRefusal {
  field: 'newEmail' | 'newPassword' | 'confirmPassword';
  message: string;
}

/** Whether an address passes the portal's own test: the vendor may be stricter (PROF-17, D-137). */
export function validEmail(email: string): boolean {
  return email.includes('@');
}

/** What is wrong with a change, in the order in which it is told: the first one is shown (PROF-17, PROF-18). */
export function refuseCredentials(change: CredentialsChange): CredentialsRefusal[] {
  const { newEmail, newPassword, confirmPassword } = change;
  const refusals: CredentialsRefusal[] = [];
  if (newEmail !== null && !validEmail(newEmail))
    refusals.push({ field: 'newEmail', message: message.validEmailRequired });
  if (confirmPassword !== null && confirmPassword !== (newPassword ?? ''))
    refusals.push({ field: 'confirmPassword', message: message.passwordsDiffer });
  if (newPassword === '') refusals.push({ field: 'newPassword', message: message.passwordRequired });
  return refusals;
}

/** The new password as it is sent: null, for "as it is", when empty or equal to the current one (PROF-19). */
export function sentPassword(newPassword: string | null, currentPassword: string): string | null {
  return newPassword === '' || newPassword === currentPassword ? null : newPassword;
}

/** The vendor's own rule beyond "not empty"; the portal leaves it to the vendor's message (D-136). */
export const MIN_PASSWORD_LENGTH = 8;

/** Longer passwords are refused: hashing megabytes of them would be a way to keep the service busy. */
export const MAX_PASSWORD_LENGTH = 256;

export function refusePassword(password: string): string | null {
  if (password === '') return message.passwordRequired;
  if ([...password].length < MIN_PASSWORD_LENGTH) return message.passwordTooShort;
  return password.length > MAX_PASSWORD_LENGTH ? message.passwordTooLong : null;
}
