import type { NewMail } from '../mail/outbox';

interface Assignment {
  readonly to: string;
  readonly product: string;
  /** Who assigned the seat. */
  readonly by: { readonly name: string; readonly email: string };
  readonly portal: string;
}

/** Tells somebody that a seat is his now (SEAT-20). */
export function assignmentMail({ to, product, by, portal }: Assignment): NewMail {
  const giver = by.name === '' ? by.email : `${by.name} (${by.email})`;
  const lines = [
    `${giver} has assigned you a seat of ${product}.`,
    `Sign in to the application with ${to} to use it.`,
    `Your licences: ${portal}/manage`,
  ];
  return {
    kind: 'assignment',
    to,
    subject: `You can now use ${product}`,
    text: lines.join('\n\n'),
    html: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n'),
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
