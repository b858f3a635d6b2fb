import { parseNote } from '#domain/licenses/people/note';
import { noteAccess } from '#domain/licenses/people/seat-access';
import { message } from '#domain/messages/catalogue';
import type { MutationResolvers } from '../../resolvers.generated';
import { userError } from '../common/user-error';
import { changeSeats, refused } from './change-seats';

export const editNotes: MutationResolvers['editNotes'] = (_parent, { input }, context) => {
  const parsed = parseNote(input.note);
  if (!parsed.ok) return refused(userError('INVALID_INPUT', parsed.message, { field: 'note' }));
  const { note } = parsed;
  const { user } = context.vendor;
  return changeSeats(context, {
    seatIds: input.seatIds,
    rule: noteAccess,
    stranger: message.notesNotAllowed,
    send: ({ seats, ...sender }) => {
      const [seat = '', ...others] = seats;
      return others.length === 0
        ? user.singleEditNote({ ...sender, seat, note })
        : user.multiEditNote({ ...sender, seats, note });
    },
  });
};
