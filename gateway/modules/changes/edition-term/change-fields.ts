import { toDecimalString } from '#domain/money/cents';
import type { FormFields } from '../../../vendor/form';
import { sentCoupons } from '../../orders/order-fields';
import type { ChangeQuote } from './quote-change';
import type { ChangeTarget } from './requested-change';

/** The fields of an order of a change: what is changed and not what is left out, and what was shown (REST-26, REST-27). */
export function changeFields(target: ChangeTarget, quote: ChangeQuote): FormFields {
  const { groups, total } = quote.priced;
  return {
    ...selectionFields(quote),
    ...targetFields(target, quote),
    userTotalPrice: toDecimalString(total),
    appliedCoupons: groups.flatMap(({ lines }) => lines.flatMap(sentCoupons)),
  };
}

// A cloud group is changed as a whole, and named instead of seats.
function selectionFields({ priced: { groups } }: ChangeQuote): FormFields {
  const subscriptionGroups = groups.map(({ group }) => group.id);
  const cloud = groups.find(({ group }) => group.kind !== 'rp');
  if (cloud) return { isCloud: true, subscriptionId: cloud.group.id, subscriptionGroups };
  const seatIds = groups.flatMap(({ units }) => units.flatMap(({ unit }) => unit.seatId ?? []));
  return { seatIds, subscriptionGroups };
}

function targetFields(target: ChangeTarget, { priced: { groups } }: ChangeQuote): FormFields {
  switch (target.kind) {
    case 'EDITION':
      // Parallel to the groups (EDIT-19, D-143).
      return { newEdition: target.licenseType, terms: groups.map(({ group }) => String(group.term)) };
    case 'TERM':
      return { newTerm: target.term };
  }
}
