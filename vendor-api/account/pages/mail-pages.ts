import { message } from '#domain/messages/catalogue';
import { emailKey, isMailable } from '#domain/text/email';
import { html } from '../../html';
import { refuseAccount, requestAccount } from '../credentials/request-account';
import { requestReset } from '../credentials/request-reset';
import { CREATE_ACCOUNT, FORGOT_PASSWORD, SIGN_IN, withRedirect } from '../links/link-to';
import { CONFIRMATION, EMAIL, NAME, NEW_PASSWORD } from './form';
import { type FormPage, isRefused } from './form-page';

/** Mails a link for a new account (AUTH-26). */
export const createAccountPage: FormPage<'name' | 'email' | 'password' | 'confirmation'> = {
  path: CREATE_ACCOUNT,
  title: 'Create account',
  lead: 'We will send you an email to confirm the address.',
  submit: 'Create account',
  fields: [NAME, EMAIL, { ...NEW_PASSWORD, label: 'Password' }, CONFIRMATION],
  foot: (redirect) =>
    html`<p class="ways"><span>Have an account already? <a href="${withRedirect(SIGN_IN, redirect)}">Sign in</a></span></p>`,
  async send(deps, { values: { confirmation, ...given }, address, redirect }) {
    const asked = { ...given, address, redirect };
    const differs = given.password === confirmation ? null : message.passwordsDiffer;
    const errors = { ...refuseAccount(asked), confirmation: differs };
    if (isRefused(errors)) return { errors };
    await requestAccount(deps, asked);
    return { sent: message.accountConfirmationSent(given.email.trim()), validFor: '24 hours' };
  },
};

/** Mails a link for a new password (PROF-23). */
export const forgotPasswordPage: FormPage<'email'> = {
  path: FORGOT_PASSWORD,
  title: 'Forgot password?',
  lead: 'We will send you an email with a link to set a new one.',
  submit: 'Send email',
  fields: [EMAIL],
  foot: (redirect) =>
    html`<p class="ways"><a href="${withRedirect(SIGN_IN, redirect)}">Back to sign in</a></p>`,
  async send(deps, { values: { email }, address, redirect }) {
    if (!isMailable(emailKey(email))) return { errors: { email: message.validEmailRequired } };
    await requestReset(deps, { email, address, redirect });
    return { sent: message.passwordResetSent(email.trim()), validFor: '60 minutes' };
  },
};
