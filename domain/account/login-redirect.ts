import { DEFAULT_ROUTE, dropCode, parseSafeRedirect, pathOf } from './safe-redirect';

/** Query parameters that are kept through sign-in (AUTH-10). */
export const KEPT_PARAMETERS: readonly string[] = [
  'pro',
  'team',
  'term',
  'type',
  'orgId',
  'domain',
  'authorQty',
  'publisherQty',
  'cloud',
  'sub',
  'isCloud',
];

/** Returns `redirect` with the kept parameters and never a `code` (T-11, D-06), else `/manage` (AUTH-11). */
export function loginRedirect(search: string): string {
  const current = new URLSearchParams(search);
  const target = parseSafeRedirect(current.get('redirect') ?? '');
  if (target === null) return DEFAULT_ROUTE;
  dropCode(target);
  for (const [name, value] of current) {
    if (KEPT_PARAMETERS.includes(name)) target.searchParams.set(name, value);
  }
  return pathOf(target);
}
