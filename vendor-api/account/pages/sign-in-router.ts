import type { Response, Router } from 'express';
import { z } from 'zod';
import { message } from '#domain/messages/catalogue';
import type { VendorDeps } from '../../deps';
import { type Html, html } from '../../html';
import { parseInput } from '../../http/parse-input';
import { CREATE_ACCOUNT, FORGOT_PASSWORD, SIGN_IN, withRedirect } from '../links/link-to';
import { withCode } from '../links/portal-redirect';
import { issueCode } from '../sessions';
import { signIn } from '../sign-in';
import { EMAIL, type Field, form, PASSWORD } from './form';
import { redirectPage, sendPage } from './page-frame';

/** The same for an unknown address and a wrong password (D-09). */
const WRONG = 'The email or password is not right.';

const signInForm = z.object({ email: z.string(), password: z.string() });

export interface Demonstration {
  readonly page: string;
  readonly signIns: readonly {
    readonly email: string;
    readonly password: string;
    readonly shows: string;
  }[];
}

interface SignInView {
  readonly redirect: URL;
  readonly email: string;
  readonly failure?: string;
  readonly missing?: { readonly email: string | null; readonly password: string | null };
}

/** The sign-in page (REST-62): sends the browser back to the portal with a one-time code. */
export function signInRouter(deps: VendorDeps, demonstration: Demonstration | null): Router {
  const show = (response: Response, view: SignInView) => showSignIn(response, view, demonstration);
  return redirectPage(deps, SIGN_IN, {
    get(request, response, redirect) {
      const { email } = request.query;
      show(response, { redirect, email: typeof email === 'string' ? email : '' });
    },
    async post(request, response, redirect) {
      const { email, password } = parseInput(signInForm, request.body);
      const missing = {
        email: email.trim() === '' ? message.validEmailRequired : null,
        password: password === '' ? message.passwordRequired : null,
      };
      if (missing.email !== null || missing.password !== null)
        return show(response, { redirect, email, missing });
      const attempt = { email, password, address: request.ip ?? '' };
      const outcome = await signIn(deps, attempt, (tx, userId) =>
        issueCode({ db: tx, clock: deps.clock }, userId, redirect.href),
      );
      if (outcome.kind === 'signed-in') return response.redirect(303, withCode(redirect, outcome.granted));
      if (outcome.kind === 'wait') response.status(429);
      const failure = outcome.kind === 'wait' ? message.tooManyTries : WRONG;
      show(response, { redirect, email, failure });
    },
  });
}

function showSignIn(response: Response, view: SignInView, demonstration: Demonstration | null): void {
  const { redirect, failure = null, missing } = view;
  const action = withRedirect(SIGN_IN, redirect);
  const body = html`<h1>Sign in</h1>
<p class="lead">Manage your licenses, billing and account.</p>
${form({ action, failure, fields: fieldsOf(view), submit: 'Sign in' })}
<p class="ways"><a href="${withRedirect(FORGOT_PASSWORD, redirect)}">Forgot password?</a> <a href="${withRedirect(CREATE_ACCOUNT, redirect)}">Create account</a></p>
${demonstration === null ? '' : demo(demonstration, redirect)}`;
  sendPage(response, { title: 'Sign in', body, isError: failure !== null || missing !== undefined });
}

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
