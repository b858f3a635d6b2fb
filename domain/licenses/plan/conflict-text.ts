import { message } from '../../messages/catalogue';
import { isInState, type SeatContents, type SeatState } from './seat-state';
import { SEAT_PARTS } from './step-rules';

/** What stands now, part by part, as whoever may write the part reads it. */
const STANDS: { readonly [Part in keyof SeatContents]: (value: SeatContents[Part]) => string } = {
  email: (email) => (email === '' ? 'it is free' : `it is assigned to ${email}`),
  managers: (managers) =>
    managers.length === 0 ? 'nobody manages it' : `${managers.join(', ')} ${plural(managers)} it`,
  note: (note) => (note === '' ? 'it has no note' : `its note is “${note}”`),
};

/** Why a step that starts from another state was not taken, and what stands there instead. */
export function conflictText(now: SeatContents, from: SeatState): string {
  const stands = SEAT_PARTS.flatMap((part) =>
    from[part] === undefined || isInState(now, { [part]: from[part] }) ? [] : [standsText(now, part)],
  );
  return stands.length === 0 ? message.seatChanged : message.seatStands(stands.join(', and '));
}

/** Why the rest of a step was refused, and what of it was written before. */
export function partlyTakenText(why: string, written: SeatState): string {
  const done = SEAT_PARTS.flatMap((part) => (written[part] === undefined ? [] : [standsText(written, part)]));
  return message.seatPartlyChanged(why, done.join(', and '));
}

function standsText<Part extends keyof SeatContents>(now: SeatState, part: Part): string {
  const value = now[part];
  return value === undefined ? '' : STANDS[part](value);
}

function plural(managers: readonly string[]): string {
  return managers.length === 1 ? 'manages' : 'manage';
}
