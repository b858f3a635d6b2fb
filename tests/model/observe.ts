import { eq } from 'drizzle-orm';
import { outboxMails } from '../../vendor-api/db/schema/billing';
import type { TestUser } from '../testkit/start-vendor';
import type { Day } from './calendar';
import type { Cover, Edition, Term } from './prices';
import { cents, type Scene } from './scene';

const GROUPS = `{ viewer { id subscriptions(first: 40) { nodes {
  id section term startDate expireDate isAutoRenew isPurchaseOrder isPastDue canReactivate
  statusLine { text } owner { isViewer } pendingTransfer { isToViewer canCancel } renew { renewPath }
  seats(first: 60) { nodes { id licenseType expireDate status pendingChange { changes } } }
} } sales(first: 200) { totalCount nodes { id amount } } } }`;

export interface ShownSeat {
  readonly id: string;
  /** What the customer is told to have, and until when. */
  readonly cover: Cover;
  readonly status: string;
  /** What the seat is told to become at the end of its term; null when it is told to end then. */
  readonly next: Pick<Cover, 'edition' | 'term'> | null;
}

export interface ShownGroup {
  readonly id: string;
  readonly owner: string;
  readonly section: 'UPCOMING' | 'ACTIVE' | 'EXPIRED';
  readonly term: Term;
  readonly end: Day;
  readonly isAutoRenew: boolean;
  readonly isPurchaseOrder: boolean;
  readonly isPastDue: boolean;
  readonly canReactivate: boolean;
  readonly canRenew: boolean;
  readonly isOffered: boolean;
  readonly statusLine: string;
  readonly seats: readonly ShownSeat[];
}

export interface Shown {
  readonly groups: readonly ShownGroup[];
  /** By order number, in cents. */
  readonly sales: ReadonlyMap<string, number>;
  /** What the provider took, by order number, in cents. */
  readonly charges: readonly number[];
  /** The texts of all mails to one address each. */
  readonly mails: readonly (readonly string[])[];
}

interface Answer {
  viewer: {
    subscriptions: { nodes: RawGroup[] };
    sales: { totalCount: number; nodes: { id: string; amount: string }[] };
  };
}

interface RawGroup {
  id: string;
  section: ShownGroup['section'];
  term: Term;
  expireDate: Day;
  isAutoRenew: boolean;
  isPurchaseOrder: boolean;
  isPastDue: boolean;
  canReactivate: boolean;
  statusLine: { text: string };
  owner: { isViewer: boolean };
  pendingTransfer: { isToViewer: boolean; canCancel: boolean } | null;
  renew: { renewPath: string } | null;
  seats: { nodes: RawSeat[] };
}

interface RawSeat {
  id: string;
  licenseType: Edition;
  expireDate: Day | null;
  status: string;
  pendingChange: { changes: string[] };
}

/** Everything that the customers are shown, and what the provider has in its books. */
export async function observe(scene: Scene, users: readonly TestUser[]): Promise<Shown> {
  const groups: ShownGroup[] = [];
  const sales = new Map<string, number>();
  const mails: string[][] = [];
  for (const user of users) {
    const { viewer } = await scene.ask<Answer>(user, GROUPS);
    for (const raw of viewer.subscriptions.nodes) if (raw.owner.isViewer) groups.push(toGroup(raw, user));
    for (const { id, amount } of viewer.sales.nodes) sales.set(id, cents(amount));
    mails.push(await mailsTo(scene, user.email), await mailsTo(scene, receiptsOf(user)));
  }
  return { groups, sales, charges: scene.shop.charges().map(cents), mails };
}

/** Where the receipts of a customer's renewals are mailed to. */
export const receiptsOf = ({ id }: Pick<TestUser, 'id'>) => `${id}@receipts.example`;

async function mailsTo({ shop }: Scene, address: string): Promise<string[]> {
  const { db } = shop.vendor.deps;
  const mails = await db.select().from(outboxMails).where(eq(outboxMails.recipient, address));
  return mails.map(({ text }) => text);
}

function toGroup(raw: RawGroup, user: TestUser): ShownGroup {
  return {
    id: raw.id,
    owner: user.id,
    section: raw.section,
    term: raw.term,
    end: raw.expireDate,
    isAutoRenew: raw.isAutoRenew,
    isPurchaseOrder: raw.isPurchaseOrder,
    isPastDue: raw.isPastDue,
    canReactivate: raw.canReactivate,
    canRenew: raw.renew !== null,
    isOffered: raw.pendingTransfer !== null,
    statusLine: raw.statusLine.text,
    seats: raw.seats.nodes.map((seat) => toSeat(seat, raw)),
  };
}

function toSeat({ id, licenseType, expireDate, status, pendingChange }: RawSeat, group: RawGroup): ShownSeat {
  const cover = { edition: licenseType, term: group.term, end: expireDate ?? group.expireDate };
  const isOver = status === 'CANCELED' || status === 'ENDED';
  return { id, cover, status, next: isOver ? null : changedBy(pendingChange.changes, cover) };
}

const EDITION_TEXTS: Readonly<Record<string, Edition>> = {
  'Axure RP Pro': 'PRO',
  'Axure RP Team': 'TEAM',
  'Axure RP Enterprise': 'ENTERPRISE',
};
const TERM_TEXTS: Readonly<Record<string, Term>> = {
  Monthly: 'MONTHLY',
  Annual: 'ANNUAL',
  '2 Year': 'TWO_YEARS',
  '3 Year': 'THREE_YEARS',
};

/** What `Changes to Axure RP Pro on …` and `Changes to Monthly on …` make of a cover. */
function changedBy(changes: readonly string[], cover: Cover): Pick<Cover, 'edition' | 'term'> {
  const named = changes.map((text) => /^Changes to (.+) on /.exec(text)?.[1] ?? '');
  const edition = named.map((name) => EDITION_TEXTS[name]).find((found) => found !== undefined);
  const term = named.map((name) => TERM_TEXTS[name]).find((found) => found !== undefined);
  return { edition: edition ?? cover.edition, term: term ?? cover.term };
}
