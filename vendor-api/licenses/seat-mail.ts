import type { NewMail } from '../mail/outbox';

export function giverName({ name, email }: { readonly name: string; readonly email: string }): string {
  return name === '' ? email : `${name} (${email})`;
}

export function paragraphs(lines: readonly string[]): Pick<NewMail, 'text' | 'html'> {
  return {
    text: lines.join('\n\n'),
    html: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n'),
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
