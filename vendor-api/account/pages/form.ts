import { type Html, html } from './html';

/** What does not change about a field. */
export interface FieldKind {
  readonly id: string;
  readonly label: string;
  /** Type, autocompletion and whatever else the element has. */
  readonly attributes: Html;
  readonly hint?: string;
  readonly isOptional?: boolean;
}

export interface Field {
  readonly kind: FieldKind;
  readonly value?: string;
  /** What is wrong with what was typed. */
  readonly error?: string | null;
  /** Whether the failure of the whole form is about this field, too. */
  readonly isAtFault?: boolean;
}

export interface FormView {
  /** Where the form is sent: this page's own address, with the way back in it. */
  readonly action: string;
  /** Why the last try failed as a whole. */
  readonly failure?: string | null;
  readonly fields: readonly Field[];
  /** What goes in front of the fields. */
  readonly lead?: Html;
  readonly submit: string;
}

/**
 * A form whose errors stand at their fields and are read out with them. The keyboard starts at the first field at fault,
 * else at the first empty one. Browsers check nothing themselves, so that everybody gets the same words.
 */
export function form({ action, failure = null, fields, lead, submit }: FormView): Html {
  const first = fields.find(({ error }) => isSet(error)) ?? fields.find(({ value }) => !value) ?? fields[0];
  return html`${
    failure === null
      ? ''
      : html`<p class="failure" role="alert" id="failure">${failure}</p>
`
  }<form method="post" action="${action}" novalidate>
${lead ?? ''}${fields.map((one) => field(one, one === first))}<button type="submit">${submit}</button>
</form>`;
}

/** One labelled field with its hint and its error. */
export function field({ kind, value = '', error, isAtFault = false }: Field, isFirst = false): Html {
  const { id, label, attributes, hint, isOptional = false } = kind;
  const texts = [
    ...(hint === undefined ? [] : [{ id: `${id}-hint`, kind: 'hint', text: hint }]),
    ...(isSet(error) ? [{ id: `${id}-error`, kind: 'error', text: error }] : []),
  ];
  const describedBy = [...texts.map((text) => text.id), ...(isAtFault ? ['failure'] : [])].join(' ');
  const invalid = isSet(error) || isAtFault ? html` aria-invalid="true"` : '';
  const described = describedBy === '' ? '' : html` aria-describedby="${describedBy}"`;
  return html`<label for="${id}">${label}</label>
${texts.map((text) => html`<p class="${text.kind}" id="${text.id}">${text.text}</p>\n`)}<input id="${id}" name="${id}" ${attributes}${isOptional ? '' : html` required`} value="${value}"${invalid}${described}${isFirst ? html` autofocus` : ''}>
`;
}

function isSet(text: string | null | undefined): text is string {
  return text !== null && text !== undefined;
}
