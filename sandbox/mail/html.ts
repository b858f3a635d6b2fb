export class Html {
  constructor(readonly markup: string) {}
}

type Hole = string | number | Html | readonly Html[] | null;

export function html(strings: TemplateStringsArray, ...holes: readonly Hole[]): Html {
  return new Html(strings.reduce((markup, text, index) => markup + fill(holes[index - 1] ?? null) + text));
}

function fill(hole: Hole): string {
  if (hole === null) return '';
  if (hole instanceof Html) return hole.markup;
  if (typeof hole === 'object') return hole.map((part) => part.markup).join('');
  return escapeHtml(String(hole));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
