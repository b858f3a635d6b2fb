import fc from 'fast-check';
import { auditProblem } from './audit';
import { type Books, contradiction, enter } from './books';
import { addDays, type Day } from './calendar';
import { advanceDays, dueDays, ordinaryDay } from './days';
import { foreseenProblem } from './foreseen';
import { type Look, observeAgain, observeStart, pageOfProduct, pagesOf, type Shown } from './observe';
import type { Scene } from './scene';
import type { Done, Draw, Stage } from './stage';
import { STEPS, type StepName } from './steps';
import { type Jump, jumps, type Trial, trialsOf } from './trial';
import { begin, type World, worlds } from './world';

/** Count of outcomes by step. */
export type Tally = Record<string, number>;

export interface Lives {
  readonly seed: number;
  readonly lives: number;
  readonly maxTrials: number;
  /** Interval of lives that end with a full audit, with receipts and coupons. */
  readonly auditEvery: number;
}

/** Runs random lives; returns the first contradiction of the model, shrunk. */
export async function live(
  scene: Scene,
  { seed, lives, maxTrials, auditEvery }: Lives,
): Promise<{ tally: Tally; problem: string | null }> {
  const tally: Tally = {};
  let lived = 0;
  const property = fc.asyncProperty(worlds, trialsOf(maxTrials), jumps, async (world, trials, last) => {
    lived += 1;
    const life = await Life.begin(scene, world);
    try {
      for (const trial of trials) await life.happen(trial);
      await life.end(last);
      if (lived % auditEvery === 0) await life.audit();
    } catch (error) {
      throw new Error(`${String(error)}\n${life.history.join('\n')}`, { cause: error });
    }
    for (const name of life.outcomes) tally[name] = (tally[name] ?? 0) + 1;
  });
  const { failed, counterexample, errorInstance } = await fc.check(property, { seed, numRuns: lives });
  return { tally, problem: failed ? `${String(errorInstance)}\n${JSON.stringify(counterexample)}` : null };
}

class Life {
  readonly history: string[] = [];
  readonly outcomes: string[] = [];

  private constructor(
    private readonly scene: Scene,
    private readonly books: Books,
    private shown: Shown,
  ) {}

  static async begin(scene: Scene, world: World): Promise<Life> {
    const books = await begin(scene, world);
    return new Life(scene, books, await observeStart(scene, books));
  }

  async happen(trial: Trial): Promise<void> {
    if ('jump' in trial) return this.pass(trial.jump);
    const name = trial.steps.find((step) => STEPS[step].isPossible(this.shown));
    if (name !== undefined) await this.step(name, trial.draw);
  }

  /** Ends with a renewal, if any is left, checked against the forecast. */
  async end(jump: Jump): Promise<void> {
    const problem = await foreseenProblem(this.stage);
    if (problem !== null) throw new Error(problem);
    return this.pass({ ...jump, toRenewal: jump.toRenewal ?? 0 });
  }

  async audit(): Promise<void> {
    const problem = await auditProblem(this.stage);
    if (problem !== null) throw new Error(problem);
  }

  private get stage(): Stage {
    return { scene: this.scene, books: this.books, shown: this.shown };
  }

  private async pass({ days, toRenewal, ...trouble }: Jump): Promise<void> {
    const target = this.dayOf(days, toRenewal);
    this.history.push(`days pass to ${target}, ${trouble.mishap} after ${trouble.after}`);
    this.shown = await advanceDays(this.stage, target, trouble);
    this.outcomes.push(`days pass: ${trouble.mishap === 'none' ? 'done' : trouble.mishap}`);
  }

  private dayOf(days: number, toRenewal: number | null): Day {
    const due = dueDays(this.shown);
    const from = toRenewal === null ? undefined : due[toRenewal % Math.max(1, due.length)];
    return ordinaryDay(
      from === undefined ? addDays(this.scene.today(), days) : addDays(from, Math.max(0, (days % 4) - 2)),
    );
  }

  private async step(name: StepName, draw: Draw): Promise<void> {
    const { scene, books, shown } = this;
    this.history.push(`${name} ${JSON.stringify(draw)}`);
    const done = await STEPS[name].run(this.stage, draw);
    this.history.push(`  ${done.outcome}`);
    this.outcomes.push(`${name}: ${done.outcome}`);
    const seen = whatToLookAt(this.stage, done);
    if (seen === null) return;
    const expected = done.expected ?? { user: scene.users[0], charge: 0 };
    enter(books, expected);
    this.shown = await observeAgain(scene, books, shown, seen);
    const problem = contradiction(books, expected, shown, this.shown, scene.today());
    if (problem !== null) throw new Error(problem);
  }
}

/** Pages that a step may have changed; null if nothing was sent. */
function whatToLookAt({ scene: { users }, shown }: Stage, done: Done): Look | null {
  const { expected } = done;
  if (expected === undefined) return done.isSent ? new Map([[done.user, pagesOf(shown, done.user)]]) : null;
  const seen = expected.handedOver === undefined ? [expected.user] : users;
  const pages = new Set(seen.flatMap((user) => [...pagesOf(shown, user)]));
  for (const { product } of expected.added ?? []) pages.add(pageOfProduct(product));
  return new Map(seen.map((user) => [user, pages]));
}
