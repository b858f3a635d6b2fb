import { checkManagers } from '#domain/licenses/people/manager-list';
import { managersAccess } from '#domain/licenses/people/seat-access';
import { message } from '#domain/messages/catalogue';
import type { GatewayContext } from '../../context';
import type { ChangeManagersInput, MutationResolvers } from '../../resolvers.generated';
import { requireProfile } from '../account/require-profile';
import { userError } from '../common/user-error';
import { changeSeats, refused } from './change-seats';
import type { SeatsChange } from './seats-change';

export const addManagers: MutationResolvers['addManagers'] = (_parent, { input }, context) =>
  changeManagers(context, input, 'addManager');

export const removeManagers: MutationResolvers['removeManagers'] = (_parent, { input }, context) =>
  changeManagers(context, input, 'removeManager');

async function changeManagers(
  context: GatewayContext,
  { seatIds, emails: typed }: ChangeManagersInput,
  call: 'addManager' | 'removeManager',
): Promise<SeatsChange> {
  const { email } = await requireProfile(context);
  const checked = checkManagers(typed, email);
  if (!checked.ok) return refused(userError('INVALID_INPUT', checked.message, { field: 'emails' }));
  const { emails } = checked;
  return changeSeats(context, {
    seatIds,
    rule: managersAccess,
    stranger: message.managersNotAllowed,
    addressField: 'emails',
    send: (sender) => context.vendor.user[call]({ ...sender, emails }),
  });
}
