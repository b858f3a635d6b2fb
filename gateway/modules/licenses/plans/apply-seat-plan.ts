import { isInState, type SeatStep, withoutManagers } from '#domain/licenses/plan/seat-state';
import { SEAT_PARTS, STEP_RULES } from '#domain/licenses/plan/step-rules';
import { message } from '#domain/messages/catalogue';
import { resolveMessage, type ServerTexts } from '#domain/messages/resolve-message';
import type { GatewayContext } from '../../../context';
import type { SomeResolvers } from '../../../graphql/some-resolvers';
import type { UserError } from '../../../resolvers.generated';
import type { VendorClient } from '../../../vendor/client';
import { requireProfile } from '../../account/require-profile';
import { userError, vendorRefusal } from '../../common/user-error';
import { refusalsOf, refused, rowsById, type SeatsChange, type Sender } from '../change-seats';
import type { LicenseRow } from '../license-row';
import { eachSeat, MOST_SEATS_OF_A_PART, planIdOf, toSteps } from './seat-plan';

export const applySeatPlanResolvers = {
  Mutation: {
    applySeatPlan: async (_parent, { input }, context) => {
      const viewer = await requireProfile(context);
      const told = toSteps(input.steps);
      const steps = eachSeat(told);
      const seatIds = steps.map(({ seatId }) => seatId);
      const wrong = (text: string, field: string) => refused(userError('INVALID_INPUT', text, { field }));
      if (steps.length === 0) return wrong(message.seatsRequired, 'steps');
      if (steps.length > MOST_SEATS_OF_A_PART) return wrong(message.assignTooMany, 'steps');
      if (new Set(seatIds).size < seatIds.length) return wrong(message.seatsTwice, 'steps');
      if (planIdOf(told, viewer) !== input.planId) return wrong(message.planStale, 'planId');
      const rows = await rowsById(context, seatIds);
      const refusals = SEAT_PARTS.flatMap((part) => {
        const concerned = steps.filter(({ to }) => to[part] !== undefined).map(({ seatId }) => seatId);
        const { access, stranger } = STEP_RULES[part];
        return refusalsOf(rows, concerned, { rule: access, stranger });
      });
      if (refusals.length > 0) return refused(...refusals);
      const changed = steps.filter((step) => !isAsBefore(rows, step)).map(({ seatId }) => seatId);
      const isWhole = !input.leaveChanged;
      if (changed.length > 0 && isWhole)
        return refused(userError('CONFLICT', message.planStale, { seatIds: changed }));
      const left = new Set(changed);
      const taken = steps.filter(({ seatId }) => !left.has(seatId));
      const conflicts = changed.length > 0 ? [conflict(changed)] : [];
      return taken.length === 0 ? refused(...conflicts) : take(context, taken, conflicts);
    },
  },
} satisfies SomeResolvers;

function isAsBefore(rows: ReadonlyMap<string, LicenseRow>, { seatId, from }: SeatStep): boolean {
  const contents = rows.get(seatId)?.contents;
  return contents !== undefined && isInState(contents, from);
}

async function take(
  context: GatewayContext,
  steps: readonly SeatStep[],
  conflicts: readonly UserError[],
): Promise<SeatsChange> {
  const { email: userEmail, userId } = await requireProfile(context);
  const { user } = context.vendor;
  const answer = await user.changeSeats({
    userEmail,
    userId,
    steps: steps.map(({ seatId, from, to }) => ({ seat: seatId, from, to })),
  });
  const messages =
    answer === null ? await takeByPlainCalls(user, { userEmail, userId }, steps) : answer.messages;
  const ofRows = steps.flatMap(({ seatId }, index) => {
    const text = messages[index] ?? '';
    if (text === '') return [];
    if (text === message.seatChanged) return [conflict([seatId])];
    const { code, field } = vendorRefusal(text, 'steps');
    return [userError(code, text, { field, seatIds: [seatId] })];
  });
  const hasFailed = answer !== null && !answer.success && ofRows.length === 0;
  const seatIds = steps.map(({ seatId }) => seatId);
  const ofAll = hasFailed ? [userError('VENDOR_REFUSED', message.lastResort, { seatIds })] : [];
  const userErrors = [...conflicts, ...ofRows, ...ofAll];
  const stopped = new Set(userErrors.flatMap((each) => each.seatIds));
  return {
    success: userErrors.length === 0,
    userErrors,
    seatIds,
    steps: steps.filter(({ seatId }) => !stopped.has(seatId)),
    wasSent: true,
  };
}

function conflict(seatIds: string[]): UserError {
  return userError('CONFLICT', message.seatChanged, { seatIds });
}

type UserCalls = VendorClient['user'];
type Outcome = ServerTexts & { readonly success: boolean };

/** By the calls that every vendor has, which have the last word whatever was there. @returns a message a step */
async function takeByPlainCalls(
  user: UserCalls,
  sender: Omit<Sender, 'seats'>,
  steps: readonly SeatStep[],
): Promise<string[]> {
  const messages = new Map<string, string>();
  const tell = (seats: readonly string[], answer: Outcome) => {
    if (answer.success) return;
    for (const seatId of seats) messages.set(seatId, resolveMessage(answer, message.lastResort));
  };
  await assign();
  for (const [emails, seats] of equal(
    ({ from, to }) => to.managers && withoutManagers(to.managers, from.managers ?? []),
  ))
    tell(seats, await user.addManager({ ...sender, seats, emails }));
  for (const [emails, seats] of equal(
    ({ from, to }) => to.managers && withoutManagers(from.managers ?? [], to.managers),
  ))
    tell(seats, await user.removeManager({ ...sender, seats, emails }));
  for (const [[note = ''], seats] of equal(({ to }) => (to.note === undefined ? undefined : [to.note])))
    tell(seats, await user.multiEditNote({ ...sender, seats, note }));
  return steps.map(({ seatId }) => messages.get(seatId) ?? '');

  async function assign() {
    const given = steps.flatMap(({ seatId, to: { email } }) =>
      email === undefined ? [] : [{ seatId, email }],
    );
    if (given.length === 0) return;
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

  /** The seats of equal lists; those without a list, or with an empty one, are not meant. */
  function equal(listOf: (step: SeatStep) => readonly string[] | undefined): [string[], string[]][] {
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
}
