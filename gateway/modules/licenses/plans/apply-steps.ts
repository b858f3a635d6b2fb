import { groupBy } from '#domain/group-by';
import { conflictText, partlyTakenText } from '#domain/licenses/plan/conflict-text';
import { isInState, partsOf, type SeatState, type SeatStep } from '#domain/licenses/plan/seat-state';
import { message } from '#domain/messages/catalogue';
import { resolveMessage, type ServerTexts } from '#domain/messages/resolve-message';
import type { GatewayContext } from '../../../context';
import type { UserError } from '../../../resolvers.generated';
import { requireProfile } from '../../account/require-profile';
import { userError, vendorRefusal } from '../../common/user-error';
import { type Rows, rowsById, type SeatsChange } from '../change-seats';
import { CallSequence } from './call-sequence';
import { applyByPlainCalls } from './plain-calls';
import { eachSeat, PART_SIZE } from './seat-plan';

export function matchesFrom(rows: Rows, { seatId, from }: SeatStep): boolean {
  const contents = rows.get(seatId)?.contents;
  return contents !== undefined && isInState(contents, from);
}

/** Takes the steps whose seats are in their `from` state; reports the current state of all others as conflicts. */
export async function applySteps(
  context: GatewayContext,
  rows: Rows,
  steps: readonly SeatStep[],
  fieldOf: (seatId: string) => string = () => 'steps',
): Promise<SeatsChange> {
  const taken = steps.filter((step) => matchesFrom(rows, step));
  const { texts, partly } = await send(context, taken);
  const refused = taken.filter(({ seatId }) => isRefusal(texts.get(seatId)));
  const overtaken = taken.filter(({ seatId }) => texts.get(seatId) === message.seatChanged);
  // The conflicting change came after the rows were read, so they are loaded again.
  const now = overtaken.length === 0 ? rows : await rowsById(context, idsOf(steps));
  const wasAsBefore = new Set(taken);
  const left = [...steps.filter((step) => !wasAsBefore.has(step)), ...overtaken];
  const userErrors = [
    ...conflicts(now, left),
    ...refused.map(({ seatId }) => {
      const { code, text, field } = vendorRefusal(texts.get(seatId) ?? '', fieldOf(seatId));
      const done = partly.find((step) => step.seatId === seatId);
      const told = done ? partlyTakenText(text, done.to) : text;
      return userError(code, told, { field, seatIds: [seatId] });
    }),
  ];
  const stopped = new Set([...idsOf(left), ...idsOf(refused)]);
  return {
    success: userErrors.length === 0,
    userErrors,
    seatIds: idsOf(steps),
    steps: [...steps.filter(({ seatId }) => !stopped.has(seatId)), ...partly],
    wasSent: taken.length > 0 || left.length === 0,
  };
}

const isRefusal = (text: string | undefined) => text !== undefined && text !== message.seatChanged;

const idsOf = (steps: readonly SeatStep[]) => steps.map(({ seatId }) => seatId);

interface Sent {
  /** Refusals by seat. */
  readonly texts: ReadonlyMap<string, string>;
  /** Parts of refused steps that were written before. */
  readonly partly: readonly SeatStep[];
}

async function send(context: GatewayContext, taken: readonly SeatStep[]): Promise<Sent> {
  const texts = new Map<string, string>();
  const partly: SeatStep[] = [];
  const sendPart = await startSending(context);
  for (const told of partsOf(taken, PART_SIZE)) {
    const part = eachSeat(told);
    const answer = await sendPart(part);
    for (const [index, step] of part.entries()) {
      const text = answer.messages[index] ?? '';
      if (text === '') continue;
      texts.set(step.seatId, text);
      const written = answer.written?.get(step.seatId);
      if (written) partly.push({ ...step, from: partsBefore(step, written), to: written });
    }
  }
  return { texts, partly };
}

interface SentPart {
  /** One message per step; empty or absent when accepted. */
  readonly messages: readonly string[];
  readonly written?: ReadonlyMap<string, SeatState>;
}

async function startSending(context: GatewayContext) {
  const { email: userEmail, userId } = await requireProfile(context);
  const sender = { userEmail, userId };
  const { user } = context.vendor;
  const calls = new CallSequence();
  return async (part: readonly SeatStep[]): Promise<SentPart> => {
    const steps = part.map(({ seatId, from, to }) => ({ seat: seatId, from, to }));
    const messages = part.map(() => message.seatUnanswered);
    const unanswered: ServerTexts & SentPart & { success: boolean } = { success: false, messages };
    const answer = await calls.call(() => user.changeSeats({ ...sender, steps }), unanswered);
    if (answer === null) return applyByPlainCalls(user, sender, part, calls);
    const hasFailed = !answer.success && answer.messages.every((text) => text === '');
    return hasFailed ? { messages: part.map(() => resolveMessage(answer, message.lastResort)) } : answer;
  };
}

function partsBefore({ from }: SeatStep, written: SeatState): SeatState {
  return {
    ...(written.email !== undefined && from.email !== undefined && { email: from.email }),
    ...(written.managers && from.managers && { managers: from.managers }),
    ...(written.note !== undefined && from.note !== undefined && { note: from.note }),
  };
}

/** Returns one conflict per message, with its seats. */
function conflicts(now: Rows, left: readonly SeatStep[]): UserError[] {
  const byText = groupBy(left, ({ seatId, from }) => {
    const contents = now.get(seatId)?.contents;
    return contents ? conflictText(contents, from) : message.seatChanged;
  });
  return [...byText].map(([text, same]) => userError('CONFLICT', text, { seatIds: idsOf(same) }));
}
