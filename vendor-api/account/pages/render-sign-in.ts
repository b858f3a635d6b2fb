import { EMAIL, PASSWORD } from './field-kinds';
import { type Field, form } from './form';
import { type Html, html } from './html';
import { pageFrame } from './page-frame';
import { CREATE_ACCOUNT, FORGOT_PASSWORD, SIGN_IN, withRedirect } from './page-paths';

export interface Demonstration {
  readonly page: string;
  readonly signIns: readonly {
    readonly email: string;
    readonly password: string;
    readonly shows: string;
  }[];
}

export interface SignInView {
  readonly redirect: URL;
  readonly email: string;
  readonly failure?: string;
  readonly missing?: { readonly email: string | null; readonly password: string | null };
  readonly demonstration: Demonstration | null;
}

export function renderSignIn(view: SignInView): string {
  const { redirect, failure = null, missing } = view;
  return pageFrame({
    title: 'Sign in',
    isError: failure !== null || missing !== undefined,
    body: html`<h1>Sign in</h1>
<p class="lead">Manage your licenses, billing and account.</p>
${form({ action: withRedirect(SIGN_IN, redirect), failure, fields: fieldsOf(view), submit: 'Sign in' })}
<p class="ways"><a href="${withRedirect(FORGOT_PASSWORD, redirect)}">Forgot password?</a> <a href="${withRedirect(CREATE_ACCOUNT, redirect)}">Create account</a></p>
${view.demonstration === null ? '' : demo(view.demonstration, redirect)}`,
  });
}

// After a wrong password the focus is on the password, not on the address.
function fieldsOf({ email, failure, missing }: SignInView): Field[] {
  const isAtFault = failure !== undefined;
  return [
    { kind: EMAIL, value: email, isAtFault, error: missing?.email ?? null },
    { kind: PASSWORD, isAtFault, error: missing?.password ?? null },
  ];
}

function demo({ page, signIns }: Demonstration, redirect: URL): Html {
  const passwords = [...new Set(signIns.map(({ password }) => password))].join(', ');
  const href = (email: string) => `${withRedirect(SIGN_IN, redirect)}&email=${encodeURIComponent(email)}`;
  return html`<section class="demo" aria-labelledby="demo">
<h2 id="demo">Demonstration data</h2>
<p>Choose an account; the password is <code>${passwords}</code>.</p>
<ul>${signIns.map(({ email, shows }) => html`<li><a href="${href(email)}">${email}</a><span>${shows}</span></li>`)}</ul>
<p>Also to be seen: <a href="${page}#access-account">access account mode</a> and <a href="${page}#read-only">read-only mode</a>.</p>
</section>`;
}
