import type { VendorEnv } from '../../env';
import type { LinkKind } from './account-links';

export const SIGN_IN = '/login';
export const CREATE_ACCOUNT = '/create-account';
export const FORGOT_PASSWORD = '/forgot-password';
export const RESET_PASSWORD = '/reset-password';
export const CONFIRM_ACCOUNT = '/confirm-account';
export const CONFIRM_EMAIL = '/confirm-email';
export const CONFIRM_ADDRESS = '/confirm-address';

type Settings = Pick<VendorEnv, 'PUBLIC_URL'>;

const PAGE: Record<LinkKind, string> = {
  'create-account': CONFIRM_ACCOUNT,
  'reset-password': RESET_PASSWORD,
  'change-email': CONFIRM_EMAIL,
  'confirm-email': CONFIRM_ADDRESS,
};

/** The token is in the fragment, which browsers do not send to servers. */
export function linkTo({ PUBLIC_URL }: Settings, kind: LinkKind, token: string): string {
  return `${PUBLIC_URL}${PAGE[kind]}#${token}`;
}

const OPEN_PAGE = { 'sign-in': SIGN_IN, 'forgot-password': FORGOT_PASSWORD } as const;

export function pageAt(
  { PUBLIC_URL }: Settings,
  page: keyof typeof OPEN_PAGE,
  redirect: URL | null = null,
): string {
  const path = OPEN_PAGE[page];
  return `${PUBLIC_URL}${redirect === null ? path : withRedirect(path, redirect)}`;
}

export function withRedirect(path: string, redirect: URL): string {
  return `${path}?target=2&redirect=${encodeURIComponent(redirect.href)}`;
}
