import {
  checkUpgradeSeats,
  type PricedUpgrade,
  priceUpgrade,
  upgradeBasis,
} from '#domain/changes/upgrade/upgrade';
import { isOwnedOrManaged } from '#domain/licenses/perpetual/perpetual-access';
import { message } from '#domain/messages/catalogue';
import type { GatewayContext } from '../../../context';
import type { PerpetualLicense } from '../../../resolvers.generated';
import { requireProfile } from '../../account/require-profile';
import { refusalError, userError } from '../../common/user-error';
import { toPerpetualLicense } from '../../licenses/perpetual/to-license';
import { previewIdOf } from '../../orders/order-fingerprint';
import type { Quoted } from '../../orders/order-kind';

export interface UpgradeQuote {
  readonly previewId: string;
  readonly priced: PricedUpgrade;
  readonly licenses: ReadonlyMap<string, PerpetualLicense>;
}

export async function quoteUpgrade(
  context: GatewayContext,
  seatIds: readonly string[],
): Promise<Quoted<UpgradeQuote>> {
  const refusal = refusalError(checkUpgradeSeats(seatIds));
  if (refusal) return { ok: false, error: refusal };
  const [{ perpetual }, viewer] = await Promise.all([context.loads.licenses(), requireProfile(context)]);
  // Whoever only uses a licence sees it and may not upgrade it.
  const own = perpetual.filter((license) => isOwnedOrManaged(license, viewer));
  const upgradable = new Map(own.map((license) => [license.seatId, license]));
  const foreign = seatIds.filter((id) => !upgradable.has(id));
  if (foreign.length > 0) return refuse('NOT_FOUND', message.upgradeNotAllowed, foreign);
  const asked = seatIds.flatMap((id) => upgradable.get(id) ?? []);
  const priced = priceUpgrade(asked);
  if (priced.seats.length === 0) return refuse('NOT_ALLOWED', message.upgradeImpossible, seatIds);
  const previewId = previewIdOf(upgradeBasis(viewer.userId, priced));
  const licenses = new Map(asked.map((record) => [record.seatId, toPerpetualLicense(record, viewer)]));
  return { ok: true, quote: { previewId, priced, licenses } };
}

function refuse(
  code: 'NOT_FOUND' | 'NOT_ALLOWED',
  text: string,
  seatIds: readonly string[],
): Quoted<UpgradeQuote> {
  return { ok: false, error: userError(code, text, { field: 'seatIds', seatIds: [...seatIds] }) };
}
