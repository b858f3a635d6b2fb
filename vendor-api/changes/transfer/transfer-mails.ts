import { formatDate } from '#domain/calendar/format-date';
import type { SubscriptionFacts } from '#domain/licenses/model';
import { isSetToRenew } from '#domain/licenses/renews';
import { counted } from '#domain/text/counts';
import type { GroupDescription } from '../../licenses/group-content';
import { displayPerson, letter, type Person, quotedName } from '../../mail/letter';
import type { NewMail } from '../../mail/outbox';

/** ` “Design” (Axure RP Pro × 2)` */
function nameAndContent(group: GroupDescription): string {
  const name = quotedName(group.givenName);
  return `${name === null ? '' : ` ${name}`}${inParentheses(group)}`;
}

function inParentheses({ content }: GroupDescription): string {
  return content === '' ? '' : ` (${content})`;
}

type Facts = 'kind' | 'expireDate' | 'autoRenew' | 'canceled' | 'isPurchaseOrder';

type OfferedGroup = Pick<SubscriptionFacts, Facts> & GroupDescription;

interface Request {
  readonly to: string;
  readonly by: Person;
  readonly groups: readonly OfferedGroup[];
  readonly portal: string;
}

/** XFER-22. */
export function transferRequestMail({ to, by, groups, portal }: Request): NewMail {
  const isCloud = groups.some(({ kind }) => kind !== 'rp');
  const [only] = groups;
  const isOne = groups.length === 1;
  const what =
    isOne && only ? `a subscription${nameAndContent(only)}` : counted(groups.length, 'subscription');
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

function paidUpTo(group: OfferedGroup, isOne: boolean): string {
  const date = formatDate(group.expireDate);
  if (isOne) return `Paid up to ${date}.`;
  const name = quotedName(group.givenName) ?? 'One of them';
  return `${name}${inParentheses(group)} is paid up to ${date}.`;
}

interface AboutOffer extends GroupDescription {
  readonly to: string;
  readonly by: Person;
}

/** Sent because the recipient would look for the offer in vain. */
export function transferWithdrawnMail({ to, by, ...group }: AboutOffer): NewMail {
  return letter(
    {
      kind: 'transfer-withdrawn',
      to,
      subject: 'You are no longer asked to take over a subscription',
    },
    `${displayPerson(by)} would no longer like to transfer the billing ownership of a subscription${nameAndContent(group)} to you.`,
    'There is nothing for you to do, and nothing is billed to you.',
  );
}

interface Answered extends AboutOffer {
  readonly expireDate: string;
}

interface Accepted extends Answered {
  readonly renews: boolean;
  /** Authors and publishers have neither managers nor users. */
  readonly isCounted: boolean;
}

export function transferAcceptedMail({ to, by, expireDate, renews, isCounted, ...group }: Accepted): NewMail {
  const results = [
    renews && 'Your card is no longer charged for it.',
    !isCounted && 'Seats that you manage or use stay yours to manage or use.',
  ].filter((result) => result !== false);
  return letter(
    { kind: 'transfer-accepted', to, subject: 'Your subscription was transferred' },
    `${displayPerson(by)} has accepted the billing ownership of your subscription${nameAndContent(group)}, which is paid up to ${formatDate(expireDate)}.`,
    ...(results.length > 0 ? [results.join(' ')] : []),
  );
}

interface TakenOver extends GroupDescription {
  readonly to: string;
  readonly expireDate: string;
  readonly renews: boolean;
  readonly portal: string;
  readonly isCloud: boolean;
}

export function transferTakenMail(taken: TakenOver): NewMail {
  const { to, expireDate, renews, portal, isCloud } = taken;
  const billing = renews
    ? 'Nothing was charged today. Your card is charged when it renews.'
    : 'It does not renew automatically.';
  return letter(
    { kind: 'transfer-taken', to, subject: 'You now own a subscription' },
    `You have taken over the billing ownership of a subscription${nameAndContent(taken)} that is paid up to ${formatDate(expireDate)}.`,
    billing,
    { label: 'Manage products', href: `${portal}/manage${isCloud ? '?cloud=true' : ''}` },
  );
}

export function transferDeclinedMail({ to, by, expireDate, ...group }: Answered): NewMail {
  return letter(
    { kind: 'transfer-declined', to, subject: 'The transfer of your subscription was declined' },
    `${displayPerson(by)} has declined the billing ownership of your subscription${nameAndContent(group)}, which is paid up to ${formatDate(expireDate)}.`,
    'It stays yours. You can transfer it to somebody else on the Manage page of the portal.',
  );
}

/** Sent because the owner already has a mail about the decline. */
export function transferWaitsAgainMail({ to, by, ...group }: AboutOffer): NewMail {
  return letter(
    {
      kind: 'transfer-waits-again',
      to,
      subject: 'The transfer of your subscription waits for an answer again',
    },
    `${displayPerson(by)} has taken back the decline of the billing ownership of your subscription${nameAndContent(group)}.`,
    'It can be accepted or declined as before. Until then you can cancel the transfer on the Manage page of the portal.',
  );
}
