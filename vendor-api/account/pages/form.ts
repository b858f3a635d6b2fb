import { MIN_PASSWORD_LENGTH } from '#domain/account/credentials';
import { type Html, html } from '../../html';
import { SCRIPT_PATH } from './page-assets';

export interface FieldKind<Name extends string = string> {
  readonly id: Name;
  readonly label: string;
  readonly attributes: Html;
  readonly hint?: string;
  readonly isOptional?: boolean;
  /** Secret values are never sent back to the browser. */
  readonly isSecret?: boolean;
}

export interface Field {
  readonly kind: FieldKind;
  readonly value?: string;
  readonly error?: string | null;
  readonly isAtFault?: boolean;
}

interface FormView {
  readonly action: string;
  readonly failure?: string | null;
  readonly fields: readonly Field[];
  readonly lead?: Html;
  readonly submit: string;
}

/**
 * Focuses the first invalid field, else the first empty one. The browser validates nothing. The script comes
 * right after the lead, so that the code field does not flash before it is hidden.
 */
export function form({ action, failure = null, fields, lead, submit }: FormView): Html {
  const first = fields.find(({ error }) => isSet(error)) ?? fields.find(({ value }) => !value) ?? fields[0];
  return html`${
    failure === null
      ? ''
      : html`<p class="failure" role="alert" id="failure">${failure}</p>
`
  }<form method="post" action="${action}" novalidate>
${lead ?? ''}<script src="${SCRIPT_PATH}"></script>
${fields.map((one) => field(one, one === first))}<button type="submit">${submit}</button>
</form>`;
}

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
${texts.map((text) => html`<p class="${text.kind}" id="${text.id}">${text.text}</p>\n`)}<input id="${id}" name="${id}" enterkeyhint="go" ${attributes}${isOptional ? '' : html` required`} value="${value}"${invalid}${described}${isFirst ? html` autofocus` : ''}>
`;
}

function isSet(text: string | null | undefined): text is string {
  return text !== null && text !== undefined;
}

// No field has a `maxlength`: it would silently cut what is pasted.

export const EMAIL: FieldKind<'email'> = {
  id: 'email',
  label: 'Email',
  // Password managers look for `username`, which belongs on a text field.
  attributes: html`type="text" autocomplete="username" inputmode="email" autocapitalize="none" spellcheck="false"`,
};

export const PASSWORD: FieldKind<'password'> = {
  id: 'password',
  isSecret: true,
  label: 'Password',
  attributes: html`type="password" autocomplete="current-password"`,
};

export const NEW_PASSWORD: FieldKind<'password'> = {
  id: 'password',
  isSecret: true,
  label: 'New password',
  attributes: html`type="password" autocomplete="new-password"`,
  hint: `At least ${MIN_PASSWORD_LENGTH} characters.`,
};

export const CONFIRMATION: FieldKind<'confirmation'> = {
  id: 'confirmation',
  isSecret: true,
  label: 'Confirm password',
  attributes: html`type="password" autocomplete="new-password"`,
};

export const NAME: FieldKind<'name'> = {
  id: 'name',
  label: 'Name (optional)',
  isOptional: true,
  attributes: html`type="text" autocomplete="name"`,
};

const CODE: FieldKind = {
  id: 'code',
  label: 'Code from the mail',
  attributes: html`type="text" autocomplete="off" autocapitalize="none" spellcheck="false"`,
  hint: 'The part of the link behind the # sign.',
};

const CODE_REQUIRED = 'Please enter the code from the mail.';

interface LinkFormView extends Omit<FormView, 'lead'> {
  readonly code: string | null;
}

/** Opening the page changes nothing; only sending the form does. */
export function linkForm({ code, ...view }: LinkFormView): Html {
  return form({ ...view, lead: codeRow(code) });
}

function codeRow(code: string | null): Html {
  if (code) return html`<input type="hidden" name="code" value="${code}">\n`;
  const error = code === null ? null : CODE_REQUIRED;
  return html`<div id="code-row">${field({ kind: CODE, error })}</div>\n`;
}

/** Reads the token from a pasted code or a whole pasted link. */
export function tokenOf(code: string): string {
  return code.trim().replace(/^.*#/s, '').slice(0, 200);
}
