import { mailableName } from '#domain/text/mailable-name';
import { escapeHtml } from '../html';
import { MAIL_HEAD } from './mail-head';
import type { NewMail } from './outbox';

type Part = string | { readonly label: string; readonly href: string };

export function letter(envelope: Pick<NewMail, 'kind' | 'to' | 'subject'>, ...parts: Part[]): NewMail {
  return {
    ...envelope,
    text: `${parts.map((part) => (typeof part === 'string' ? part : `${part.label}:\n${part.href}`)).join('\n\n')}\n`,
    html: [
      `${MAIL_HEAD}<body style="${PAGE}">`,
      ...parts.map((part) => `<p>${typeof part === 'string' ? escapeHtml(part) : button(part)}</p>`),
      '</body></html>',
    ].join('\n'),
  };
}

// Keys and long names have no blank to break at.
const PAGE =
  'font:15px/1.5 sans-serif;color:#18181b;background:#ffffff;max-width:36rem;overflow-wrap:anywhere';
const BUTTON =
  'display:inline-block;padding:10px 18px;border-radius:8px;background:#5b46e5;color:#ffffff;font-weight:600;text-decoration:none';

// The address is also shown as text, so that readers can see where the link leads.
function button({ label, href }: { label: string; href: string }): string {
  const address = escapeHtml(href);
  return `<a href="${address}" style="${BUTTON}">${escapeHtml(label)}</a></p>\n<p style="font-size:13px;color:#52525b;word-break:break-all">${address}`;
}

export interface Person {
  readonly name: string;
  readonly email: string;
}

export function displayPerson({ name, email }: Person): string {
  const shown = mailableName(name);
  return shown === null ? email : `${shown} (${email})`;
}

/** The owner's name for a group in quotation marks; null without one that may be mailed to others. */
export function quotedName(name: string | null): string | null {
  const shown = name === null ? null : mailableName(name);
  return shown === null ? null : `“${shown}”`;
}
