import { formatDate } from '#domain/calendar/format-date';
import { displayPerson, letter, type Person } from '../mail/letter';
import type { NewMail } from '../mail/outbox';

export type UsableWhen =
  | { readonly is: 'now' }
  | { readonly is: 'later'; readonly from: string }
  | { readonly is: 'over'; readonly since: string };

interface Assignment {
  readonly to: string;
  readonly product: string;
  readonly by: Person;
  readonly portal: string;
  readonly when: UsableWhen;
}

/** SEAT-20. */
export function assignmentMail({ to, product, by, portal, when }: Assignment): NewMail {
  return letter({
    kind: 'assignment',
    to,
    subject: subjectOf(product, when),
    parts: [
      `${displayPerson(by)} has assigned you a seat of ${product}.`,
      howToUse(to, when),
      `Your licences: ${portal}/manage`,
    ],
  });
}

function subjectOf(product: string, when: UsableWhen): string {
  switch (when.is) {
    case 'now':
      return `You can now use ${product}`;
    case 'later':
      return `You can use ${product} from ${formatDate(when.from)}`;
    case 'over':
      return `A seat of ${product} is assigned to you`;
  }
}

function howToUse(to: string, when: UsableWhen): string {
  switch (when.is) {
    case 'now':
      return `Sign in to the application with ${to} to use it.`;
    case 'later':
      return `It begins on ${formatDate(when.from)}. From then on, sign in to the application with ${to} to use it.`;
    case 'over':
      return `Its subscription ended on ${formatDate(when.since)}: it cannot be used until it is renewed.`;
  }
}
