import { message } from '#domain/messages/catalogue';
import type { GatewayContext } from '../../context';
import { type Fault, fault } from '../common/user-error';
import { findLicenses } from '../licenses/find-licenses';

interface NotSelected {
  readonly seatIds: readonly string[];
  readonly field: string;
  /** Message for licenses outside subscriptions, which cannot have this change. */
  readonly wrongKind: string;
}

/** Returns why seats cannot be changed; seats of other customers are refused like unknown ones. */
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
