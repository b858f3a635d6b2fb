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

type UserCalls = VendorClient['user'];
type Outcome = ServerTexts & { readonly success: boolean };

interface PlainlyTaken {
  /** One a step, empty for yes. */
  readonly messages: string[];
  /** What was written of each seat, also of those that a later call refused. */
  readonly written: ReadonlyMap<string, SeatState>;
}

/**
 * By the calls that every vendor has, which have the last word whatever was there. Of a step that one of them refuses
 * nothing else is written.
 */
export async function takeByPlainCalls(
  user: UserCalls,
  sender: Omit<Sender, 'seats'>,
  steps: readonly SeatStep[],
): Promise<PlainlyTaken> {
  const messages = new Map<string, string>();
  const written = new Map<string, SeatState>();
  const stepOf = new Map(steps.map((step) => [step.seatId, step]));
  const tell = (seats: readonly string[], answer: Outcome, part: (step: SeatStep) => SeatState) => {
    for (const seatId of seats) {
      const step = stepOf.get(seatId);
      if (!answer.success) messages.set(seatId, resolveMessage(answer, message.lastResort));
      else if (step) written.set(seatId, { ...written.get(seatId), ...part(step) });
    }
  };
  const left = () => steps.filter(({ seatId }) => !messages.has(seatId));
  await assign();
  for (const [emails, seats] of equalLists(
    left(),
    ({ from, to }) => to.managers && withoutManagers(to.managers, from.managers ?? []),
  ))
    tell(seats, await user.addManager({ ...sender, seats, emails }), ({ from }) => ({
      managers: withManagers(from.managers ?? [], emails),
    }));
  for (const [emails, seats] of equalLists(
    left(),
    ({ from, to }) => to.managers && withoutManagers(from.managers ?? [], to.managers),
  ))
    tell(seats, await user.removeManager({ ...sender, seats, emails }), ({ to: { managers = [] } }) => ({
      managers,
    }));
  for (const [[note = ''], seats] of equalLists(left(), ({ to }) =>
    to.note === undefined ? undefined : [to.note],
  ))
    tell(seats, await writeNote(user, { ...sender, seats }, note), () => ({ note }));
  return { messages: steps.map(({ seatId }) => messages.get(seatId) ?? ''), written };

  async function assign() {
    const given = steps.flatMap(({ seatId, to: { email } }) =>
      email === undefined ? [] : [{ seatId, email }],
    );
    if (given.length === 0) return;
    const [first, ...others] = given;
    if (first && others.length === 0) {
      const seat = { seat: first.seatId, emailDomain: first.email };
      return tell([first.seatId], await user.singleSeatAssignment({ ...sender, ...seat }), assignee);
    }
    const seats = given.map(({ seatId }) => seatId);
    const emails = given.map(({ email }) => email);
    const answer = await user.multiAssignSeat({
      ...sender,
      seats,
      emails,
      isManager: given.map(() => false),
    });
    for (const [index, outcome] of outcomesOf(answer, seats.length).entries())
      tell(seats.slice(index, index + 1), outcome, assignee);
  }
}

function writeNote(user: UserCalls, { seats, ...sender }: Sender, note: string): Promise<Outcome> {
  const [seat = '', ...others] = seats;
  return others.length === 0
    ? user.singleEditNote({ ...sender, seat, note })
    : user.multiEditNote({ ...sender, seats, note });
}

/** Of each seat; where none is refused by itself, that of the whole. */
function outcomesOf(answer: Outcome & { readonly messages: readonly string[] }, count: number): Outcome[] {
  const texts = Array.from({ length: count }, (_, index) => answer.messages[index] ?? '');
  const whole = texts.every((text) => text === '') ? answer : { success: true };
  return texts.map((text) => (text === '' ? whole : { success: false, message: text }));
}

function assignee({ to: { email = '' } }: SeatStep): SeatState {
  return { email };
}

/** The seats of equal lists; those without a list, or with an empty one, are not meant. */
function equalLists(
  steps: readonly SeatStep[],
  listOf: (step: SeatStep) => readonly string[] | undefined,
): [string[], string[]][] {
  const groups = new Map<string, [string[], string[]]>();
  for (const step of steps) {
    const list = listOf(step);
    if (list === undefined || list.length === 0) continue;
    const key = JSON.stringify(list);
    const group = groups.get(key) ?? [[...list], []];
    group[1].push(step.seatId);
    groups.set(key, group);
  }
  return [...groups.values()];
}
