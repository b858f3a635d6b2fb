import type { ShownGroup, ShownSeat } from './observe';
import type { Cover } from './prices';
import { bundleFor, COUNTED, type CountedKind, isCounted, type Product, publishersOf } from './products';
import { changedBy, type Eyes, factsOf, GROUP_FACTS, type RawFacts } from './read-rp-group';

export const CLOUD_GROUPS = `cloudGroups(first: 40) { nodes { ${GROUP_FACTS}
  kind pendingChanges authorCount publisherCount
  cancellation { isCanceled canceledAuthors canceledPublishers }
} }`;

export interface RawCloudGroup extends RawFacts {
  readonly kind: CountedKind | 'LEGACY_ASE';
  readonly pendingChanges: readonly string[];
  readonly authorCount: number;
  readonly publisherCount: number;
  readonly cancellation: {
    readonly isCanceled: boolean;
    readonly canceledAuthors: number;
    readonly canceledPublishers: number;
  };
}

/** Its seats have no ids, so they are numbered; the books tell which bundles there are. */
export function toCloudGroup(raw: RawCloudGroup, eyes: Eyes): ShownGroup {
  const { kind } = raw;
  return {
    ...factsOf(raw, eyes.user),
    kind,
    publishers: raw.publisherCount,
    seats: isCounted(kind) ? countedSeats(raw, kind) : bundles(raw, eyes),
  };
}

/** Id of a counted seat or a bundle, across all groups. */
export function numbered(group: string, what: 'author' | 'publisher' | 'bundle', number: number): string {
  return `${group}/${what}-${number}`;
}

function countedSeats(raw: RawCloudGroup, kind: CountedKind): ShownSeat[] {
  const { author, publisher } = COUNTED[kind];
  const { canceledAuthors, canceledPublishers } = raw.cancellation;
  const seats = (what: 'author' | 'publisher', product: Product, count: number, ending: number) =>
    Array.from({ length: count }, (_, index) => {
      const id = numbered(raw.id, what, index + 1);
      return toSeat(raw, { id, product, isEnding: index >= count - ending });
    });
  return [
    ...seats('author', author, raw.authorCount, canceledAuthors),
    ...(publisher === null ? [] : seats('publisher', publisher, raw.publisherCount, canceledPublishers)),
  ];
}

function bundles(raw: RawCloudGroup, { books, today }: Eyes): ShownSeat[] {
  const last = raw.expireDate < today ? raw.expireDate : today;
  const own = [...books.held].filter(([, { group }]) => group === raw.id);
  const known = own.filter(([, { end }]) => end >= last);
  const publishers = known.reduce((sum, [, { product }]) => sum + publishersOf(product), 0);
  const more = bundleFor(raw.publisherCount - publishers);
  const seats = known.map(([id, { product }]) => toSeat(raw, { id, product, isEnding: false }));
  if (more === undefined) return seats;
  const id = numbered(raw.id, 'bundle', own.length + 1);
  return [...seats, toSeat(raw, { id, product: more, isEnding: false })];
}

interface NumberedSeat {
  readonly id: string;
  readonly product: Product;
  readonly isEnding: boolean;
}

function toSeat(raw: RawCloudGroup, { id, product, isEnding }: NumberedSeat): ShownSeat {
  const cover: Cover = { product, term: raw.term, end: raw.expireDate };
  const isOver = isEnding || raw.cancellation.isCanceled;
  return { id, cover, next: isOver ? null : changedBy(raw.pendingChanges, cover) };
}
