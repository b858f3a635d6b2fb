import { and, eq, isNull } from 'drizzle-orm';
import { formatDate } from '#domain/calendar/format-date';
import type { FailedPayment } from '#domain/changes/retry/if-unpaid';
import { message } from '#domain/messages/catalogue';
import { formatUsd } from '#domain/money/format-usd';
import { noteActivity } from '../activity/note-activity';
import type { CardLabel } from '../billing/buyer';
import type { Database } from '../db/database';
import { subscriptions } from '../db/schema/licenses';
import type { VendorDeps } from '../deps';
import { renewingContent } from '../licenses/group-content';
import { ownerEmail } from '../licenses/renewal-buyer';
import { letter } from '../mail/letter';
import { enqueueMail, type NewMail } from '../mail/outbox';

export interface RenewalFailure {
  readonly subscriptionId: string;
  readonly periodEnd: string;
  readonly today: string;
  readonly reason: string;
  readonly dueCents: number;
  /** Null without a card on file, when no charge was tried. */
  readonly card: CardLabel | null;
}

/** Marks a group as past due (STAT-04) and mails its owner, once per period. */
export async function markRenewalFailed(
  { clock, settings }: Pick<VendorDeps, 'clock' | 'settings'>,
  tx: Database,
  { subscriptionId, ...failure }: RenewalFailure,
): Promise<void> {
  const [failed] = await tx
    .update(subscriptions)
    .set({
      firstFailedPaymentAttempt: 1,
      firstFailedPaymentDate: failure.today,
      failedPayment: failedPayment(failure),
    })
    .where(
      and(
        eq(subscriptions.id, subscriptionId),
        eq(subscriptions.expireDate, failure.periodEnd),
        eq(subscriptions.canceled, false),
        isNull(subscriptions.firstFailedPaymentAttempt),
      ),
    )
    .returning();
  if (!failed) return;
  const noted = { kind: 'paymentFailed', ownerId: failed.ownerId, subscriptionId } as const;
  await noteActivity(tx, clock.now(), null, { ...noted, contents: failure.reason });
  const retryUrl = `${settings.PORTAL_URL[0] ?? ''}/buy/retry-payment/${encodeURIComponent(subscriptionId)}`;
  const mail = failureMail({
    ...failure,
    to: await ownerEmail(tx, failed.ownerId),
    called: failed.givenName === null ? '' : `“${failed.givenName}” `,
    content: await renewingContent(tx, failed),
    retryUrl: failed.kind === 'rp' ? retryUrl : `${retryUrl}?isCloud=true`,
  });
  await enqueueMail(tx, clock.now(), mail);
}

function failedPayment({
  today: date,
  reason,
  dueCents,
  card,
}: Omit<RenewalFailure, 'subscriptionId'>): FailedPayment {
  return { date, reason, total: card === null ? null : dueCents, card };
}

interface FailedRenewal extends Omit<RenewalFailure, 'subscriptionId'> {
  readonly to: string;
  readonly content: string;
  /** Owner's name for the group in quotation marks, followed by a space; empty without one. */
  readonly called: string;
  readonly retryUrl: string;
}

function failureMail(failed: FailedRenewal): NewMail {
  const { to, today, periodEnd, reason, called, content, card, retryUrl } = failed;
  const parts = [
    `${message.automaticPaymentFailed(formatDate(today))}.`,
    dueText(failed),
    reason,
    `The subscription ${called}of ${content} was paid up to ${formatDate(periodEnd)} and has not been extended.`,
    {
      label: card === null ? 'Pay with a card' : 'Retry the payment, with this card or another one',
      href: retryUrl,
    },
  ];
  return letter({ kind: 'renewal-failed', to, subject: 'Automatic payment failed' }, ...parts);
}

function dueText({ dueCents, card }: FailedRenewal): string {
  const due = formatUsd(dueCents);
  if (card === null) return `${due} is due. Nothing was charged.`;
  return `${due} could not be charged to ${card.cardType} ending in ${card.lastFour}.`;
}
