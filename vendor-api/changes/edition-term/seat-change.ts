import type { z } from 'zod';
import type { Database } from '../../db/database';
import { givenNames, lockGroup } from '../../licenses/group-rows';
import { homeFacts } from '../../licenses/home-facts';
import {
  NO_CLAIMS,
  noEffect,
  type OrderDeps,
  orderEndpoint,
  orderKind,
  type TouchedGroup,
} from '../../orders/order-kind';
import { priceChanged } from '../../orders/refusals';
import { subscriptionConfirmation } from '../../orders/sales/confirmation';
import { changeMail, changeText, partsOfChange, waitingChanges } from './change-confirmation';
import { changeGroup } from './change-group';
import { checkChange, quoteChange } from './check-change';
import {
  type ChangeForm,
  type ChangeSnapshot,
  changeSnapshot,
  editionChangeForm,
  termChangeForm,
} from './requested-change';
import type { Selected } from './select-units';

/** REST-27. */
export const editionOrder = seatChange('edition', 'confirmChangeEdition', editionChangeForm);
/** REST-26. */
export const termOrder = seatChange('term', 'confirmChangeTerm', termChangeForm);

function seatChange<Name extends ChangeSnapshot['kind']>(
  kind: Name,
  action: string,
  form: z.ZodType<ChangeForm>,
) {
  return orderKind({
    kind,
    endpoints: [orderEndpoint({ action, form, check: checkChange })],
    snapshot: changeSnapshot,
    priceChanged,
    claims: ({ groups }) => ({ ...NO_CLAIMS, groups: groups.map(({ subscriptionId }) => subscriptionId) }),
    async stillHolds(deps, userId, snapshot) {
      const { buyer, requested, today, basis } = snapshot;
      // Only owned seats can change, so the customer's address need not be confirmed.
      const user = { id: userId, email: buyer.email, emailProven: false };
      const quoted = await quoteChange(deps, { user, requested, selected: selectedOf(snapshot), today });
      return quoted.ok && quoted.basis === basis ? null : priceChanged;
    },
    // A change at the end of the term is paid with the renewal, so nothing is sold now.
    async record(deps, tx, { snapshot, user, card }) {
      const changedIds = await changeGroups(deps, tx, user.id, snapshot);
      const touched = touchedGroups(snapshot, changedIds);
      if (snapshot.payment.source === 'none') return { sale: null, touched, mails: () => [] };
      const { subscriptionId } = firstPaid(snapshot);
      const group = await lockGroup(tx, changedIds.get(subscriptionId) ?? subscriptionId);
      const parts = partsOfChange(snapshot);
      const [part] = parts;
      if (!part) throw new Error('the change contains no units');
      const { expireDate, isPurchaseOrder, endsThen } = part;
      const waiting = waitingChanges(snapshot);
      const confirmed = { ...snapshot, group, expireDate, isPurchaseOrder, endsThen, parts, waiting };
      return {
        sale: {
          termCode: snapshot.termCode,
          subscriptionId: group.id,
          confirmation: subscriptionConfirmation(confirmed, snapshot.requested.kind),
          seatIds: paidSeats(snapshot),
        },
        touched,
        async mails(orderNumber) {
          const ids = snapshot.groups.map((changed) => changed.subscriptionId);
          const names = await givenNames(tx, ids);
          const home = await homeFacts(tx, group);
          return [changeMail(orderNumber, snapshot, { card, names, home })];
        },
      };
    },
    declined: noEffect,
  });
}

function selectedOf({ isCloud, groups }: ChangeSnapshot): Selected {
  const [group] = groups;
  if (isCloud && group) return { subscriptionId: group.subscriptionId };
  return { seatIds: groups.flatMap(({ units }) => units.flatMap(({ seatId }) => seatId ?? [])) };
}

// In the order of ids, to avoid deadlocks.
async function changeGroups(
  deps: OrderDeps,
  tx: Database,
  userId: string,
  { requested, today, groups }: ChangeSnapshot,
): Promise<Map<string, string>> {
  const changedIds = new Map<string, string>();
  for (const group of groups.toSorted((a, b) => (a.subscriptionId < b.subscriptionId ? -1 : 1))) {
    const change = { kind: requested.kind, today, userId, group };
    changedIds.set(group.subscriptionId, await changeGroup(deps, tx, change));
  }
  return changedIds;
}

function touchedGroups(
  { requested, groups }: ChangeSnapshot,
  changedIds: ReadonlyMap<string, string>,
): TouchedGroup[] {
  return groups.map((group) => ({
    subscriptionId: changedIds.get(group.subscriptionId) ?? group.subscriptionId,
    seatIds: group.units.flatMap(({ seatId }) => seatId ?? []),
    contents: changeText(requested.kind, group),
  }));
}

function firstPaid({ groups }: ChangeSnapshot): ChangeSnapshot['groups'][number] {
  const first = groups.find(({ units }) => units.some(({ effect }) => effect === 'NOW')) ?? groups[0];
  if (!first) throw new Error('the change contains no units');
  return first;
}

function paidSeats({ groups }: ChangeSnapshot): string[] {
  const units = groups.flatMap((group) => group.units);
  return units.flatMap(({ effect, seatId }) => (effect === 'NOW' && seatId !== null ? seatId : []));
}
