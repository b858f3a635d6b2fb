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

/** Checks for `@` only, as the portal does; the vendor may be stricter (PROF-17, D-137). */
export function validEmail(email: string): boolean {
  return email.includes('@');
}

/** Returns the validation errors in order of priority; the form shows the first (PROF-17, PROF-18). */
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

/** Returns the password to send: null, which keeps the current one, when empty or unchanged (PROF-19). */
export function sentPassword(newPassword: string | null, currentPassword: string): string | null {
  return newPassword === '' || newPassword === currentPassword ? null : newPassword;
}

/** Minimum length that only the vendor enforces; the portal shows the vendor's message (D-136). */
export const MIN_PASSWORD_LENGTH = 8;

/** Upper limit, because hashing megabytes of password would keep the service busy. */
export const MAX_PASSWORD_LENGTH = 256;

export function refusePassword(password: string): string | null {
  if (password === '') return message.passwordRequired;
  if ([...password].length < MIN_PASSWORD_LENGTH) return message.passwordTooShort;
  return password.length > MAX_PASSWORD_LENGTH ? message.passwordTooLong : null;
}
