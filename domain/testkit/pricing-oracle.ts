import type { Coupon } from '../store/coupons/coupon';
import { Fraction } from './fraction';
import { addTerms, dateOfDay, dayNumber } from './oracle-calendar';
import { oracleDiscount } from './oracle-coupons';
import { codeFor, type WantedProduct, wantedProducts } from './oracle-products';
import type { PricedFigures } from './priced-figures';
import type { StoreOrder } from './store-order';

interface Period {
  elapsedDays: number;
  totalDays: number;
}

interface Stock {
  coupon: Coupon;
  left: number;
}

/** Computes every figure of a cart item by item in exact fractions, sharing no code with the domain. */
export function reckon(order: StoreOrder): PricedFigures {
  const { cart, coTermGroup, today } = order;
  const term = coTermGroup ? coTermGroup.term : cart.term;
  const period = coTermGroup && periodOf(coTermGroup.expireDate, term, today);
  const stocks = order.coupons.map((coupon) => ({ coupon, left: coupon.remainingUses }));
  const lines = wantedProducts(cart).map((wanted) => reckonLine(wanted, order, { term, period, stocks }));
  const end = coTermGroup ? dayNumber(coTermGroup.expireDate) : addTerms(dayNumber(today), term, 1) - 1;
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const discounts = lines.flatMap((line) => line.coupons.map(({ qty, each }) => qty * each));
  return {
    term,
    lines,
    total: sum(lines.map((line) => line.total)),
    listTotal: sum(lines.map(({ quantity, price }) => quantity * price)),
    adjustmentTotal: sum(lines.map(({ quantity, adjustment }) => quantity * adjustment)),
    discountTotal: sum(discounts),
    usesLeft: Object.fromEntries(
      stocks
        .filter(({ coupon, left }) => left < coupon.remainingUses)
        .map(({ coupon, left }) => [coupon.id, left]),
    ),
    period,
    expireDate: dateOfDay(end),
    nextBillingDate: dateOfDay(end + 1),
  };
}

interface Terms {
  term: number;
  period: Period | null;
  stocks: readonly Stock[];
}

function reckonLine(wanted: WantedProduct, order: StoreOrder, { term, period, stocks }: Terms) {
  const code = codeFor(wanted, term);
  const list = new Fraction(order.priceList[wanted.licenseType][term as 1 | 2 | 4 | 5]);
  const credit = period
    ? list.times(new Fraction(period.elapsedDays, period.totalDays)).rounded()
    : new Fraction(0);
  const base = list.minus(credit);
  const offers = stocks.map((stock) => ({
    stock,
    off: oracleDiscount(stock.coupon, { code, term, base, today: order.today }),
    qty: 0,
  }));
  let total = 0n;
  for (let item = 0; item < wanted.quantity; item += 1) {
    total += base.top / base.bottom;
    const offer = offers.find(({ off, stock }) => off > 0n && stock.left > 0);
    if (!offer) continue;
    offer.stock.left -= 1;
    offer.qty += 1;
    total -= offer.off;
  }
  return {
    code,
    licenseType: wanted.licenseType,
    quantity: wanted.quantity,
    price: list.toNumber(),
    adjustment: credit.toNumber(),
    coupons: offers
      .filter(({ qty }) => qty > 0)
      .map(({ stock, off, qty }) => ({ id: stock.coupon.id, qty, each: Number(off) })),
    total: Number(total),
  };
}

function periodOf(expireDate: string, term: number, today: string): Period {
  const end = dayNumber(expireDate) + 1;
  const start = addTerms(end, term, -1);
  const [passed, totalDays] = [dayNumber(today) - start, end - start];
  return { elapsedDays: Math.min(passed, totalDays), totalDays };
}
