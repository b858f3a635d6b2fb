import type { Books } from './books';
import { addMonths, type Day } from './calendar';
import { Bill, couponId, isOver } from './coupons';
import type { ShownGroup } from './observe';
import { type Cover, MONTHS, nextEnd, priceOf } from './prices';
import { isCloudProduct } from './products';

/** Cost and covers of the next period of some groups, for the payer on a day. */
export class Renewal {
  readonly bill: Bill;
  readonly covers = new Map<string, Cover>();

  constructor(
    private readonly books: Books,
    day: Day,
    taken = 0,
  ) {
    this.bill = new Bill(books.coupons, day, taken);
  }

  /** Adds every seat of a group that is shown to renew. */
  add(group: ShownGroup, payer = group.owner): this {
    for (const { id, next, cover } of goingOn(group)) {
      const held = this.books.held.get(id);
      if (held === undefined) continue;
      const end = nextEnd(held.end, next.term);
      this.bill.add(payer, 'renewal', { ...next, cost: priceOf(this.books.prices, next) });
      this.covers.set(id, { ...cover, ...next, end });
    }
    return this;
  }
}

function goingOn({ seats, end }: ShownGroup) {
  return seats.flatMap(({ id, next, cover }) =>
    next === null || cover.end < end ? [] : [{ id, next, cover }],
  );
}

/** Coupon uses of a customer's renewals before a day, and on it. */
export function couponUsesUntil(
  { coupons }: Books,
  owner: string,
  { groups, day }: { groups: readonly ShownGroup[]; day: Day },
): { before: number; sameDay: number } {
  const coupon = coupons.get(couponId(owner, 'renewal'));
  const days = groups.flatMap((group) =>
    goingOn(group).flatMap(({ next }) =>
      isCloudProduct(next.product) ? [] : daysUntil(group.nextBilling, MONTHS[next.term], day),
    ),
  );
  const used = days.filter((each) => coupon !== undefined && !isOver(coupon, each));
  const before = used.filter((each) => each < day).length;
  return { before, sameDay: used.length - before };
}

function daysUntil(first: Day | null, months: number, last: Day): Day[] {
  if (first === null || first > last) return [];
  return [first, ...daysUntil(addMonths(first, months), months, last)];
}
