import { badUserInput } from '../../graphql/errors';
import type { InputMaybe, PageInfo } from '../../resolvers.generated';

interface PageRequest {
  readonly first: InputMaybe<number>;
  readonly after?: InputMaybe<string> | undefined;
}

export interface PageSize {
  readonly usual: number;
  readonly most: number;
}

export const GROUPS: PageSize = { usual: 20, most: 1_000 };
export const ROWS: PageSize = { usual: 50, most: 500 };

export interface Page<T> {
  readonly nodes: T[];
  readonly pageInfo: PageInfo;
  readonly totalCount: number;
}

/**
 * Returns a page. Cursors hold the last node's id and index, so that a removed node does not end the list.
 * @throws BAD_USER_INPUT
 */
export function paginate<T>(
  list: readonly T[],
  idOf: (node: T) => string,
  request: PageRequest,
  { usual, most }: PageSize = ROWS,
): Page<T> {
  const first = request.first ?? usual;
  const { after } = request;
  if (!Number.isInteger(first) || first < 1 || first > most)
    throw badUserInput(`"first" must be 1 to ${most}.`);
  const start = after ? startAfter(list, idOf, after) : 0;
  const nodes = list.slice(start, start + first);
  const last = nodes.at(-1);
  return {
    nodes,
    pageInfo: {
      endCursor: last === undefined ? null : toCursor(start + nodes.length - 1, idOf(last)),
      hasNextPage: start + nodes.length < list.length,
    },
    totalCount: list.length,
  };
}

function startAfter<T>(list: readonly T[], idOf: (node: T) => string, cursor: string): number {
  const { index, id } = fromCursor(cursor);
  const there = list[index];
  if (there !== undefined && idOf(there) === id) return index + 1;
  const moved = list.findIndex((node) => idOf(node) === id);
  return moved === -1 ? index : moved + 1;
}

function toCursor(index: number, id: string): string {
  return Buffer.from(`${index}:${id}`).toString('base64url');
}

function fromCursor(cursor: string): { index: number; id: string } {
  const match = /^(\d{1,9}):(.*)$/s.exec(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!match) throw badUserInput('"after" is not a cursor of this list.');
  return { index: Number(match[1]), id: match[2] ?? '' };
}
