import type { NewMail } from '../mail/outbox';

/** Who does something to a seat, as the mail about it names them. */
export function giverName({ name, email }: { readonly name: string; readonly email: string }): string {
  return name === '' ? email : `${name} (${email})`;
}

/** The body of a mail about a seat, paragraph by paragraph. */
export function paragraphs(lines: readonly string[]): Pick<NewMail, 'text' | 'html'> {
  return {
    text: lines.join('\n\n'),
    html: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n'),
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
