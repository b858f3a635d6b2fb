import { type Expected, settle } from './books';
import { addDays, type Day } from './calendar';
import { observe, type Shown, type ShownGroup } from './observe';
import { type Cover, nextEnd, priceOf } from './prices';
import type { Stage } from './stage';

/**
 * Lets days pass; on every day on which something is shown to renew, the billing cycle runs.
 * @throws Error when it does not do what was shown
 */
export async function passDays({ scene, books, users, shown }: Stage, days: number): Promise<Shown> {
  const target = ordinaryDay(addDays(scene.today(), days));
  let before = shown;
  for (;;) {
    const due = dueDays(before).find((day) => day <= target);
    if (due === undefined) break;
    scene.moveTo(laterOf(due, scene.today()));
    await scene.runCycle();
    const after = await observe(scene, users);
    // What counts is what was shown while the term lasted.
    const problem = cycleProblem({ scene, books, users, shown: before }, after);
    if (problem !== null) throw new Error(`on ${scene.today()}: ${problem}`);
    if (dueDays(after).some((day) => day <= due)) throw new Error(`on ${due}: what was due is still due`);
    before = after;
  }
  scene.moveTo(target);
  return observe(scene, users);
}

// Ends of months are the rules' own tests; a model of them would be the rules again.
function ordinaryDay(day: Day): Day {
  return Number(day.slice(8)) > 28 ? ordinaryDay(addDays(day, 1)) : day;
}

const laterOf = (one: Day, other: Day) => (one > other ? one : other);
const renews = ({ statusLine }: ShownGroup) => statusLine.startsWith('Renews ');

function dueDays({ groups }: Shown): Day[] {
  return groups
    .filter(renews)
    .map(({ end }) => addDays(end, 1))
    .toSorted();
}

/** What is shown to renew on the day, and nothing else, has to be charged and to go on. */
function cycleProblem(stage: Stage, after: Shown): string | null {
  const { scene, books, users, shown } = stage;
  const covers = new Map<string, Cover>();
  let charge = 0;
  for (const group of shown.groups) {
    if (!renews(group) || !isDue(group, scene.today()) || books.cards.get(group.owner) !== 'approved')
      continue;
    for (const { id, next, cover } of group.seats) {
      const held = books.held.get(id);
      if (next === null || held === undefined || cover.end < group.end) continue;
      charge += priceOf(scene.prices, next.edition, next.term);
      covers.set(id, { ...next, end: nextEnd(held.end, next.term) });
    }
  }
  const [user] = users;
  if (user === undefined) throw new Error('There are no customers.');
  const expected: Expected = { user, charge, covers };
  return settle(books, expected, shown, after, scene.today());
}

function isDue(group: ShownGroup, today: Day): boolean {
  return addDays(group.end, 1) <= today;
}
