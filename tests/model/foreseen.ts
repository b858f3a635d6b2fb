import type { Books } from './books';
import type { Day } from './calendar';
import type { ShownGroup } from './observe';
import { cents } from './price-list';
import { Renewal } from './renewal';
import type { Stage } from './stage';

interface Charge {
  readonly date: Day;
  readonly total: string;
}

interface Listed {
  readonly nodes: readonly { readonly id: string; readonly nextRenewal: Charge | null }[];
}

interface Answer {
  readonly viewer: {
    readonly subscriptions: Listed;
    readonly cloudGroups: Listed;
    readonly renewalForecast: { readonly charges: readonly Charge[] };
  };
}

const LIST = '(first: 40) { nodes { id nextRenewal { date total } } }';
const QUESTION = `{ viewer { id subscriptions${LIST} cloudGroups${LIST} renewalForecast { charges { date total } } } }`;

/** Compares what is foreseen to be charged with what the model will have to charge; returns the first contradiction, or null. */
export async function foreseenProblem({ scene, books, shown }: Stage): Promise<string | null> {
  for (const user of scene.users) {
    const own = shown.groups.filter(({ owner }) => owner === user.id);
    if (own.length === 0) continue;
    const { viewer } = await scene.ask<Answer>(user, QUESTION);
    const nodes = [...viewer.subscriptions.nodes, ...viewer.cloudGroups.nodes];
    const foreseen = new Map(nodes.map(({ id, nextRenewal }) => [id, nextRenewal]));
    const problem = own
      .map((group) => chargeProblem(books, group, foreseen.get(group.id) ?? null))
      .find(Boolean);
    if (problem) return problem;
    const [first] = viewer.renewalForecast.charges;
    const next = own.flatMap(({ nextBilling }) => nextBilling ?? []).toSorted()[0];
    if (first !== undefined && first.date !== next)
      return `the first charge of all is foreseen on ${first.date}, and comes on ${next}`;
  }
  return null;
}

/** What is foreseen for one group. */
export function chargeProblem(books: Books, group: ShownGroup, charge: Charge | null): string | null {
  const { id, nextBilling } = group;
  const date = charge?.date ?? null;
  if (date !== nextBilling)
    return `${id} is billed next on ${nextBilling}, and a charge is foreseen on ${date}`;
  if (charge === null) return null;
  const due = new Renewal(books).add(group).bill.charge;
  return cents(charge.total) === due
    ? null
    : `${id} is foreseen to cost ${charge.total}, and costs ${due} cents`;
}
