import { formatDate } from '#domain/calendar/format-date';
import { message } from '#domain/messages/catalogue';
import { formatUsd } from '#domain/money/format-usd';
import { escapeHtml } from '../mail/escape-html';
import type { NewMail } from '../mail/outbox';

/** What was to be charged, and to which card. */
export interface FailedCharge {
  readonly totalCents: number;
  readonly cardType: string;
  readonly lastFour: string;
}

interface FailedRenewal {
  readonly to: string;
  /** The day of the charge. */
  readonly today: string;
  /** The group's last covered day. */
  readonly periodEnd: string;
  /** What the provider said, in words for the customer. */
  readonly reason: string;
  /** What the group holds: `2 × Axure RP Pro`. */
  readonly content: string;
  /** Null where no card was asked. */
  readonly charge: FailedCharge | null;
  /** The page that makes the payment good. */
  readonly retryUrl: string;
}

/** Tells the owner, and nobody else, that a renewal could not be charged, and leads to where that is made good. */
export function failureMail(failed: FailedRenewal): NewMail {
  const { to, today, periodEnd, reason, content, charge, retryUrl } = failed;
  const lines = [
    `${message.automaticPaymentFailed(formatDate(today))}.`,
    ...(charge === null ? [] : [chargeText(charge)]),
    reason,
    `The subscription of ${content} was paid up to ${formatDate(periodEnd)} and has not been extended. Nothing was charged.`,
  ];
  const advice = 'Retry the payment, with this card or another one:';
  return {
    kind: 'renewal-failed',
    to,
    subject: 'Automatic payment failed',
    text: [...lines, `${advice} ${retryUrl}`, ''].join('\n\n'),
    html: [
      ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
      `<p>${advice} <a href="${escapeHtml(retryUrl)}">${escapeHtml(retryUrl)}</a></p>`,
    ].join('\n'),
  };
}

function chargeText({ totalCents, cardType, lastFour }: FailedCharge): string {
  return `${formatUsd(totalCents)} could not be charged to ${cardType} ending in ${lastFour}.`;
}
