import { refusePassword } from '#domain/account/credentials';
import { message } from '#domain/messages/catalogue';
import { confirmAccount, confirmAddress, confirmEmail } from '../credentials/confirm-link';
import { resetPassword } from '../credentials/set-password';
import {
  CONFIRM_ACCOUNT,
  CONFIRM_ADDRESS,
  CONFIRM_EMAIL,
  FORGOT_PASSWORD,
  RESET_PASSWORD,
  SIGN_IN,
} from '../links/link-to';
import { CONFIRMATION, NEW_PASSWORD, PASSWORD } from './form';
import { type FormPage, isRefused } from './form-page';
import { DEAD_LINK, type Problem } from './page-frame';

export const resetPasswordPage: FormPage<'password' | 'confirmation'> = {
  path: RESET_PASSWORD,
  title: 'Set a new password',
  lead: 'You will be signed in with it, and signed out everywhere else.',
  submit: 'Set password',
  fields: [NEW_PASSWORD, CONFIRMATION],
  isOfLink: true,
  async send(deps, { values: { password, confirmation }, token }) {
    const errors = {
      password: refusePassword(password),
      confirmation: password === confirmation ? null : message.passwordsDiffer,
    };
    if (token === '' || isRefused(errors)) return { errors };
    const outcome = await resetPassword(deps, { token, password });
    if (outcome !== 'dead-link') return { leave: outcome.href };
    return { problem: { ...DEAD_LINK, way: { label: 'Send a new link', href: FORGOT_PASSWORD } } };
  },
};

const WRONG = 'The password is not right.';
const WAY_TO_SIGN_IN = { label: 'Sign in', href: SIGN_IN };

interface Confirmation extends Pick<FormPage<'password'>, 'path' | 'title' | 'lead' | 'submit'> {
  readonly confirm: typeof confirmAccount;
  readonly dead?: Problem;
  readonly taken?: Problem;
}

function confirmation({
  confirm,
  dead = DEAD_LINK,
  taken = dead,
  ...page
}: Confirmation): FormPage<'password'> {
  return {
    ...page,
    fields: [PASSWORD],
    isOfLink: true,
    async send(deps, { values: { password }, token, address }) {
      const error = password === '' ? message.passwordRequired : null;
      if (token === '' || error !== null) return { errors: { password: error } };
      const outcome = await confirm(deps, { token, password, address });
      if (typeof outcome === 'object') return { leave: outcome.href };
      if (outcome === 'dead-link') return { problem: dead };
      if (outcome === 'taken') return { problem: taken, status: 409 };
      if (outcome === 'wait') return { errors: { password: message.tooManyTries }, status: 429 };
      return { errors: { password: WRONG } };
    },
  };
}

export const confirmPages: readonly FormPage<'password'>[] = [
  confirmation({
    path: CONFIRM_ACCOUNT,
    title: 'Confirm your account',
    lead: 'Enter the password that you chose for it.',
    submit: 'Confirm account',
    confirm: confirmAccount,
    dead: { ...DEAD_LINK, way: WAY_TO_SIGN_IN },
    taken: {
      title: 'You already have an account',
      message: 'There is an account with this address. Sign in with its password.',
      way: WAY_TO_SIGN_IN,
    },
  }),
  confirmation({
    path: CONFIRM_EMAIL,
    title: 'Confirm your new address',
    lead: 'Enter the password of your account. You will sign in with the new address from then on.',
    submit: 'Confirm address',
    confirm: confirmEmail,
    taken: {
      title: 'This address has an account',
      message: 'Another account is signed in to with this address, so yours keeps the one it has.',
    },
  }),
  confirmation({
    path: CONFIRM_ADDRESS,
    title: 'Confirm your address',
    lead: 'Enter the password of your account. Licenses that others gave this address are shown in it once it is confirmed.',
    submit: 'Confirm address',
    confirm: confirmAddress,
  }),
];
