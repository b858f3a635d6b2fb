import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { World } from './world';

/** Totals over everything that purchases write. */
export interface Books {
  purchases: number;
  revenueCents: number;
  groups: number;
  seats: number;
  authors: number;
  publishers: number;
  couponUses: number;
  mails: number;
  /** Charges in the payment provider's books. */
  charges: number;
  chargedCents: number;
}

const TOOK_MONEY: readonly string[] = ['authorized', 'submitted_for_settlement', 'settled'];

export async function readBooks({ shop }: Pick<World, 'shop'>): Promise<Books> {
  const { rows } = await shop.vendor.deps.db.execute<Record<string, string>>(sql`select
    (select count(*) from purchases) as "purchases",
    (select coalesce(sum(total_cents), 0) from purchases) as "revenueCents",
    (select count(*) from subscriptions) as "groups",
    (select count(*) from seats) as "seats",
    (select sum(cloud_author_count) from subscriptions) as "authors",
    (select sum(rp_publisher_count) from subscriptions) as "publishers",
    (select sum(coupon_used) from coupons) as "couponUses",
    (select count(*) from outbox_mails) as "mails"`);
  const [row] = rows;
  const count = (name: keyof Books) => Number(row?.[name]);
  const taken = shop.sandbox.payments.ledger().filter(({ status }) => TOOK_MONEY.includes(status));
  return {
    purchases: count('purchases'),
    revenueCents: count('revenueCents'),
    groups: count('groups'),
    seats: count('seats'),
    authors: count('authors'),
    publishers: count('publishers'),
    couponUses: count('couponUses'),
    mails: count('mails'),
    charges: taken.length,
    chargedCents: taken.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0),
  };
}

export function addedBy(verdict: {
  readonly cart: { readonly kind: string };
  readonly group: unknown;
  readonly figures: {
    readonly total: number;
    readonly lines: readonly {
      readonly licenseType: number;
      readonly quantity: number;
      readonly coupons: readonly { readonly qty: number }[];
    }[];
  };
}): Books {
  const { cart, group, figures } = verdict;
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const quantityOf = (types: readonly number[]) =>
    sum(
      figures.lines.filter(({ licenseType }) => types.includes(licenseType)).map(({ quantity }) => quantity),
    );
  return {
    purchases: 1,
    revenueCents: figures.total,
    groups: group === null ? 1 : 0,
    seats: cart.kind === 'cloud' ? 0 : sum(figures.lines.map(({ quantity }) => quantity)),
    authors: quantityOf([13, 14]),
    publishers: quantityOf([15]),
    couponUses: sum(figures.lines.flatMap(({ coupons }) => coupons.map(({ qty }) => qty))),
    mails: 1,
    charges: figures.total > 0 ? 1 : 0,
    chargedCents: figures.total,
  };
}

export function plus(books: Books, added: Books): Books {
  const names = Object.keys(books) as (keyof Books)[];
  return Object.fromEntries(names.map((name) => [name, books[name] + added[name]])) as unknown as Books;
}

/** @throws Error when the books differ from the sales so far. */
export async function compareBooks(world: Pick<World, 'shop'>, expected: Books): Promise<void> {
  const books = await readBooks(world);
  if (isDeepStrictEqual(books, expected)) return;
  throw new Error(`The books do not add up: ${JSON.stringify({ books, expected }, null, 1)}`);
}
