import { formatDate } from '#domain/calendar/format-date';
import type { SubscriptionFacts } from '#domain/licenses/model';
import { isSetToRenew } from '#domain/licenses/renews';
import { displayPerson, letter, type Person, quotedName } from '../../mail/letter';
import type { NewMail } from '../../mail/outbox';

/** As its owner calls it; null where it has no name. */
export type Called = string | null;

function called(name: Called): string {
  const quoted = quotedName(name);
  return quoted === null ? '' : ` ${quoted}`;
}

type Facts = 'kind' | 'expireDate' | 'autoRenew' | 'canceled' | 'isPurchaseOrder';

interface OfferedGroup extends Pick<SubscriptionFacts, Facts> {
  readonly givenName: Called;
}

interface Request {
  readonly to: string;
  readonly by: Person;
  readonly groups: readonly OfferedGroup[];
  readonly portal: string;
}

/** XFER-22. */
export function transferRequestMail({ to, by, groups, portal }: Request): NewMail {
  const isCloud = groups.some(({ kind }) => kind !== 'rp');
  const [first, ...more] = groups;
  const isOne = more.length === 0;
  const what = isOne ? `a subscription${called(first?.givenName ?? null)}` : `${groups.length} subscriptions`;
  return letter(
    {
      kind: 'transfer-request',
      to,
      subject: `You have been asked to take over ${isOne ? 'a subscription' : 'subscriptions'}`,
    },
    `${displayPerson(by)} would like to transfer the billing ownership of ${what} to you.`,
    ...groups.map((group) => paidUpTo(group, isOne)),
    `Nothing changes until you accept. From then on you are the owner${billing(groups)}`,
    { label: 'Accept or decline', href: `${portal}/manage${isCloud ? '?cloud=true' : ''}` },
    `Sign in with ${to}.`,
  );
}

function billing(groups: readonly OfferedGroup[]): string {
  if (groups.some(isSetToRenew)) return ', and renewals are billed to you.';
  return groups.length === 1 ? '. It does not renew automatically.' : '. They do not renew automatically.';
}

function paidUpTo({ expireDate, givenName }: OfferedGroup, isOne: boolean): string {
  const date = formatDate(expireDate);
  if (isOne) return `Paid up to ${date}.`;
  return `${quotedName(givenName) ?? 'One of them'} is paid up to ${date}.`;
}

interface Withdrawn {
  readonly to: string;
  readonly by: Person;
  readonly givenName: Called;
}

/** Whoever was asked would look for the offer in vain. */
export function transferWithdrawnMail({ to, by, givenName }: Withdrawn): NewMail {
  return letter(
    {
      kind: 'transfer-withdrawn',
      to,
      subject: 'You are no longer asked to take over a subscription',
    },
    `${displayPerson(by)} would no longer like to transfer the billing ownership of a subscription${called(givenName)} to you.`,
    'There is nothing for you to do, and nothing is billed to you.',
  );
}

interface Answered {
  readonly to: string;
  readonly by: Person;
  readonly expireDate: string;
  readonly givenName: Called;
}

interface Accepted extends Answered {
  readonly renews: boolean;
}

export function transferAcceptedMail({ to, by, expireDate, givenName, renews }: Accepted): NewMail {
  const charges = renews ? 'Your card is not charged for it any more. ' : '';
  return letter(
    { kind: 'transfer-accepted', to, subject: 'Your subscription was transferred' },
    `${displayPerson(by)} has accepted the billing ownership of your subscription${called(givenName)}, which is paid up to ${formatDate(expireDate)}.`,
    `${charges}Seats that you manage or use stay yours to manage or use.`,
  );
}

interface TakenOver {
  readonly to: string;
  readonly expireDate: string;
  readonly givenName: Called;
  readonly renews: boolean;
  readonly portal: string;
  readonly isCloud: boolean;
}

export function transferTakenMail(taken: TakenOver): NewMail {
  const { to, expireDate, givenName, renews, portal, isCloud } = taken;
  const billing = renews
    ? 'Nothing was charged today. Your card is charged when it renews.'
    : 'It does not renew automatically.';
  return letter(
    { kind: 'transfer-taken', to, subject: 'You now own a subscription' },
    `You have taken over the billing ownership of a subscription${called(givenName)} that is paid up to ${formatDate(expireDate)}.`,
    billing,
    { label: 'Manage products', href: `${portal}/manage${isCloud ? '?cloud=true' : ''}` },
  );
}

export function transferDeclinedMail({ to, by, expireDate, givenName }: Answered): NewMail {
  return letter(
    { kind: 'transfer-declined', to, subject: 'The transfer of your subscription was declined' },
    `${displayPerson(by)} has declined the billing ownership of your subscription${called(givenName)}, which is paid up to ${formatDate(expireDate)}.`,
    'It stays yours. You can transfer it to somebody else on the Manage page of the portal.',
  );
}
