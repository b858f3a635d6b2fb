import { groupBy } from '../../group-by';
import { emailKey } from '../../text/email';

/** Contents of a seat that can be changed free of charge. */
export interface SeatContents {
  /** Address of the assignee; empty while the seat is free. */
  email: string;
  managers: readonly string[];
  note: string;
}

/** Some parts of a seat; absent parts are ignored. */
export type SeatState = Partial<SeatContents>;

/** Change of a seat from the state that it must have to a new one. */
export interface SeatStep {
  seatId: string;
  from: SeatState;
  to: SeatState;
}

export interface SeatSteps {
  seatIds: readonly string[];
  from: SeatState;
  to: SeatState;
}

type Comparison<Value> = (a: Value, b: Value) => boolean;

const IS_SAME: { readonly [Part in keyof SeatContents]: Comparison<SeatContents[Part]> } = {
  email: (a, b) => emailKey(a) === emailKey(b),
  managers: (a, b) => keysOf(a) === keysOf(b),
  note: (a, b) => a === b,
};

export function isInState(seat: SeatContents, state: SeatState): boolean {
  return (
    (state.email === undefined || IS_SAME.email(seat.email, state.email)) &&
    (state.managers === undefined || IS_SAME.managers(seat.managers, state.managers)) &&
    (state.note === undefined || IS_SAME.note(seat.note, state.note))
  );
}

/** Returns the step that brings a seat into a state, with changed parts only; null when it is in that state. */
export function stepTo(seatId: string, seat: SeatContents, wanted: SeatState): SeatStep | null {
  const { email, managers, note } = wanted;
  const from: SeatState = {};
  const to: SeatState = {};
  if (email !== undefined && !IS_SAME.email(seat.email, email)) {
    from.email = seat.email;
    to.email = email;
  }
  if (managers !== undefined && !IS_SAME.managers(seat.managers, managers)) {
    from.managers = seat.managers;
    to.managers = managers;
  }
  if (note !== undefined && !IS_SAME.note(seat.note, note)) {
    from.note = seat.note;
    to.note = note;
  }
  return Object.keys(to).length === 0 ? null : { seatId, from, to };
}

export function undone<Step extends SeatStep | SeatSteps>(step: Step): Step {
  return { ...step, from: step.to, to: step.from };
}

export function withManagers(managers: readonly string[], added: readonly string[]): readonly string[] {
  const known = new Set(managers.map(emailKey));
  return [...managers, ...added.filter((email) => !known.has(emailKey(email)))];
}

export function withoutManagers(managers: readonly string[], removed: readonly string[]): readonly string[] {
  const gone = new Set(removed.map(emailKey));
  return managers.filter((email) => !gone.has(emailKey(email)));
}

interface PartSize {
  seats: number;
  /** Size of its steps as JSON, one per seat. */
  bytes: number;
}

/** Splits steps into parts within the limits, in order and never within a step; equal steps of a part are merged. */
export function partsOf(steps: readonly SeatStep[], most: PartSize): SeatSteps[][] {
  const parts: SeatStep[][] = [];
  let bytes = 0;
  for (const step of steps) {
    const size = utf8.encode(JSON.stringify(step)).length;
    const last = parts.at(-1);
    if (last && last.length < most.seats && bytes + size <= most.bytes) {
      last.push(step);
      bytes += size;
    } else {
      parts.push([step]);
      bytes = size;
    }
  }
  return parts.map(grouped);
}

const utf8 = new TextEncoder();

function grouped(steps: readonly SeatStep[]): SeatSteps[] {
  const alike = groupBy(steps, ({ from, to }) => JSON.stringify([from, to]));
  return [...alike.values()].map((same) => {
    const [{ from, to }] = same;
    return { seatIds: same.map(({ seatId }) => seatId), from, to };
  });
}

function keysOf(emails: readonly string[]): string {
  return [...new Set(emails.map(emailKey))].toSorted().join();
}
