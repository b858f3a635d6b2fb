import { outboxMails } from '../../vendor-api/db/schema/billing';
import type { TestUser } from '../testkit/start-vendor';
import type { Books } from './books';
import type { Day } from './calendar';
import { cents } from './price-list';
import type { Cover, Term } from './prices';
import { isCloudProduct, type Kind, type Product } from './products';
import { CLOUD_GROUPS, type RawCloudGroup, toCloudGroup } from './read-cloud-group';
import { type RawGroup, RP_GROUPS, toGroup } from './read-rp-group';
import type { Scene } from './scene';

export interface ShownSeat {
  readonly id: string;
  /** Product, term and last day as shown to the customer. */
  readonly cover: Cover;
  /** Shown change at the end of the term; null if the seat ends then. */
  readonly next: Pick<Cover, 'product' | 'term'> | null;
}

export interface ShownGroup {
  readonly id: string;
  readonly kind: Kind;
  readonly owner: string;
  readonly section: 'UPCOMING' | 'ACTIVE' | 'EXPIRED';
  readonly term: Term;
  readonly end: Day;
  readonly nextBilling: Day | null;
  readonly isPurchaseOrder: boolean;
  readonly isPastDue: boolean;
  readonly canReactivate: boolean;
  readonly canRenew: boolean;
  readonly isOffered: boolean;
  readonly statusLine: string;
  /** Total of a cloud group. */
  readonly publishers: number;
  readonly seats: readonly ShownSeat[];
}

export interface Shown {
  readonly groups: readonly ShownGroup[];
  /** In cents, by order number. */
  readonly sales: ReadonlyMap<string, number>;
  /** Charges at the provider in cents, in order. */
  readonly charges: readonly number[];
  readonly mails: ReadonlyMap<string, readonly string[]>;
}

/** RP groups and cloud groups have separate pages. */
export type Page = 'rp' | 'cloud';

export const pageOf = (kind: Kind): Page => (kind === 'RP' ? 'rp' : 'cloud');
export const pageOfProduct = (product: Product): Page => (isCloudProduct(product) ? 'cloud' : 'rp');

/** Pages to observe, by customer; all others are assumed unchanged. */
export type Look = ReadonlyMap<TestUser, ReadonlySet<Page>>;

/** Returns the pages on which the customer has one of the groups. */
export function pagesOf({ groups }: Pick<Shown, 'groups'>, { id }: TestUser): Set<Page> {
  return new Set(groups.filter(({ owner }) => owner === id).map(({ kind }) => pageOf(kind)));
}

interface Answer {
  readonly viewer: {
    readonly subscriptions?: { readonly nodes: readonly RawGroup[] };
    readonly cloudGroups?: { readonly nodes: readonly RawCloudGroup[] };
    readonly sales?: { readonly nodes: readonly { readonly id: string; readonly amount: string }[] };
  };
}

const SALES = 'sales(first: 200) { nodes { id amount } }';
const NOTHING: Shown = { groups: [], sales: new Map(), charges: [], mails: new Map() };

const everything = ({ users }: Scene): Look =>
  new Map(users.map((user) => [user, new Set<Page>(['rp', 'cloud'])]));

/** Observes the customers' groups before the first sale. */
export function observeStart(scene: Scene, books: Books): Promise<Shown> {
  const seen = new Map(scene.users.map((user) => [user, pagesHeld(books, user)]));
  return look(scene, books, NOTHING, { seen, withMoney: false });
}

function pagesHeld({ held }: Books, { id }: TestUser): Set<Page> {
  const own = [...held.values()].filter(({ owner }) => owner === id);
  return new Set(own.map(({ product }) => pageOfProduct(product)));
}

/** Observes everything shown to the customers, and the provider's charges. */
export function observe(scene: Scene, books: Books): Promise<Shown> {
  return look(scene, books, NOTHING, { seen: everything(scene), withMoney: true });
}

/** Observes the given pages again; reads sales and mails only after a new charge. */
export function observeAgain(scene: Scene, books: Books, before: Shown, seen: Look): Promise<Shown> {
  const withMoney = scene.charges().length !== before.charges.length;
  return look(scene, books, before, { seen, withMoney });
}

async function look(
  scene: Scene,
  books: Books,
  before: Shown,
  { seen, withMoney }: { readonly seen: Look; readonly withMoney: boolean },
): Promise<Shown> {
  const groups = [...before.groups];
  const sales = new Map(before.sales);
  for (const [user, pages] of seen) {
    if (pages.size === 0) continue;
    const { viewer } = await scene.ask<Answer>(user, questionOf(pages, withMoney));
    const others = groups.filter(({ owner, kind }) => owner !== user.id || !pages.has(pageOf(kind)));
    const own = { user, books, today: scene.today() };
    const rp = (viewer.subscriptions?.nodes ?? []).filter(({ owner }) => owner.isViewer);
    const cloud = (viewer.cloudGroups?.nodes ?? []).filter(({ owner }) => owner.isViewer);
    groups.splice(0, groups.length, ...others);
    groups.push(...rp.map((raw) => toGroup(raw, own)), ...cloud.map((raw) => toCloudGroup(raw, own)));
    for (const { id, amount } of viewer.sales?.nodes ?? []) sales.set(id, cents(amount));
  }
  const mails = withMoney ? await readMails(scene) : before.mails;
  return { groups, sales, charges: scene.charges(), mails };
}

function questionOf(pages: ReadonlySet<Page>, withMoney: boolean): string {
  const parts = [
    pages.has('rp') ? RP_GROUPS : '',
    pages.has('cloud') ? CLOUD_GROUPS : '',
    withMoney ? SALES : '',
  ];
  return `{ viewer { id ${parts.join(' ')} } }`;
}

async function readMails({ shop }: Scene): Promise<Shown['mails']> {
  const { recipient, text } = outboxMails;
  const mails = await shop.vendor.deps.db.select({ recipient, text }).from(outboxMails);
  const byAddress = new Map<string, string[]>();
  for (const mail of mails)
    byAddress.set(mail.recipient, [...(byAddress.get(mail.recipient) ?? []), mail.text]);
  return byAddress;
}
