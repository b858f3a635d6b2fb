import type { TestUser } from '../testkit/start-vendor';
import type { Books } from './books';
import type { Day } from './calendar';
import type { ShownGroup, ShownSeat } from './observe';
import type { Cover, Term } from './prices';
import { type Product, productNamed } from './products';

/** Fields of every group, on either page. */
export const GROUP_FACTS = `id section term expireDate nextBillingDate isPurchaseOrder isPastDue canReactivate
  statusLine { text } owner { isViewer } pendingTransfer { isToViewer } renew { renewPath }`;

export const RP_GROUPS = `subscriptions(first: 40) { nodes { ${GROUP_FACTS}
  seats(first: 60) { nodes { id licenseType expireDate status pendingChange { changes } } }
} }`;

export interface RawFacts {
  readonly id: string;
  readonly section: ShownGroup['section'];
  readonly term: Term;
  readonly expireDate: Day;
  readonly nextBillingDate: Day | null;
  readonly isPurchaseOrder: boolean;
  readonly isPastDue: boolean;
  readonly canReactivate: boolean;
  readonly statusLine: { readonly text: string };
  readonly owner: { readonly isViewer: boolean };
  readonly pendingTransfer: object | null;
  readonly renew: object | null;
}

export interface RawGroup extends RawFacts {
  readonly seats: { readonly nodes: readonly RawSeat[] };
}

interface RawSeat {
  readonly id: string;
  readonly licenseType: Product;
  readonly expireDate: Day | null;
  readonly status: string;
  readonly pendingChange: { readonly changes: readonly string[] };
}

/** Viewer, date, and the books for details that no screen shows. */
export interface Eyes {
  readonly user: TestUser;
  readonly books: Books;
  readonly today: Day;
}

export function toGroup(raw: RawGroup, { user }: Eyes): ShownGroup {
  const seats = raw.seats.nodes.map((seat) => toSeat(seat, raw));
  return { ...factsOf(raw, user), kind: 'RP', publishers: 0, seats };
}

export function factsOf(raw: RawFacts, user: TestUser): Omit<ShownGroup, 'kind' | 'publishers' | 'seats'> {
  return {
    id: raw.id,
    owner: user.id,
    section: raw.section,
    term: raw.term,
    end: raw.expireDate,
    nextBilling: raw.nextBillingDate,
    isPurchaseOrder: raw.isPurchaseOrder,
    isPastDue: raw.isPastDue,
    canReactivate: raw.canReactivate,
    canRenew: raw.renew !== null,
    isOffered: raw.pendingTransfer !== null,
    statusLine: raw.statusLine.text,
  };
}

function toSeat({ id, licenseType, expireDate, status, pendingChange }: RawSeat, group: RawGroup): ShownSeat {
  const cover: Cover = { product: licenseType, term: group.term, end: expireDate ?? group.expireDate };
  const isOver = status === 'CANCELED' || status === 'ENDED';
  return { id, cover, next: isOver ? null : changedBy(pendingChange.changes, cover) };
}

const TERM_TEXTS: Readonly<Record<string, Term>> = {
  Monthly: 'MONTHLY',
  Annual: 'ANNUAL',
  '2 Year': 'TWO_YEARS',
  '3 Year': 'THREE_YEARS',
};

/** Applies `Changes to Axure RP Pro on …` and `Changes to Monthly on …` to a cover. */
export function changedBy(changes: readonly string[], cover: Cover): Pick<Cover, 'product' | 'term'> {
  const named = changes.map((text) => /^Changes to (.+) on /.exec(text)?.[1] ?? '');
  const product = named.map(productNamed).find((found) => found !== undefined);
  const term = named.map((name) => TERM_TEXTS[name]).find((found) => found !== undefined);
  return { product: product ?? cover.product, term: term ?? cover.term };
}
