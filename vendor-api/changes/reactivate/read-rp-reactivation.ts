import {
  reactivatedItems,
  reactivatedLicenses,
  reactivatedSeats,
} from '#domain/changes/reactivate/reactivated-seats';
import { message } from '#domain/messages/catalogue';
import { joinedGroup } from '#domain/store/joined-group';
import { parseTermCode } from '#domain/terms/term-code';
import type { Database } from '../../db/database';
import type { GroupRow } from '../../licenses/hold-groups';
import { renewingSeats } from '../../licenses/renewing-seats';
import { invalidInput, nothingSelected, priceChanged } from '../../orders/refusals';
import { reactivationImpossible } from './find-ended';
import type { ReactivationForm } from './reactivation-form';
import type { Reactivated, ReactivationReading } from './requested-reactivation';

/** REAC-10. */
export function readRpReactivation(form: ReactivationForm): ReactivationReading {
  const [groupId, ...others] = form.subscriptionGroups;
  if (groupId === undefined || form.seatIds.length === 0) return { ok: false, refusal: nothingSelected };
  if (others.length > 0) return { ok: false, refusal: invalidInput(message.oneGroupOnly) };
  const requested = {
    groupId,
    term: parseTermCode(form.newTerm),
    coTermId: joinedGroup(form.cotermGroup),
    isCloud: false,
    adjustments: [],
    contentsOf: (db: Database, group: GroupRow) => seatsOf(db, group, form.seatIds),
  };
  return { ok: true, requested };
}

async function seatsOf(db: Database, group: GroupRow, sent: readonly string[]): Promise<Reactivated> {
  const seats = group.kind === 'rp' ? await renewingSeats(db, group.id) : [];
  const back = reactivatedSeats(group, seats);
  const licenses = reactivatedLicenses(back);
  if (licenses === null) return { ok: false, refusal: reactivationImpossible(false) };
  // The seats have to be those that were shown.
  if (!isSameSet(new Set(sent), back)) return { ok: false, refusal: priceChanged };
  return { ok: true, items: reactivatedItems(licenses), contents: { kind: 'rp' }, licenses };
}

function isSameSet(sent: ReadonlySet<string>, seats: readonly { readonly seatId: string }[]): boolean {
  return sent.size === seats.length && seats.every(({ seatId }) => sent.has(seatId));
}
