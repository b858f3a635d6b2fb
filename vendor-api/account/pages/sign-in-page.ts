import { message } from '#domain/messages/catalogue';
import { type Html, html } from '../../html';
import { CREATE_ACCOUNT, FORGOT_PASSWORD, SIGN_IN, withRedirect } from '../links/link-to';
import { withCode } from '../links/portal-redirect';
import { issueCode } from '../sessions';
import { signIn } from '../sign-in';
import { EMAIL, PASSWORD } from './form';
import { type FormPage, isRefused } from './form-page';

/** The same text for an unknown address and a wrong password (D-09). */
const WRONG = 'The email or password is not right.';

export interface Demonstration {
  readonly page: string;
  readonly signIns: readonly {
    readonly email: string;
    readonly password: string;
    readonly shows: string;
  }[];
}

/** Sends the browser back to the portal with a one-time code (REST-62). */
export function signInPage(demonstration: Demonstration | null): FormPage<'email' | 'password'> {
  return {
    path: SIGN_IN,
    title: 'Sign in',
    lead: 'Manage your licenses, billing and account.',
    submit: 'Sign in',
    fields: [EMAIL, PASSWORD],
    prefilled: 'email',
    foot: (redirect) =>
      html`<p class="ways"><a href="${withRedirect(FORGOT_PASSWORD, redirect)}">Forgot password?</a> <a href="${withRedirect(CREATE_ACCOUNT, redirect)}">Create account</a></p>
${demonstration === null ? '' : demo(demonstration, redirect)}`,
    async send(deps, { values: { email, password }, address, redirect }) {
      const errors = {
        email: email.trim() === '' ? message.validEmailRequired : null,
        password: password === '' ? message.passwordRequired : null,
      };
      if (isRefused(errors)) return { errors };
      const outcome = await signIn(deps, { email, password, address }, (tx, userId) =>
        issueCode({ db: tx, clock: deps.clock }, userId, redirect.href),
      );
      if (outcome.kind === 'signed-in') return { leave: withCode(redirect, outcome.granted) };
      return outcome.kind === 'wait'
        ? { errors: {}, failure: message.tooManyTries, status: 429 }
        : { errors: {}, failure: WRONG };
    },
  };
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
