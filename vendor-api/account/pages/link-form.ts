import { type FieldKind, type FormView, field, form } from './form';
import { type Html, html } from './html';
import { SCRIPT_PATH } from './page-assets';

const CODE: FieldKind = {
  id: 'code',
  label: 'Code from the mail',
  attributes: html`type="text" autocomplete="off" autocapitalize="none" spellcheck="false"`,
  hint: 'The part of the link behind the # sign.',
};

const CODE_REQUIRED = 'Please enter the code from the mail.';

export interface LinkFormView extends Omit<FormView, 'lead'> {
  /** The token, once it is known here; until then the page takes it from its own address, or asks for it. */
  readonly code: string | null;
}

/** A form behind a mailed link. Opening it changes nothing; only sending it does. */
export function linkForm({ code, ...view }: LinkFormView): Html {
  return form({ ...view, lead: codeRow(code) });
}

// The script stands right behind the field, so that nobody sees it come and go.
function codeRow(code: string | null): Html {
  const script = html`<script src="${SCRIPT_PATH}"></script>\n`;
  if (code) return html`<input type="hidden" name="code" value="${code}">\n${script}`;
  const error = code === null ? null : CODE_REQUIRED;
  return html`<div id="code-row">${field({ kind: CODE, error })}</div>\n${script}`;
}

/** The token that was sent, also out of a whole link that somebody pasted. */
export function tokenOf(code: string): string {
  return code.trim().replace(/^.*#/s, '').slice(0, 200);
}
