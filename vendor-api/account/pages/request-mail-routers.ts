import { type Response, Router } from 'express';
import { z } from 'zod';
import { message } from '#domain/messages/catalogue';
import { emailKey, isMailable } from '#domain/text/email';
import type { VendorDeps } from '../../deps';
import { html } from '../../html';
import { parseInput } from '../../http/parse-input';
import { type AccountRefusals, refuseAccount, requestAccount } from '../credentials/request-account';
import { requestReset } from '../credentials/request-reset';
import { CREATE_ACCOUNT, FORGOT_PASSWORD, SIGN_IN, withRedirect } from '../links/link-to';
import { CONFIRMATION, EMAIL, form, NAME, NEW_PASSWORD } from './form';
import { redirectPage, sendPage } from './page-frame';

/** Pages that mail a link: for a new account (AUTH-26), and for a new password (PROF-23). */
export function requestMailRouters(deps: VendorDeps): Router {
  return Router().use(createAccountPage(deps), forgotPasswordPage(deps));
}

const text = z.string();
const accountForm = z.object({ name: text, email: text, password: text, confirmation: text });

interface AccountView {
  readonly redirect: URL;
  readonly name: string;
  readonly email: string;
  readonly refusals: (AccountRefusals & { readonly confirmation: string | null }) | null;
}

function createAccountPage(deps: VendorDeps): Router {
  return redirectPage(deps, CREATE_ACCOUNT, {
    get: (_request, response, redirect) =>
      showCreateAccount(response, { redirect, name: '', email: '', refusals: null }),
    async post(request, response, redirect) {
      const { confirmation, ...given } = parseInput(accountForm, request.body);
      const asked = { ...given, address: request.ip ?? '', redirect };
      const invalid = refuseAccount(asked);
      const differs = given.password === confirmation ? null : message.passwordsDiffer;
      if (invalid !== null || differs !== null) {
        const refusals = { name: null, email: null, password: null, ...invalid, confirmation: differs };
        return showCreateAccount(response, { ...given, redirect, refusals });
      }
      await requestAccount(deps, asked);
      const sent = message.accountConfirmationSent(given.email.trim());
      showMailSent(response, { sent, validFor: '24 hours', redirect });
    },
  });
}

function showCreateAccount(response: Response, { redirect, name, email, refusals }: AccountView): void {
  const fields = [
    { kind: NAME, value: name, error: refusals?.name ?? null },
    { kind: EMAIL, value: email, error: refusals?.email ?? null },
    { kind: { ...NEW_PASSWORD, label: 'Password' }, error: refusals?.password ?? null },
    { kind: CONFIRMATION, error: refusals?.confirmation ?? null },
  ];
  const action = withRedirect(CREATE_ACCOUNT, redirect);
  const body = html`<h1>Create account</h1>
<p class="lead">We will send you an email to confirm the address.</p>
${form({ action, fields, submit: 'Create account' })}
<p class="ways"><span>Have an account already? <a href="${withRedirect(SIGN_IN, redirect)}">Sign in</a></span></p>`;
  sendPage(response, { title: 'Create account', body, isError: refusals !== null });
}

const resetForm = z.object({ email: text });

interface ResetView {
  readonly redirect: URL;
  readonly email: string;
  readonly error: string | null;
}

function forgotPasswordPage(deps: VendorDeps): Router {
  return redirectPage(deps, FORGOT_PASSWORD, {
    get: (_request, response, redirect) => showForgotPassword(response, { redirect, email: '', error: null }),
    async post(request, response, redirect) {
      const { email } = parseInput(resetForm, request.body);
      if (!isMailable(emailKey(email)))
        return showForgotPassword(response, { redirect, email, error: message.validEmailRequired });
      await requestReset(deps, { email, address: request.ip ?? '', redirect });
      const sent = message.passwordResetSent(email.trim());
      showMailSent(response, { sent, validFor: '60 minutes', redirect });
    },
  });
}

function showForgotPassword(response: Response, { redirect, email, error }: ResetView): void {
  const action = withRedirect(FORGOT_PASSWORD, redirect);
  const body = html`<h1>Forgot password?</h1>
<p class="lead">We will send you an email with a link to set a new one.</p>
${form({ action, fields: [{ kind: EMAIL, value: email, error }], submit: 'Send email' })}
<p class="ways"><a href="${withRedirect(SIGN_IN, redirect)}">Back to sign in</a></p>`;
  sendPage(response, { title: 'Forgot password?', body, isError: error !== null });
}

interface SentView {
  readonly sent: string;
  readonly validFor: string;
  readonly redirect: URL;
}

function showMailSent(response: Response, { sent, validFor, redirect }: SentView): void {
  const body = html`<h1>Check your email</h1>
<p class="lead" role="status">${sent}</p>
<p class="note">The link in it works once, for ${validFor}. Nothing there? Look among the unwanted mail, or try again in a few minutes.</p>
<p class="ways"><a href="${withRedirect(SIGN_IN, redirect)}">Back to sign in</a></p>`;
  sendPage(response, { title: 'Check your email', body });
}
