import { formatDate } from '#domain/calendar/format-date';
import { message } from '#domain/messages/catalogue';
import { formatUsd } from '#domain/money/format-usd';
import { escapeHtml } from '../mail/escape-html';
import type { NewMail } from '../mail/outbox';

export interface FailedCharge {
  readonly totalCents: number;
  readonly cardType: string;
  readonly lastFour: string;
}

interface FailedRenewal {
  readonly to: string;
  readonly today: string;
  readonly periodEnd: string;
  /** In words for the customer. */
  readonly reason: string;
  /** For example `2 × Axure RP Pro`. */
  readonly content: string;
  /** Null if no card was charged. */
  readonly charge: FailedCharge | null;
  readonly retryUrl: string;
}

/** For the owner alone. */
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
