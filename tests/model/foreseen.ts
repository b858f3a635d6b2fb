import type { Books } from './books';
import type { Day } from './calendar';
import type { ShownGroup } from './observe';
import { cents } from './price-list';
import { couponUsesUntil, Renewal } from './renewal';
import type { Stage } from './stage';

export interface ForeseenCharge {
  readonly date: Day;
  readonly total: string;
}

interface Listed {
  readonly nodes: readonly { readonly id: string; readonly nextRenewal: ForeseenCharge | null }[];
}

interface Answer {
  readonly viewer: {
    readonly subscriptions: Listed;
    readonly cloudGroups: Listed;
  };
}

const LIST = '(first: 40) { nodes { id nextRenewal { date total } } }';
const QUESTION = `{ viewer { id subscriptions${LIST} cloudGroups${LIST} } }`;

/** Compares the forecast with the model's charges; returns the first contradiction, or null. */
export async function foreseenProblem({ scene, books, shown }: Stage): Promise<string | null> {
  for (const user of scene.users) {
    const own = shown.groups.filter(({ owner }) => owner === user.id);
    if (own.length === 0) continue;
    const { viewer } = await scene.ask<Answer>(user, QUESTION);
    const nodes = [...viewer.subscriptions.nodes, ...viewer.cloudGroups.nodes];
    const foreseen = new Map(nodes.map(({ id, nextRenewal }) => [id, nextRenewal]));
    const problem = own
      .map((group) => chargeProblem(books, { group, own }, foreseen.get(group.id) ?? null))
      .find(Boolean);
    if (problem) return problem;
  }
  return null;
}

/** Checks the forecast of one group; the last uses of a coupon go to the earliest renewal. */
export function chargeProblem(
  books: Books,
  { group, own }: { group: ShownGroup; own: readonly ShownGroup[] },
  charge: ForeseenCharge | null,
): string | null {
  const { id, nextBilling, owner } = group;
  const date = charge?.date ?? null;
  if (date !== nextBilling)
    return `${id} is billed next on ${nextBilling}, and a charge is foreseen on ${date}`;
  if (charge === null || nextBilling === null) return null;
  const groups = own.filter((other) => other !== group);
  const { before, sameDay } = couponUsesUntil(books, owner, { groups, day: nextBilling });
  const first = new Renewal(books, nextBilling, before).add(group).bill;
  const last = new Renewal(books, nextBilling, before + sameDay).add(group).bill;
  const [least, most] = [first.charge - first.slack, last.charge + last.slack];
  const total = cents(charge.total);
  return least <= total && total <= most
    ? null
    : `${id} is foreseen to cost ${charge.total}, and costs ${least} to ${most} cents`;
}
