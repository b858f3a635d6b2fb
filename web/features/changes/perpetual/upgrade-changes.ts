import type { PriceChange } from '../../../checkout/price/changes-dialog';
import { moneyText } from '../../../ui/money';
import type { Upgrade_PriceFragment } from './perpetual-upgrade.generated';

type Seat = Upgrade_PriceFragment['seats'][number];

export function upgradeChanges(before: Upgrade_PriceFragment, after: Upgrade_PriceFragment): PriceChange[] {
  const [old, now] = [bySeat(before), bySeat(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((seatId) => changeOf(seatId, old.get(seatId), now.get(seatId)))
    .filter((change) => change.before !== change.after || change.why !== null);
}

function changeOf(key: string, old: Seat | undefined, now: Seat | undefined): PriceChange {
  const isOther = old !== undefined && now !== undefined && old.product !== now.product;
  return {
    key,
    what: (old ?? now)?.product ?? '',
    why: now === undefined ? 'Cannot be upgraded any more' : isOther ? `Is ${now.product} now` : null,
    before: old ? moneyText(old.price) : null,
    after: now ? moneyText(now.price) : null,
  };
}

function bySeat({ seats }: Upgrade_PriceFragment): Map<string, Seat> {
  return new Map(seats.map((seat) => [seat.seatId, seat]));
}
