import { formatDate } from '#domain/calendar/format-date';
import { displayName } from '#domain/licenses/display-name';
import { termName } from '#domain/terms/term-name';
import { nextBillingDate } from '#domain/terms/term-period';
import type { NewMail } from '../../mail/outbox';
import { confirmationMail, orderFacts } from '../../orders/sales/order-mail';
import type { Row } from '../../orders/sales/sale-mail';
import type { ChangedGroup, ChangeSnapshot } from './change-snapshot';

type Card = { readonly cardType: string; readonly lastFour: string };
type Unit = ChangedGroup['units'][number];

type Change = ChangeSnapshot['requested']['change'];
const SUBJECTS: Record<Change, string> = {
  EDITION: 'Your change of edition',
  TERM: 'Your change of billing term',
};

/** CONF-12. */
export function changeMail(orderNumber: string, order: ChangeSnapshot, card: Card | null): NewMail {
  return confirmationMail(order, {
    subject: `${SUBJECTS[order.requested.change]}, order ${orderNumber}`,
    opening: 'Thank you for your order.',
    facts: orderFacts(orderNumber, order, card, changeFacts(order)),
  });
}

function changeFacts({ requested, groups }: ChangeSnapshot): Row[] {
  const text = TEXTS[requested.change];
  return groups.flatMap((group) => partsOf(group).map((part): Row => [when(part, group), text(part, group)]));
}

function partsOf({ units }: ChangedGroup): Unit[] {
  const parts = new Map<string, Unit>();
  for (const unit of units) {
    const key = `${unit.effect} ${unit.from}`;
    parts.set(key, { ...unit, quantity: (parts.get(key)?.quantity ?? 0) + unit.quantity });
  }
  return [...parts.values()];
}

function when({ effect }: Unit, { periodEnd, expireDate, isPurchaseOrder }: ChangedGroup): string {
  switch (effect) {
    case 'NOW':
      return isPurchaseOrder
        ? `Changed, expires ${formatDate(expireDate)}`
        : `Changed, next billed ${formatDate(nextBillingDate(expireDate))}`;
    case 'TERM_END':
      return `Changes on ${formatDate(periodEnd)}`;
    case 'REVERT':
      return 'Stays';
  }
}

function editionText({ effect, from, licenseType, quantity }: Unit): string {
  const old = `${displayName(from)} × ${quantity}`;
  return effect === 'REVERT' ? old : `${old} to ${displayName(licenseType)}`;
}

function termText({ effect, from, termCode, quantity }: Unit, group: ChangedGroup): string {
  const old = `${displayName(from)} × ${quantity}, ${termName(group.termCode)}`;
  return effect === 'REVERT' ? old : `${old} to ${termName(termCode)}`;
}

const TEXTS: Record<Change, typeof termText> = { EDITION: editionText, TERM: termText };
