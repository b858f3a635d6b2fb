import { type SeatStep, withoutManagers } from '#domain/licenses/plan/seat-state';
import { message } from '#domain/messages/catalogue';
import { resolveMessage, type ServerTexts } from '#domain/messages/resolve-message';
import type { VendorClient } from '../../../vendor/client';
import type { Sender } from '../change-seats';

type UserCalls = VendorClient['user'];
type Outcome = ServerTexts & { readonly success: boolean };

/**
 * By the calls that every vendor has, which have the last word whatever was there. Of a step that one of them refuses
 * nothing else is written. @returns a message a step
 */
export async function takeByPlainCalls(
  user: UserCalls,
  sender: Omit<Sender, 'seats'>,
  steps: readonly SeatStep[],
): Promise<string[]> {
  const messages = new Map<string, string>();
  const tell = (seats: readonly string[], answer: Outcome) => {
    if (answer.success) return;
    for (const seatId of seats) messages.set(seatId, resolveMessage(answer, message.lastResort));
  };
  const left = () => steps.filter(({ seatId }) => !messages.has(seatId));
  await assign();
  for (const [emails, seats] of equalLists(
    left(),
    ({ from, to }) => to.managers && withoutManagers(to.managers, from.managers ?? []),
  ))
    tell(seats, await user.addManager({ ...sender, seats, emails }));
  for (const [emails, seats] of equalLists(
    left(),
    ({ from, to }) => to.managers && withoutManagers(from.managers ?? [], to.managers),
  ))
    tell(seats, await user.removeManager({ ...sender, seats, emails }));
  for (const [[note = ''], seats] of equalLists(left(), ({ to }) =>
    to.note === undefined ? undefined : [to.note],
  ))
    tell(seats, await writeNote(seats, note));
  return steps.map(({ seatId }) => messages.get(seatId) ?? '');

  function writeNote(seats: string[], note: string): Promise<Outcome> {
    const [seat = '', ...others] = seats;
    return others.length === 0
      ? user.singleEditNote({ ...sender, seat, note })
      : user.multiEditNote({ ...sender, seats, note });
  }

  async function assign() {
    const given = steps.flatMap(({ seatId, to: { email } }) =>
      email === undefined ? [] : [{ seatId, email }],
    );
    if (given.length === 0) return;
    const [first, ...others] = given;
    if (first && others.length === 0) {
      const seat = { seat: first.seatId, emailDomain: first.email };
      return tell([first.seatId], await user.singleSeatAssignment({ ...sender, ...seat }));
    }
    const seats = given.map(({ seatId }) => seatId);
    const emails = given.map(({ email }) => email);
    const answer = await user.multiAssignSeat({
      ...sender,
      seats,
      emails,
      isManager: given.map(() => false),
    });
    const ofRows = seats.filter((_seat, index) => (answer.messages[index] ?? '') !== '');
    if (ofRows.length === 0) tell(seats, answer);
    for (const [index, seatId] of seats.entries()) {
      const text = answer.messages[index] ?? '';
      if (text !== '') messages.set(seatId, text);
    }
  }
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
