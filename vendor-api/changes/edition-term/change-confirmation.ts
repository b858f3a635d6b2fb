import { formatDate } from '#domain/calendar/format-date';
import type { ChangeKind } from '#domain/changes/edition-term/change-plan';
import { groupBy } from '#domain/group-by';
import { displayName } from '#domain/licenses/display-name';
import { termName } from '#domain/terms/term-code';
import { nextBillingDate } from '#domain/terms/term-period';
import { timesText } from '#domain/text/counts';
import type { CardLabel } from '../../billing/buyer';
import type { NewMail } from '../../mail/outbox';
import type { WaitingChange } from '../../orders/sales/confirmation';
import type { OrderPart } from '../../orders/sales/order-lines';
import { confirmationMail, orderFacts } from '../../orders/sales/order-mail';
import type { Row } from '../../orders/sales/sale-mail';
import type { ChangedGroup, ChangeSnapshot } from './requested-change';

type Unit = ChangedGroup['units'][number];

const SUBJECTS: Record<ChangeKind, string> = {
  EDITION: 'Your change of edition',
  TERM: 'Your change of billing term',
};
const TEXTS: Record<ChangeKind, typeof termText> = { EDITION: editionText, TERM: termText };

interface Changed {
  readonly card: CardLabel | null;
  /** Owner's names of the groups, by group id. */
  readonly names: ReadonlyMap<string, string | null>;
  readonly home: readonly Row[];
}

/** CONF-12. */
export function changeMail(
  orderNumber: string,
  order: ChangeSnapshot,
  { card, names, home }: Changed,
): NewMail {
  return confirmationMail(order, {
    subject: `${SUBJECTS[order.requested.kind]}, order ${orderNumber}`,
    opening: 'Thank you for your order.',
    facts: orderFacts(orderNumber, order, card, [...changeFacts(order, names), ...home]),
  });
}

function changeFacts({ requested, groups }: ChangeSnapshot, names: Changed['names']): Row[] {
  return groups.flatMap((group) => {
    const name = names.get(group.subscriptionId);
    return changesOf(requested.kind, group).map(
      ([when, what]): Row => [when, `${what}${name ? ` in “${name}”` : ''}`],
    );
  });
}

/** The changes of one group in one line, immediate and later. */
export function changeText(kind: ChangeKind, group: ChangedGroup): string {
  return changesOf(kind, group)
    .map(([when, what]) => `${when}: ${what}`)
    .join('; ');
}

function changesOf(kind: ChangeKind, group: ChangedGroup): Row[] {
  const alike = groupBy(group.units, ({ effect, from, endsOn }) => `${effect} ${from} ${endsOn}`);
  return [...alike.values()].map((units): Row => {
    const unit = { ...units[0], quantity: sumOf(units) };
    return [whenText(unit, group), TEXTS[kind](unit, group)];
  });
}

function whenText({ effect, endsOn }: Unit, { periodEnd, expireDate }: ChangedGroup): string {
  switch (effect) {
    case 'NOW':
      return endsOn === null
        ? `Changed, next billed ${formatDate(nextBillingDate(expireDate))}`
        : `Changed, expires ${formatDate(endsOn)}`;
    case 'TERM_END':
      return `Changes on ${formatDate(periodEnd)}`;
    case 'REVERT':
      return 'Stays';
  }
}

function editionText({ effect, from, licenseType, quantity }: Unit): string {
  const old = timesText(displayName(from), quantity);
  return effect === 'REVERT' ? old : `${old} to ${displayName(licenseType)}`;
}

function termText({ effect, from, termCode, quantity }: Unit, group: ChangedGroup): string {
  const old = `${timesText(displayName(from), quantity)}, ${termName(group.termCode)}`;
  return effect === 'REVERT' ? old : `${old} to ${termName(termCode)}`;
}

/** The parts of a paid change that take effect later or are undone, for which nothing is sold. */
export function waitingChanges({
  requested,
  groups,
}: Pick<ChangeSnapshot, 'requested' | 'groups'>): WaitingChange[] {
  const rows = groups.flatMap((group) => {
    const units = group.units.filter(({ effect }) => effect !== 'NOW');
    return changesOf(requested.kind, { ...group, units });
  });
  const byDay = groupBy(rows, ([when]) => when);
  return [...byDay].map(([when, same]) => ({ when, what: same.map(([, what]) => what).join('; ') }));
}

export function partsOfChange({ groups }: Pick<ChangeSnapshot, 'groups'>): OrderPart[] {
  const changed = groups.flatMap(({ units, expireDate, isPurchaseOrder }) =>
    units
      .filter(({ effect }) => effect === 'NOW')
      .map(({ termCode, licenseType, quantity, endsOn }) => ({
        part: { termCode, expireDate: endsOn ?? expireDate, isPurchaseOrder, endsThen: endsOn !== null },
        productName: displayName(licenseType),
        quantity,
      })),
  );
  const parts = groupBy(changed, ({ part }) => JSON.stringify(part));
  return [...parts.values()].map((units) => {
    const products = groupBy(units, ({ productName }) => productName);
    return {
      ...units[0].part,
      products: [...products].map(([productName, same]) => ({ productName, quantity: sumOf(same) })),
    };
  });
}

function sumOf(units: readonly { readonly quantity: number }[]): number {
  return units.reduce((sum, { quantity }) => sum + quantity, 0);
}
