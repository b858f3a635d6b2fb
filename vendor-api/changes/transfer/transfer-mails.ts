import { formatDate } from '#domain/calendar/format-date';
import type { SubscriptionFacts } from '#domain/licenses/model';
import { displayPerson, letter, type Person } from '../../mail/letter';
import type { NewMail } from '../../mail/outbox';

interface Request {
  readonly to: string;
  readonly by: Person;
  readonly groups: readonly Pick<SubscriptionFacts, 'kind' | 'expireDate'>[];
  readonly portal: string;
}

/** XFER-22. */
export function transferRequestMail({ to, by, groups, portal }: Request): NewMail {
  const isCloud = groups.some(({ kind }) => kind !== 'rp');
  const what = groups.length === 1 ? 'a subscription' : `${groups.length} subscriptions`;
  return letter(
    { kind: 'transfer-request', to, subject: 'You have been asked to take over a subscription' },
    `${displayPerson(by)} would like to transfer the billing ownership of ${what} to you.`,
    ...groups.map(({ expireDate }) => `Paid up to ${formatDate(expireDate)}.`),
    'Nothing changes until you accept. From then on you are the owner, and renewals are billed to you.',
    { label: 'Accept or decline', href: `${portal}/manage${isCloud ? '?cloud=true' : ''}` },
    `Sign in with ${to}.`,
  );
}

interface Answered {
  readonly to: string;
  readonly by: Person;
  readonly expireDate: string;
}

export function transferAcceptedMail({ to, by, expireDate }: Answered): NewMail {
  return letter(
    { kind: 'transfer-accepted', to, subject: 'Your subscription was transferred' },
    `${displayPerson(by)} has accepted the billing ownership of your subscription, which is paid up to ${formatDate(expireDate)}.`,
    'Your card is not charged for it any more. Seats that you manage or use stay yours to manage or use.',
  );
}

interface TakenOver {
  readonly to: string;
  readonly expireDate: string;
  readonly isTakenAtOnce: boolean;
  readonly portal: string;
  readonly isCloud: boolean;
}

export function transferTakenMail(taken: TakenOver): NewMail {
  const { to, expireDate, isTakenAtOnce, portal, isCloud } = taken;
  const billing = isTakenAtOnce
    ? 'It does not renew automatically.'
    : 'Nothing was charged today. Your card is charged when it renews.';
  return letter(
    { kind: 'transfer-taken', to, subject: 'You now own a subscription' },
    `You have taken over the billing ownership of a subscription that is paid up to ${formatDate(expireDate)}.`,
    billing,
    { label: 'Manage products', href: `${portal}/manage${isCloud ? '?cloud=true' : ''}` },
  );
}

export function transferDeclinedMail({ to, by, expireDate }: Answered): NewMail {
  return letter(
    { kind: 'transfer-declined', to, subject: 'The transfer of your subscription was declined' },
    `${displayPerson(by)} has declined the billing ownership of your subscription, which is paid up to ${formatDate(expireDate)}.`,
    'It stays yours. You can transfer it to somebody else on the Manage page of the portal.',
  );
}
