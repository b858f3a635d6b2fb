import type { RequestedUpgrade } from '#domain/changes/upgrade/upgrade-frame-url';

/** Reads `upgradeCode`, `seats` and `newEdition`, the latter two also by their other names (BUY-05, BUY-17). */
export function readUpgrade(query: URLSearchParams): RequestedUpgrade {
  const list = query.get('seats') ?? query.get('perpSeats') ?? '';
  const seats = list.split(',').map((id) => id.trim());
  return {
    upgradeCode: query.get('upgradeCode') || null,
    seats: seats.filter((id) => id !== ''),
    newEdition: query.get('newEdition') || query.get('newPerpEdition') || null,
  };
}
