import { formatDate } from '#domain/calendar/format-date';
import { message } from '#domain/messages/catalogue';
import { escapeHtml } from '../mail/escape-html';
import type { NewMail } from '../mail/outbox';

interface FailedRenewal {
  readonly to: string;
  /** The day of the charge. */
  readonly today: string;
  /** The group's last covered day. */
  readonly periodEnd: string;
  /** What the provider said, in words for the customer. */
  readonly reason: string;
  readonly portal: string;
}

/** Tells the owner, and nobody else, that a renewal could not be charged. */
export function failureMail({ to, today, periodEnd, reason, portal }: FailedRenewal): NewMail {
  const billing = `${portal}/billing`;
  const lines = [
    `${message.automaticPaymentFailed(formatDate(today))}.`,
    reason,
    `The subscription was paid up to ${formatDate(periodEnd)} and has not been extended. Nothing was charged.`,
  ];
  const advice = 'Please check the payment method:';
  return {
    kind: 'renewal-failed',
    to,
    subject: 'Automatic payment failed',
    text: [...lines, `${advice} ${billing}`, ''].join('\n\n'),
    html: [
      ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
      `<p>${advice} <a href="${escapeHtml(billing)}">${escapeHtml(billing)}</a></p>`,
    ].join('\n'),
  };
}
