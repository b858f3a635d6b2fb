import type { VendorCall } from '../../testkit/call-vendor';
import type { Belongings } from './scene';

export interface Attack extends VendorCall {
  readonly path: string;
}

export type Attacks = (victim: Belongings, spellingsOf: (id: string) => string[]) => Attack[];

export const at = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;

/** Builds every way to pass a query parameter, next to an unknown one. */
export function* inQuery(
  path: string,
  name: string,
  ids: string[],
  rest: Record<string, string> = {},
): Generator<Attack> {
  for (const id of ids) yield { path: at(path, { ...rest, [name]: id }) };
  const [id = ''] = ids;
  for (const spelled of [`${name}[]`, `${name}[0]`, `${name}[id]`, `${name}.id`, name.toUpperCase()])
    yield { path: at(path, { ...rest, [spelled]: id }) };
  yield { path: `${at(path, { ...rest, [name]: 'mine' })}&${name}=${id}` };
  yield { path: `${at(path, { ...rest, [name]: id })}&${name}=mine` };
}

/** Identity of the victim, in every field that any call has for it. */
export const claimed = ({ user }: Belongings) => ({
  userId: user.id,
  userEmail: user.email,
  email: user.email,
  id: user.id,
  ownerId: user.id,
});
