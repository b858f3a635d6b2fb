import type { Books } from './books';
import { Bill } from './coupons';
import type { ShownGroup } from './observe';
import { type Cover, nextEnd, priceOf } from './prices';

/** What the next period of some groups costs whoever pays, and what it covers. */
export class Renewal {
  readonly bill: Bill;
  readonly covers = new Map<string, Cover>();

  constructor(private readonly books: Books) {
    this.bill = new Bill(books.coupons);
  }

  /** Everything of a group that is shown to go on. */
  add(group: ShownGroup, payer = group.owner): this {
    for (const { id, next, cover } of group.seats) {
      const held = this.books.held.get(id);
      if (next === null || held === undefined || cover.end < group.end) continue;
      this.bill.addRenewal(payer, next.product, priceOf(this.books.prices, next));
      this.covers.set(id, { ...next, end: nextEnd(held.end, next.term) });
    }
    return this;
  }
}
