import type { VendorCall } from '../../testkit/call-vendor';
import type { Belongings } from './scene';

/** One request to the vendor service, its query in the path. */
export interface Attack extends VendorCall {
  readonly path: string;
}

export type Attacks = (victim: Belongings, spellingsOf: (id: string) => string[]) => Attack[];

export const at = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;

/** A parameter in every way that a query can carry it, beside one that is nobody's. */
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

/** Who the request claims to be, in every field that any call has for it. */
export const claimed = ({ user }: Belongings) => ({
  userId: user.id,
  userEmail: user.email,
  email: user.email,
  id: user.id,
  ownerId: user.id,
});
