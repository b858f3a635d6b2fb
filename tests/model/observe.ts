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
  /** What the customer is told to have, and until when. */
  readonly cover: Cover;
  /** What the seat is told to become at the end of its term; null when it is told to end then. */
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
  /** Of a cloud group in all. */
  readonly publishers: number;
  readonly seats: readonly ShownSeat[];
}

export interface Shown {
  readonly groups: readonly ShownGroup[];
  /** By order number, in cents. */
  readonly sales: ReadonlyMap<string, number>;
  /** What the provider took, in the order in which it did, in cents. */
  readonly charges: readonly number[];
  /** The texts of all mails, by address. */
  readonly mails: ReadonlyMap<string, readonly string[]>;
}

/** Groups of RP seats and cloud groups are on pages of their own. */
export type Page = 'rp' | 'cloud';

export const pageOf = (kind: Kind): Page => (kind === 'RP' ? 'rp' : 'cloud');
export const pageOfProduct = (product: Product): Page => (isCloudProduct(product) ? 'cloud' : 'rp');

/** Whose pages to look at, and which; everything else is taken to be as it was. */
export type Look = ReadonlyMap<TestUser, ReadonlySet<Page>>;

/** The pages on which somebody has a group, or one of some. */
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

/** The groups that the customers are shown before anything is sold. */
export function observeStart(scene: Scene, books: Books): Promise<Shown> {
  const seen = new Map(scene.users.map((user) => [user, pagesHeld(books, user)]));
  return look(scene, books, NOTHING, { seen, withMoney: false });
}

function pagesHeld({ held }: Books, { id }: TestUser): Set<Page> {
  const own = [...held.values()].filter(({ owner }) => owner === id);
  return new Set(own.map(({ product }) => pageOfProduct(product)));
}

/** Everything that the customers are shown, and what the provider has in its books. */
export function observe(scene: Scene, books: Books): Promise<Shown> {
  return look(scene, books, NOTHING, { seen: everything(scene), withMoney: true });
}

/** As `observe`, of what may have changed; sales and mails are read when the provider took something. */
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
