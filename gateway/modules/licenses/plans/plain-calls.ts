import { groupBy } from '#domain/group-by';
import {
  type SeatState,
  type SeatStep,
  withManagers,
  withoutManagers,
} from '#domain/licenses/plan/seat-state';
import { message } from '#domain/messages/catalogue';
import { resolveMessage, type ServerTexts } from '#domain/messages/resolve-message';
import type { VendorClient } from '../../../vendor/client';
import type { Sender } from '../change-seats';
import type { CallSequence } from './call-sequence';

type UserCalls = VendorClient['user'];
type Outcome = ServerTexts & { readonly success: boolean };

interface PlainlyTaken {
  /** One message per step; empty when accepted. */
  readonly messages: string[];
  /** Written parts per seat, also of seats that a later call refused. */
  readonly written: ReadonlyMap<string, SeatState>;
}

/** Uses the calls of every vendor, which overwrite any state. After a refusal, no more of the step is written. */
export async function applyByPlainCalls(
  user: UserCalls,
  sender: Omit<Sender, 'seats'>,
  steps: readonly SeatStep[],
  calls: CallSequence,
): Promise<PlainlyTaken> {
  const { left, note, taken } = startNotes(steps);
  const given = steps.filter(({ to }) => to.email !== undefined);
  if (given.length > 0) {
    const outcomes = await calls.call(
      () => assign(user, sender, given),
      given.map(() => UNANSWERED),
    );
    for (const [index, outcome] of outcomes.entries())
      note(given.slice(index, index + 1), outcome, ({ to: { email = '' } }) => ({ email }));
  }
  const call = async (
    concerned: readonly SeatStep[],
    send: (seatIds: string[]) => Promise<Outcome>,
    partOf: PartOf,
  ) => {
    const seatIds = concerned.map(({ seatId }) => seatId);
    note(concerned, await calls.call(() => send(seatIds), UNANSWERED), partOf);
  };
  for (const [emails, seats] of equalLists(
    left(),
    ({ from, to }) => to.managers && withoutManagers(to.managers, from.managers ?? []),
  ))
    await call(
      seats,
      (seatIds) => user.addManager({ ...sender, seats: seatIds, emails }),
      ({ from }) => ({
        managers: withManagers(from.managers ?? [], emails),
      }),
    );
  for (const [emails, seats] of equalLists(
    left(),
    ({ from, to }) => to.managers && withoutManagers(from.managers ?? [], to.managers),
  ))
    await call(
      seats,
      (seatIds) => user.removeManager({ ...sender, seats: seatIds, emails }),
      ({ to }) => ({
        managers: to.managers ?? [],
      }),
    );
  for (const [[text = ''], seats] of equalLists(left(), ({ to }) =>
    to.note === undefined ? undefined : [to.note],
  ))
    await call(
      seats,
      (seatIds) => writeNote(user, { ...sender, seats: seatIds }, text),
      () => ({ note: text }),
    );
  return taken();
}

type PartOf = (step: SeatStep) => SeatState;

function startNotes(steps: readonly SeatStep[]) {
  const messages = new Map<string, string>();
  const written = new Map<string, SeatState>();
  return {
    note(concerned: readonly SeatStep[], answer: Outcome, partOf: PartOf) {
      for (const step of concerned) {
        const { seatId } = step;
        if (answer.success) written.set(seatId, { ...written.get(seatId), ...partOf(step) });
        else messages.set(seatId, resolveMessage(answer, message.lastResort));
      }
    },
    left: () => steps.filter(({ seatId }) => !messages.has(seatId)),
    taken: () => ({ messages: steps.map(({ seatId }) => messages.get(seatId) ?? ''), written }),
  };
}

const UNANSWERED: Outcome = { success: false, message: message.seatUnanswered };

async function assign(
  user: UserCalls,
  sender: Omit<Sender, 'seats'>,
  steps: readonly SeatStep[],
): Promise<Outcome[]> {
  const seats = steps.map(({ seatId }) => seatId);
  const emails = steps.map(({ to: { email = '' } }) => email);
  const [seat = '', ...others] = seats;
  const [emailDomain = ''] = emails;
  if (others.length === 0) return [await user.singleSeatAssignment({ ...sender, seat, emailDomain })];
  const isManager = steps.map(() => false);
  return outcomesOf(await user.multiAssignSeat({ ...sender, seats, emails, isManager }), seats.length);
}

export function writeNote(user: UserCalls, { seats, ...sender }: Sender, note: string): Promise<Outcome> {
  const [seat = '', ...others] = seats;
  return others.length === 0
    ? user.singleEditNote({ ...sender, seat, note })
    : user.multiEditNote({ ...sender, seats, note });
}

/** Returns an outcome per seat; without any message of a seat, the common one. */
function outcomesOf(answer: Outcome & { readonly messages: readonly string[] }, count: number): Outcome[] {
  const texts = Array.from({ length: count }, (_, index) => answer.messages[index] ?? '');
  const whole = texts.every((text) => text === '') ? answer : { success: true };
  return texts.map((text) => (text === '' ? whole : { success: false, message: text }));
}

/** Groups steps by equal lists; leaves out steps with a missing or empty list. */
function equalLists(
  steps: readonly SeatStep[],
  listOf: (step: SeatStep) => readonly string[] | undefined,
): [string[], SeatStep[]][] {
  const listed = steps.map((step) => ({ step, list: [...(listOf(step) ?? [])] }));
  const alike = groupBy(
    listed.filter(({ list }) => list.length > 0),
    ({ list }) => JSON.stringify(list),
  );
  return [...alike.values()].map((same) => [same[0].list, same.map(({ step }) => step)]);
}
