import type { NewMail } from '../../mail/outbox';
import type { LinkKind } from '../links/account-links';
import { letter } from './letter';

const NOT_ME = 'If you did not ask for this, ignore this mail: nothing changes.';

/** A mail with a link has the name of the link's kind, which is how it is known as secret afterwards. */
const kind = (of: LinkKind): LinkKind => of;

export function confirmAccountMail(to: string, link: string): NewMail {
  return letter({
    kind: kind('create-account'),
    to,
    subject: 'Confirm your account',
    parts: [
      'Somebody, hopefully you, asked for an account with this address.',
      { label: 'Confirm the account', href: link },
      'The page asks for the password that you chose. The link works once, for 24 hours.',
      NOT_ME,
    ],
  });
}

/** In place of a link, to somebody who has an account: the page that was filled in does not tell. */
export function accountExistsMail(to: string, ways: { signIn: string; forgotPassword: string }): NewMail {
  return letter({
    kind: 'account-exists',
    to,
    subject: 'You already have an account',
    parts: [
      'Somebody, hopefully you, asked for an account with this address. There is one already, so none was made.',
      { label: 'Sign in', href: ways.signIn },
      { label: 'Set a new password, if you forgot yours', href: ways.forgotPassword },
      NOT_ME,
    ],
  });
}

export function resetPasswordMail(to: string, link: string): NewMail {
  return letter({
    kind: kind('reset-password'),
    to,
    subject: 'Reset your password',
    parts: [
      'Somebody, hopefully you, forgot the password of the account with this address.',
      { label: 'Set a new password', href: link },
      'The link works once, for 60 minutes. A later mail of this kind ends it.',
      NOT_ME,
    ],
  });
}

export function passwordChangedMail(to: string, forgotPassword: string): NewMail {
  return letter({
    kind: 'password-changed',
    to,
    subject: 'Your password was changed',
    parts: [
      'The password of your account was changed. Whoever was signed in elsewhere is signed out.',
      'If that was not you, set a new password at once:',
      { label: 'Set a new password', href: forgotPassword },
    ],
  });
}

/** To the new address of an account, when more than the account's password has to be proven. */
export function confirmEmailMail(to: string, link: string, asker: string): NewMail {
  return letter({
    kind: kind('change-email'),
    to,
    subject: 'Confirm your new sign-in address',
    parts: [
      `${asker} asked to sign in with this address from now on.`,
      { label: 'Confirm the address', href: link },
      `The page asks for the password of the account of ${asker}. The link works once, for 24 hours.`,
      NOT_ME,
    ],
  });
}

/** In place of a link, to somebody whose account has the address: the one who asked is not told. */
export function emailTakenMail(to: string, asker: string): NewMail {
  return letter({
    kind: 'email-taken',
    to,
    subject: 'Your sign-in address stays yours',
    parts: [
      `${asker} asked to sign in with this address. It belongs to your account, so nothing was changed.`,
      'If both accounts are yours, give this one another address first.',
    ],
  });
}

/** To the old and to the new address. */
export function emailChangedMails(from: string, to: string): NewMail[] {
  const subject = 'Your sign-in address was changed';
  const fact = `Your account is now signed in to with ${to}, no longer with ${from}.`;
  const warning = 'If that was not you, please answer this mail at once.';
  return [
    letter({ kind: 'email-changed', to: from, subject, parts: [fact, warning] }),
    letter({
      kind: 'email-changed',
      to,
      subject,
      parts: [fact, 'Your licenses, receipts and password stay as they are.'],
    }),
  ];
}
