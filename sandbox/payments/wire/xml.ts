export type XmlValue = string | number | boolean | null | undefined | Date | XmlList | XmlObject;
export interface XmlObject {
  readonly [name: string]: XmlValue;
}

/** Repeated elements; `array` is a bare list, `collection` a page with other elements beside it. */
class XmlList {
  constructor(
    readonly item: string,
    readonly values: readonly XmlValue[],
    readonly type: 'array' | 'collection',
    readonly beside: XmlObject,
  ) {}
}

export const xmlArray = (item: string, values: readonly XmlValue[]): XmlValue =>
  new XmlList(item, values, 'array', {});
export const xmlCollection = (item: string, values: readonly XmlValue[], beside: XmlObject): XmlValue =>
  new XmlList(item, values, 'collection', beside);

export const xmlDocument = (root: string, value: XmlValue): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element(root, value)}\n`;

function element(name: string, value: XmlValue): string {
  const tag = name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
  if (value === undefined) return '';
  if (value === null) return `<${tag} nil="true"/>`;
  if (typeof value === 'boolean') return `<${tag} type="boolean">${value}</${tag}>`;
  if (typeof value === 'number') return `<${tag} type="integer">${value}</${tag}>`;
  if (value instanceof Date) return `<${tag} type="datetime">${instant(value)}</${tag}>`;
  if (value instanceof XmlList) {
    const items = value.values.map((item) => element(value.item, item)).join('');
    return `<${tag} type="${value.type}">${children(value.beside)}${items}</${tag}>`;
  }
  if (typeof value === 'object') return `<${tag}>${children(value)}</${tag}>`;
  return `<${tag}>${escapeText(value)}</${tag}>`;
}

const children = (object: XmlObject): string =>
  Object.entries(object)
    .map(([name, value]) => element(name, value))
    .join('');

const instant = (date: Date): string => date.toISOString().replace(/\.\d+Z$/, 'Z');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // A parser turns a bare carriage return into a line feed.
  '\r': '&#13;',
  '\t': '\t',
  '\n': '\n',
};

/** Replaces characters that XML 1.0 cannot carry (controls, lone surrogates) by U+FFFD. */
const escapeText = (text: string): string =>
  text.replace(/[&<>"'\p{Cc}\p{Cs}\ufffe\uffff]/gu, (character) => ENTITIES[character] ?? '\ufffd');
