import { rpItems } from '#domain/store/carts/cart-items';
import { type PricedCart, priceCart } from '#domain/store/carts/price-cart';
import type { PriceList } from '#domain/store/prices/price-list';
import { PRICES } from '#domain/testkit/prices';
import { today } from '../account';
import { median } from '../measure';
import { readCoupons } from '../plain/read-store';
import { coupons } from './documents';
import type { BenchCart } from './question';

const repeats = 2_000;

function price(cart: BenchCart, priceList: PriceList): PricedCart {
  const coTermGroup =
    cart.subscriptionGroup === null
      ? null
      : { id: cart.subscriptionGroup, term: 2 as const, expireDate: '2027-02-28' };
  return priceCart({
    items: rpItems(cart),
    term: 2,
    priceList,
    coupons: readCoupons(coupons),
    coTermGroup,
    today,
  });
}

/** Measures the CPU time of pricing a cart in memory, in microseconds. */
export function bareComputation(cart: BenchCart): number {
  const rounds = Array.from({ length: 7 }, () => {
    const before = process.cpuUsage();
    for (let n = 0; n < repeats; n += 1) price(cart, PRICES);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / repeats;
  });
  // The first rounds are warm-up.
  return median(rounds.slice(2));
}
