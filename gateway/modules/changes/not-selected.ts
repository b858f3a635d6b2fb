import { message } from '#domain/messages/catalogue';
import type { GatewayContext } from '../../context';
import { type Fault, fault } from '../common/user-error';
import { findLicenses } from '../licenses/find-licenses';

interface NotSelected {
  readonly seatIds: readonly string[];
  readonly field: string;
  /** Of licenses that the customer sees, but that no subscription has: the change is not for them. */
  readonly wrongKind: string;
}

/** Why seats are not among those that can be changed; what somebody else has is refused like what nobody has. */
export async function notSelected(
  context: GatewayContext,
  { seatIds, field, wrongKind }: NotSelected,
): Promise<Fault> {
  const where = { field, seatIds: [...seatIds] };
  const others = await findLicenses(context, seatIds);
  return others.length === seatIds.length
    ? fault('NOT_ELIGIBLE', wrongKind, where)
    : fault('NOT_FOUND', message.notOwner, where);
}
