import type { NewMail } from '../mail/outbox';
import { giverName, paragraphs } from './seat-mail';

interface Assignment {
  readonly to: string;
  readonly product: string;
  /** Who assigned the seat. */
  readonly by: { readonly name: string; readonly email: string };
  readonly portal: string;
}

/** Tells somebody that a seat is his now (SEAT-20). */
export function assignmentMail({ to, product, by, portal }: Assignment): NewMail {
  return {
    kind: 'assignment',
    to,
    subject: `You can now use ${product}`,
    ...paragraphs([
      `${giverName(by)} has assigned you a seat of ${product}.`,
      `Sign in to the application with ${to} to use it.`,
      `Your licences: ${portal}/manage`,
    ]),
  };
}
