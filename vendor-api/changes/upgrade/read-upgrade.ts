import { message } from '#domain/messages/catalogue';
import { checkUpgradeSeats } from '#domain/store/upgrade';
import type { Refusal } from '../../orders/order-answer';
import { invalidInput } from '../../orders/refusals';
import type { UpgradeForm } from './upgrade-form';

type Reading =
  | { readonly ok: true; readonly seatIds: readonly string[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** Which licences an order upgrades; each of them, and none else, to Team (PERP-05, PERP-07). */
export function readUpgrade({ seatIdsToUpgrade, SeatIdsToFutureLic }: UpgradeForm): Reading {
  const refused = checkUpgradeSeats(seatIdsToUpgrade);
  if (refused) return { ok: false, refusal: { code: refused.code, text: refused.message } };
  const wanted = new Set(seatIdsToUpgrade.map((id) => `${id},team`));
  const sent = SeatIdsToFutureLic.map((pair) => pair.replace(/\s*,\s*team$/i, ',team'));
  const isEach = sent.length === wanted.size && new Set(sent).size === wanted.size;
  if (!isEach || !sent.every((pair) => wanted.has(pair)))
    return { ok: false, refusal: invalidInput(message.upgradeTarget) };
  return { ok: true, seatIds: seatIdsToUpgrade };
}
