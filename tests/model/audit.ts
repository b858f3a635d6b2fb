import { pdfAmounts } from '../testkit/pdf-text';
import { contradiction } from './books';
import type { ForeseenCharge } from './foreseen';
import { observe } from './observe';
import { cents } from './price-list';
import type { Stage } from './stage';

/** Observes everything, including coupon uses and receipts, which are not observed otherwise. */
export async function auditProblem({ scene, books, shown }: Stage): Promise<string | null> {
  const after = await observe(scene, books);
  const nothing = { user: scene.users[0], charge: 0 };
  const stage = { scene, books, shown: after };
  return (
    contradiction(books, nothing, shown, after, scene.today()) ??
    (await couponProblem(stage)) ??
    (await forecastProblem(stage)) ??
    receiptProblem(stage)
  );
}

interface Bundle {
  readonly couponBundle: {
    readonly coupons: readonly { readonly id: string; readonly remainingUses: number }[];
  };
}

async function couponProblem({ scene, books }: Stage): Promise<string | null> {
  const left = new Map<string, number>();
  for (const user of scene.users) {
    if (![...books.coupons.values()].some(({ owner }) => owner === user.id)) continue;
    const { couponBundle } = await scene.ask<Bundle>(
      user,
      '{ couponBundle { coupons { id remainingUses } } }',
    );
    for (const { id, remainingUses } of couponBundle.coupons) left.set(id, remainingUses);
  }
  for (const [id, { used, mostUses }] of books.coupons)
    if (left.get(id) !== mostUses - used)
      return `the coupon ${id} was used ${used} times and has ${left.get(id)} uses left`;
  return null;
}

interface Forecast {
  readonly viewer: { readonly renewalForecast: { readonly charges: readonly ForeseenCharge[] } };
}

/** Checks that the forecast of all groups starts with their first billing date. */
async function forecastProblem({ scene, shown }: Stage): Promise<string | null> {
  for (const user of scene.users) {
    const { viewer } = await scene.ask<Forecast>(
      user,
      '{ viewer { id renewalForecast { charges { date total } } } }',
    );
    const own = shown.groups.filter(({ owner }) => owner === user.id);
    const next = own.flatMap(({ nextBilling }) => nextBilling ?? []).toSorted()[0];
    const [first] = viewer.renewalForecast.charges;
    if (first !== undefined && first.date !== next)
      return `the first charge of all is foreseen on ${first.date}, and comes on ${next}`;
  }
  return null;
}

interface Sales {
  readonly viewer: {
    readonly sales: {
      readonly nodes: readonly {
        readonly id: string;
        readonly amount: string;
        readonly receiptUrl: string;
      }[];
    };
  };
}

const SALES = '{ viewer { id sales(first: 200) { nodes { id amount receiptUrl } } } }';

/** Checks that each sale has a receipt with the charged total. */
async function receiptProblem({ scene, shown }: Stage): Promise<string | null> {
  let left = shown.sales.size;
  for (const user of scene.users) {
    const { viewer } = await scene.ask<Sales>(user, SALES);
    for (const { id, amount, receiptUrl } of viewer.sales.nodes) {
      const total = (await pdfAmounts(await scene.download(user, receiptUrl))).at(-1);
      if (total !== cents(amount)) return `the receipt of ${id} says ${total}, sold for ${amount}`;
      left -= 1;
    }
  }
  return left === 0 ? null : `${left} sales have no receipt, or several`;
}
