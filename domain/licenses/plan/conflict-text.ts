import { message } from '../../messages/catalogue';
import { isInState, type SeatContents, type SeatState } from './seat-state';
import { SEAT_PARTS } from './step-rules';

/** Descriptions of the current state per part, for a viewer who may write that part. */
const CURRENT_TEXTS: { readonly [Part in keyof SeatContents]: (value: SeatContents[Part]) => string } = {
  email: (email) => (email === '' ? 'it is free' : `it is assigned to ${email}`),
  managers: (managers) =>
    managers.length === 0 ? 'nobody manages it' : `${managers.join(', ')} ${plural(managers)} it`,
  note: (note) => (note === '' ? 'it has no note' : `its note is “${note}”`),
};

/** Message for a step whose expected state has changed, with the current state. */
export function conflictText(now: SeatContents, from: SeatState): string {
  const stands = SEAT_PARTS.flatMap((part) =>
    from[part] === undefined || isInState(now, { [part]: from[part] }) ? [] : [currentText(now, part)],
  );
  return stands.length === 0 ? message.seatChanged : message.seatStands(stands.join(', and '));
}

/** Message for a step that was refused in part, with the parts already written. */
export function partlyTakenText(why: string, written: SeatState): string {
  const done = SEAT_PARTS.flatMap((part) =>
    written[part] === undefined ? [] : [currentText(written, part)],
  );
  return message.seatPartlyChanged(why, done.join(', and '));
}

function currentText<Part extends keyof SeatContents>(now: SeatState, part: Part): string {
  const value = now[part];
  return value === undefined ? '' : CURRENT_TEXTS[part](value);
}

function plural(managers: readonly string[]): string {
  return managers.length === 1 ? 'manages' : 'manage';
}
