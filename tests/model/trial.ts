import fc from 'fast-check';
import type { Mishap, Patience, Payment, Trouble } from './order';
import type { Draw } from './stage';
import { STEP_NAMES, type StepName } from './steps';

/** Days that pass: up to a renewal, or any number. */
export interface Jump extends Trouble {
  readonly days: number;
  /** Index of the renewal day to go to first; null for none. */
  readonly toRenewal: number | null;
}

/** Event of a life: the first possible of some steps, or passing days. */
export type Trial = { readonly steps: readonly StepName[]; readonly draw: Draw } | { readonly jump: Jump };

const mishaps: fc.Arbitrary<Mishap> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Mishap>('none') },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Mishap>(
      'lost answer',
      'provider gone',
      'beforeClaim',
      'beforeCharge',
      'afterCharge',
      'afterRecord',
      'any moment',
      'any moment',
    ),
  },
);

/** An order, or the renewal of a few groups, runs some dozens of database operations. */
const after = fc.nat(50);

const payments: fc.Arbitrary<Payment> = fc.record({
  card: fc.oneof(
    { weight: 5, arbitrary: fc.constant('on file' as const) },
    { weight: 2, arbitrary: fc.constantFrom('new' as const, 'declined' as const) },
  ),
  mishap: mishaps,
  after,
  patience: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom<Patience>('sends again', 'sends again', 'leaves it') },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Patience>('withdraws it', 'withdraws it meanwhile', 'withdrew it before'),
    },
  ),
});

const draws: fc.Arbitrary<Draw> = fc.record({
  customer: fc.nat(1),
  group: fc.nat(5),
  seats: fc.nat(0xffff),
  product: fc.nat(14),
  term: fc.nat(3),
  quantities: fc.tuple(fc.nat(2), fc.nat(1), fc.nat(1)),
  payment: payments,
});

export const jumps: fc.Arbitrary<Jump> = fc.record({
  days: fc.integer({ min: 1, max: 40 }),
  toRenewal: fc.option(fc.constantFrom(0, 0, 1)),
  mishap: mishaps,
  after,
});

const stepNames = fc.tuple(
  fc.constantFrom(...STEP_NAMES),
  fc.constantFrom(...STEP_NAMES),
  fc.constantFrom(...STEP_NAMES),
);

const trials: fc.Arbitrary<Trial> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ steps: stepNames, draw: draws }) },
  { weight: 1, arbitrary: fc.record({ jump: jumps }) },
);

export function trialsOf(maxTrials: number): fc.Arbitrary<Trial[]> {
  return fc.array(trials, { minLength: 1, maxLength: maxTrials, size: 'max' });
}
