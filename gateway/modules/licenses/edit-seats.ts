import { checkManagers } from '#domain/licenses/people/managers';
import { parseNote } from '#domain/licenses/people/note';
import { managersAccess, noteAccess } from '#domain/licenses/people/seat-access';
import { type SeatStep, withManagers, withoutManagers } from '#domain/licenses/plan/seat-state';
import { message } from '#domain/messages/catalogue';
import { resolveMessage } from '#domain/messages/resolve-message';
import type { GatewayContext } from '../../context';
import type { SomeResolvers } from '../../graphql/some-resolvers';
import type { ChangeManagersInput, SeenNoteInput, UserErrorCode } from '../../resolvers.generated';
import { requireProfile } from '../account/require-profile';
import { userError } from '../common/user-error';
import { changeSeats, invalid, refusalsOf, refused, rowsById, type SeatsChange } from './change-seats';
import { findLicense, findSeat, requireFewSeats } from './find-licenses';
import { applySteps } from './plans/apply-steps';
import { writeNote } from './plans/plain-calls';

export const editSeatsResolvers = {
  Mutation: {
    addManagers: (_parent, { input }, context) => changeManagers(context, input, 'addManager'),

    removeManagers: (_parent, { input }, context) => changeManagers(context, input, 'removeManager'),

    editNotes: (_parent, { input }, context) => {
      const parsed = parseNote(input.note);
      if (!parsed.ok) return invalid(parsed.message, 'note');
      const { note } = parsed;
      if (input.seen) return editSeenNotes(context, input.seatIds, note, input.seen);
      return changeSeats(context, {
        seatIds: input.seatIds,
        ...NOTES,
        becomes: () => ({ note }),
        send: (sender) => writeNote(context.vendor.user, sender, note),
      });
    },

    sendOfflineKey: async (_parent, { input }, context) => {
      const { seatId } = input;
      const found = await findSeat(context, seatId);
      if (!found)
        return (await findLicense(context, seatId))
          ? noKey(seatId, 'NOT_ALLOWED', message.offlineKeyElsewhere)
          : noKey(seatId, 'NOT_FOUND', message.offlineKeyNotAllowed);
      const { allowed, code, message: why } = found.seat.offlineKeyEligibility;
      if (!allowed) return noKey(seatId, code ?? 'NOT_ALLOWED', why ?? message.offlineKeyNotAllowed);
      const answer = await context.vendor.user.sendOfflineKey(seatId);
      if (!answer.success) return noKey(seatId, 'VENDOR_REFUSED', resolveMessage(answer, message.lastResort));
      return { success: true, userErrors: [], key: answer.key };
    },
  },
} satisfies SomeResolvers;

/** Replaces only notes that are still as they were seen. */
async function editSeenNotes(
  context: GatewayContext,
  named: readonly string[],
  note: string,
  seen: readonly SeenNoteInput[],
): Promise<SeatsChange> {
  const seatIds = [...new Set(named)];
  requireFewSeats(seatIds);
  if (seatIds.length === 0) return invalid(message.seatsRequired, 'seatIds');
  const rows = await rowsById(context, seatIds);
  const refusals = refusalsOf(rows, seatIds, NOTES, 'seatIds');
  if (refusals.length > 0) return refused(...refusals);
  const seenOf = new Map(seen.flatMap((each) => each.seatIds.map((id) => [id, each.note] as const)));
  const steps = seatIds.flatMap((seatId): SeatStep | [] => {
    const now = rows.get(seatId)?.contents.note;
    return now === note ? [] : { seatId, from: { note: seenOf.get(seatId) ?? now ?? '' }, to: { note } };
  });
  return { ...(await applySteps(context, rows, steps)), seatIds };
}

const NOTES = { rule: noteAccess, stranger: message.notesNotAllowed };

const CHANGED = { addManager: withManagers, removeManager: withoutManagers };

async function changeManagers(
  context: GatewayContext,
  { seatIds, emails: typed }: ChangeManagersInput,
  call: 'addManager' | 'removeManager',
): Promise<SeatsChange> {
  const { email } = await requireProfile(context);
  const checked = checkManagers(typed, email);
  if (!checked.ok) return invalid(checked.message, 'emails');
  const { emails } = checked;
  return changeSeats(context, {
    seatIds,
    rule: managersAccess,
    stranger: message.managersNotAllowed,
    addressField: 'emails',
    becomes: ({ managers }) => ({ managers: CHANGED[call](managers, emails) }),
    send: (sender) => context.vendor.user[call]({ ...sender, emails }),
  });
}

function noKey(seatId: string, code: UserErrorCode, text: string) {
  const where = { field: 'seatId', seatIds: [seatId] };
  return { success: false, userErrors: [userError(code, text, where)], key: null };
}
