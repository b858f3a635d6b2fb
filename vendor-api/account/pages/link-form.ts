import { type Html, html } from '../../html';
import { type FieldKind, type FormView, field, form } from './form';
import { SCRIPT_PATH } from './page-assets';

const CODE: FieldKind = {
  id: 'code',
  label: 'Code from the mail',
  attributes: html`type="text" autocomplete="off" autocapitalize="none" spellcheck="false"`,
  hint: 'The part of the link behind the # sign.',
};

const CODE_REQUIRED = 'Please enter the code from the mail.';

export interface LinkFormView extends Omit<FormView, 'lead'> {
  readonly code: string | null;
}

/** Opening the page changes nothing; only sending the form does. */
export function linkForm({ code, ...view }: LinkFormView): Html {
  return form({ ...view, lead: codeRow(code) });
}

// Right behind the field, so that the field does not flash before it is hidden.
function codeRow(code: string | null): Html {
  const script = html`<script src="${SCRIPT_PATH}"></script>\n`;
  if (code) return html`<input type="hidden" name="code" value="${code}">\n${script}`;
  const error = code === null ? null : CODE_REQUIRED;
  return html`<div id="code-row">${field({ kind: CODE, error })}</div>\n${script}`;
}

/** The token, also out of a whole link that somebody pasted. */
export function tokenOf(code: string): string {
  return code.trim().replace(/^.*#/s, '').slice(0, 200);
}
