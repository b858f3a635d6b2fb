import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isInState,
  partsOf,
  type SeatContents,
  type SeatState,
  type SeatStep,
  stepTo,
  undone,
  withManagers,
  withoutManagers,
} from './seat-state';

const email = fc.constantFrom('ann@a.example', 'Bob@b.example', 'cem@c.example');
const contents: fc.Arbitrary<SeatContents> = fc.record({
  email: fc.oneof(fc.constant(''), email),
  managers: fc.uniqueArray(email),
  note: fc.constantFrom('', 'Braga', 'Porto'),
});
const state: fc.Arbitrary<SeatState> = fc.record(
  {
    email: fc.oneof(fc.constant(''), email),
    managers: fc.uniqueArray(email),
    note: fc.constantFrom('', 'Braga', 'Porto'),
  },
  { requiredKeys: [] },
);

const applied = (seat: SeatContents, { to }: Pick<SeatStep, 'to'>): SeatContents => ({ ...seat, ...to });

describe('a step of a seat', () => {
  it('leads to the wanted state, and its inverse back to the old one', () => {
    fc.assert(
      fc.property(contents, state, (seat, wanted) => {
        const step = stepTo('s', seat, wanted);
        expect(step === null).toBe(isInState(seat, wanted));
        const { note = seat.note } = wanted;
        expect(step === null ? seat.note : applied(seat, step).note).toBe(note);
        if (step === null) return;
        expect(isInState(seat, step.from)).toBe(true);
        const after = applied(seat, step);
        expect(isInState(after, wanted)).toBe(true);
        expect(isInState(after, undone(step).from)).toBe(true);
        expect(applied(after, undone(step))).toEqual(seat);
      }),
    );
  });

  it('is merged for equal seats, in parts within the limits, and none is lost', () => {
    const step = fc.record({ from: state, to: state });
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 30 }),
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 60, max: 600 }),
        (list, most, bytes) => {
          const steps = list.map((each, index): SeatStep => ({ seatId: `s${index}`, ...each }));
          const parts = partsOf(steps, { seats: most, bytes });
          const told = parts
            .flat()
            .flatMap(({ seatIds, ...same }) => seatIds.map((id) => ({ seatId: id, ...same })));
          const byId = (a: SeatStep, b: SeatStep) => Number(a.seatId.slice(1)) - Number(b.seatId.slice(1));
          expect(told.toSorted(byId)).toEqual(steps);
          for (const part of parts) {
            expect(part.flatMap(({ seatIds }) => seatIds).length).toBeLessThanOrEqual(most);
            const size = part.reduce(
              (sum, { seatIds, from, to }) =>
                sum + seatIds.reduce((all, seatId) => all + JSON.stringify({ seatId, from, to }).length, 0),
              0,
            );
            const isOneStep = part.length === 1 && part[0]?.seatIds.length === 1;
            expect(isOneStep || size <= bytes).toBe(true);
            const kinds = part.map(({ from, to }) => JSON.stringify([from, to]));
            expect(new Set(kinds).size).toBe(kinds.length);
          }
        },
      ),
    );
  });

  it('is in the same part as its equals as long as they fit', () => {
    const steps = ['a', 'b'].map(
      (seatId): SeatStep => ({ seatId, from: { note: '' }, to: { note: 'Porto' } }),
    );
    const bytes = JSON.stringify(steps[0]).length;
    const together = [[{ seatIds: ['a', 'b'], from: { note: '' }, to: { note: 'Porto' } }]];
    expect(partsOf(steps, { seats: 2, bytes: 2 * bytes })).toEqual(together);
    expect(partsOf(steps, { seats: 2, bytes: 2 * bytes - 1 })).toHaveLength(2);
    expect(partsOf(steps, { seats: 1, bytes: 2 * bytes })).toHaveLength(2);
  });

  it('takes another spelling of an address for the same address', () => {
    const seat: SeatContents = { email: 'ann@a.example', managers: ['Bob@b.example'], note: '' };
    expect(stepTo('s', seat, { email: ' ANN@a.example', managers: ['bob@b.example'] })).toBeNull();
    expect(isInState(seat, { managers: ['bob@b.example', 'cem@c.example'] })).toBe(false);
  });
});

describe('managers', () => {
  it('are added once and removed whatever their spelling', () => {
    expect(withManagers(['ann@a.example'], ['ANN@a.example', 'bob@b.example'])).toEqual([
      'ann@a.example',
      'bob@b.example',
    ]);
    expect(withoutManagers(['ann@a.example', 'bob@b.example'], ['Ann@A.example'])).toEqual(['bob@b.example']);
  });
});
