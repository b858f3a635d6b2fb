export const SIGN_IN = '/login';
export const CREATE_ACCOUNT = '/create-account';
export const FORGOT_PASSWORD = '/forgot-password';
export const RESET_PASSWORD = '/reset-password';
export const CONFIRM_ACCOUNT = '/confirm-account';
export const CONFIRM_EMAIL = '/confirm-email';
export const CONFIRM_ADDRESS = '/confirm-address';

export function withRedirect(path: string, redirect: URL): string {
  return `${path}?target=2&redirect=${encodeURIComponent(redirect.href)}`;
}
