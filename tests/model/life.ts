import fc from 'fast-check';
import { subscriptions } from '../../vendor-api/db/schema/licenses';
import { insertGroup } from '../../vendor-api/demo/builders';
import { seatRows, sendReceiptsTo } from '../testkit/renewals';
import type { TestUser } from '../testkit/start-vendor';
import { type Books, settle } from './books';
import { addDays } from './calendar';
import { passDays } from './days';
import { observe, receiptsOf, type Shown } from './observe';
import { PAYMENTS } from './order';
import { EDITIONS, type Term } from './prices';
import { FIRST_DAY, type Scene } from './scene';
import type { Draw } from './stage';
import { STEPS, type StepName } from './steps';

/** How often each step came to each outcome. */
export type Tally = Record<string, number>;

interface World {
  readonly scene: Scene;
  readonly books: Books;
  readonly users: readonly [TestUser, TestUser];
  readonly tally: Tally;
}

/** What the customers see: it says what they can do next. */
interface Model {
  shown: Shown;
}

function count(tally: Tally, name: string): void {
  tally[name] = (tally[name] ?? 0) + 1;
}

class CustomerStep implements fc.AsyncCommand<Model, World> {
  constructor(
    readonly name: StepName,
    readonly draw: Draw,
  ) {}

  check = ({ shown }: Readonly<Model>) => STEPS[this.name].isPossible(shown);

  async run(model: Model, { scene, books, users, tally }: World): Promise<void> {
    const { shown } = model;
    const done = await STEPS[this.name].run({ scene, books, users, shown }, this.draw);
    const outcome = typeof done === 'string' ? done : 'done';
    count(tally, `${this.name}: ${outcome}`);
    model.shown = await observe(scene, users);
    // What was not done has cost nothing and changed nothing.
    const expected = typeof done === 'string' ? { user: users[0], charge: 0 } : done;
    const problem = settle(books, expected, shown, model.shown, scene.today());
    if (problem !== null) throw new Error(`${problem} (${outcome})`);
  }

  toString = () => `${this.name} ${JSON.stringify(this.draw)}`;
}

class DaysPass implements fc.AsyncCommand<Model, World> {
  constructor(readonly days: number) {}

  check = () => true;

  async run(model: Model, { scene, books, users, tally }: World): Promise<void> {
    model.shown = await passDays({ scene, books, users, shown: model.shown }, this.days);
    count(tally, 'days pass: done');
  }

  toString = () => `${this.days} days pass`;
}

const draw: fc.Arbitrary<Draw> = fc.record({
  customer: fc.nat(1),
  group: fc.nat(5),
  seats: fc.nat(0xffff),
  edition: fc.nat(2),
  term: fc.nat(3),
  quantities: fc.tuple(fc.nat(2), fc.nat(1), fc.nat(1)),
  payment: fc.oneof(
    { weight: 6, arbitrary: fc.constant(PAYMENTS[0] ?? 'card on file') },
    { weight: 3, arbitrary: fc.constantFrom(...PAYMENTS) },
  ),
});

const days = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 41, max: 400 }));

const commands = fc.commands(
  [
    ...(Object.keys(STEPS) as StepName[]).map((name) => draw.map((drawn) => new CustomerStep(name, drawn))),
    ...[1, 2, 3].map(() => days.map((passed) => new DaysPass(passed))),
  ],
  { maxCommands: 30, size: 'max' },
);

/** Two customers: one with a purchase order and a group that renews by card, one with nothing. */
async function newWorld(scene: Scene, tally: Tally): Promise<World> {
  // Nobody of an earlier life renews any more.
  await scene.shop.vendor.deps.db.update(subscriptions).set({ autoRenew: false });
  scene.moveTo(FIRST_DAY);
  const users: [TestUser, TestUser] = [await scene.newCustomer(), await scene.newCustomer()];
  const books: Books = { held: new Map(), cards: new Map() };
  for (const user of users) {
    await scene.putCardOnFile(user, 'approved');
    // Every charge is to be told by mail, renewals as well.
    await sendReceiptsTo(scene.shop, user, receiptsOf(user));
    books.cards.set(user.id, 'approved');
  }
  const purchaseOrder = { braintreeId: 'PURCHASE_ORDER', autoRenew: false };
  await startWith({ scene, books }, users[0], '2025-05-24', purchaseOrder);
  await startWith({ scene, books }, users[0], '2026-01-01', {});
  return { scene, books, users, tally };
}

async function startWith(
  { scene, books }: { scene: Scene; books: Books },
  owner: TestUser,
  startDate: string,
  more: object,
): Promise<void> {
  const expireDate = addDays(startDate, 364);
  const spec = { startDate, expireDate, seats: ([0, 1, 0] as const).map((licenseType) => ({ licenseType })) };
  const id = await insertGroup(scene.shop.vendor.deps.db, owner, { ...spec, ...more });
  const term: Term = 'ANNUAL';
  for (const seat of await seatRows(scene.shop, id)) {
    const edition = EDITIONS[seat.licenseType] ?? 'PRO';
    books.held.set(seat.id, { owner: owner.id, edition, term, end: expireDate });
  }
}

/** Lives so many random lives; returns the first that contradicts the model, made as small as it gets. */
export async function live(
  scene: Scene,
  { seed, lives }: { seed: number; lives: number },
): Promise<{ tally: Tally; problem: string | null }> {
  const tally: Tally = {};
  const property = fc.asyncProperty(commands, async (life) => {
    await fc.asyncModelRun(async () => {
      const real = await newWorld(scene, tally);
      return { model: { shown: await observe(scene, real.users) }, real };
    }, life);
  });
  const { failed, counterexample, errorInstance } = await fc.check(property, { seed, numRuns: lives });
  return { tally, problem: failed ? `${errorInstance}\n${counterexample?.map(String).join('\n')}` : null };
}
