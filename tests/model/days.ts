import { contradiction, type Expected, enter } from './books';
import { addDays, type Day } from './calendar';
import { type Look, observeAgain, pagesOf, type Shown, type ShownGroup } from './observe';
import { NO_TROUBLE, prepare, repair, type Trouble } from './order';
import { Renewal } from './renewal';
import type { Scene } from './scene';
import type { Stage } from './stage';

/**
 * Lets days pass, running the billing cycle on every day with a shown renewal, and on the last one.
 * @throws Error when it does not do what was shown
 */
export async function advanceDays(stage: Stage, target: Day, first: Trouble): Promise<Shown> {
  const { scene, books } = stage;
  let before = stage.shown;
  let trouble = first;
  for (let isOver = false; !isOver; trouble = NO_TROUBLE) {
    const due = dueDays(before).find((day) => day <= target);
    isOver = due === undefined || due === target;
    await scene.moveTo(due ?? target);
    await runCycle(stage, trouble);
    // The expectation is what was shown during the term.
    const expected = whatRenews({ scene, books, shown: before });
    enter(books, expected);
    const seen = isOver ? before.groups : dueBy(before, scene.today());
    const after = await observeAgain(scene, books, before, lookAt(scene, seen));
    const problem = contradiction(books, expected, before, after, scene.today());
    if (problem !== null) throw new Error(`on ${scene.today()}: ${problem}`);
    if (dueDays(after).some((day) => day <= scene.today()))
      throw new Error(`on ${scene.today()}: what was due is still due`);
    before = after;
  }
  return before;
}

/** Enough runs to recover: the real cycle runs every day, and open charges are settled all the time. */
const RUNS_AFTER_TROUBLE = 2;

async function runCycle({ scene }: Stage, trouble: Trouble): Promise<void> {
  await prepare(scene, trouble);
  await scene.runCycle();
  await repair(scene);
  if (trouble.mishap === 'none') return;
  for (let run = 1; run <= RUNS_AFTER_TROUBLE; run += 1) {
    await scene.settle();
    await scene.runCycle();
  }
}

// Ends of months are covered by the rules' own tests; a model of them would repeat the rules.
export function ordinaryDay(day: Day): Day {
  return Number(day.slice(8)) > 28 ? ordinaryDay(addDays(day, 1)) : day;
}

const renews = ({ statusLine }: ShownGroup) => statusLine.startsWith('Renews ');

const nextOf = ({ end }: ShownGroup) => addDays(end, 1);

function dueBy({ groups }: Shown, day: Day): ShownGroup[] {
  return groups.filter((group) => renews(group) && nextOf(group) <= day);
}

/** Other groups are observed when all days have passed. */
function lookAt({ users }: Scene, groups: readonly ShownGroup[]): Look {
  return new Map(users.map((user) => [user, pagesOf({ groups }, user)]));
}

/** Days of shown renewals, in order. */
export function dueDays({ groups }: Shown): Day[] {
  return groups.filter(renews).map(nextOf).toSorted();
}

/** Expects the renewals shown for the day, and nothing else, to be charged and extended. */
function whatRenews({ scene, books, shown }: Stage): Expected {
  const renewal = new Renewal(books, scene.today());
  for (const group of dueBy(shown, scene.today()))
    if (books.cards.get(group.owner) === 'approved') renewal.add(group);
  const { bill, covers } = renewal;
  return { user: scene.users[0], charge: bill.charge, slack: bill.slack, uses: bill.uses, covers };
}
