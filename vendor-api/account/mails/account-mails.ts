import { letter } from '../../mail/letter';
import type { NewMail } from '../../mail/outbox';
import type { LinkKind } from '../links/account-links';

const NOT_ME = 'If you did not ask for this, ignore this mail: nothing changes.';

/** Mails with a link have the link's kind, by which the outbox treats them as secret. */
const kind = (of: LinkKind): LinkKind => of;

export function confirmAccountMail(to: string, link: string): NewMail {
  return letter(
    { kind: kind('create-account'), to, subject: 'Confirm your account' },
    'Somebody, hopefully you, asked for an account with this address.',
    { label: 'Confirm the account', href: link },
    'The page asks for the password that you chose. The link works once, for 24 hours.',
    NOT_ME,
  );
}

/** Sent instead of a link, so that the form does not reveal that the account exists. */
export function accountExistsMail(to: string, ways: { signIn: string; forgotPassword: string }): NewMail {
  return letter(
    { kind: 'account-exists', to, subject: 'You already have an account' },
    'Somebody, hopefully you, asked for an account with this address. There is one already, so none was made.',
    { label: 'Sign in', href: ways.signIn },
    { label: 'Set a new password, if you forgot yours', href: ways.forgotPassword },
    NOT_ME,
  );
}

export function resetPasswordMail(to: string, link: string): NewMail {
  return letter(
    { kind: kind('reset-password'), to, subject: 'Reset your password' },
    'Somebody, hopefully you, forgot the password of the account with this address.',
    { label: 'Set a new password', href: link },
    'The link works once, for 60 minutes. A later mail of this kind ends it.',
    NOT_ME,
  );
}

export function passwordChangedMail(to: string, forgotPassword: string): NewMail {
  return letter(
    { kind: 'password-changed', to, subject: 'Your password was changed' },
    'The password of your account was changed. Whoever was signed in elsewhere is signed out.',
    'If that was not you, set a new password at once:',
    { label: 'Set a new password', href: forgotPassword },
  );
}

export function confirmEmailMail(to: string, link: string, asker: string): NewMail {
  return letter(
    { kind: kind('change-email'), to, subject: 'Confirm your new sign-in address' },
    `${asker} asked to sign in with this address from now on.`,
    { label: 'Confirm the address', href: link },
    `The page asks for the password of the account of ${asker}. The link works once, for 24 hours.`,
    NOT_ME,
  );
}

/** Sent instead of a link; the customer who asked does not learn that the address is taken. */
export function emailTakenMail(to: string, asker: string): NewMail {
  return letter(
    { kind: 'email-taken', to, subject: 'Your sign-in address stays yours' },
    `${asker} asked to sign in with this address. It belongs to your account, so nothing was changed.`,
    'If both accounts are yours, give this one another address first.',
  );
}

const EMAIL_CHANGED = { kind: 'email-changed', subject: 'Your sign-in address was changed' };
const STAYS = 'Your licenses, receipts and password stay as they are.';
const STAYS_BUT_PASSWORD = 'Your licenses and receipts stay as they are.';

const changeOf = (from: string, to: string) =>
  `Your account is now signed in to with ${to}, no longer with ${from}.`;

/** Names the support address, because replies to the sender may go unread. */
export function emailLeftMail(from: string, to: string, supportHost: string): NewMail {
  const warning = `If that was not you, please write to support@${supportHost} at once.`;
  return letter({ ...EMAIL_CHANGED, to: from }, changeOf(from, to), warning);
}

export function emailTakenOverMail(from: string, to: string): NewMail {
  return letter({ ...EMAIL_CHANGED, to }, changeOf(from, to), STAYS);
}

interface Unconfirmed {
  readonly to: string;
  readonly link: string;
  /** Null when the address is not new. */
  readonly change: AddressChange | null;
}

export interface AddressChange {
  readonly from: string;
  readonly hasNewPassword: boolean;
}

export function confirmAddressMail({ to, link, change }: Unconfirmed): NewMail {
  return letter(
    { kind: kind('confirm-email'), to, subject: 'Confirm your sign-in address' },
    ...(change === null
      ? ['Your account is signed in to with this address.']
      : [changeOf(change.from, to), change.hasNewPassword ? STAYS_BUT_PASSWORD : STAYS]),
    'Please confirm that the address is yours. Until then, licenses that others give it are not shown.',
    { label: 'Confirm the address', href: link },
    'The page asks for the password of your account. The link works once, for 24 hours.',
    'If the account is not yours, ignore this mail: what others give this address is not shown to it.',
  );
}
