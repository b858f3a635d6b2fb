import type { CalendarDate } from '../calendar/calendar-date';
import type { SubscriptionFacts, Viewer } from '../licenses/model';
import { isOwnedBy } from '../licenses/owned';
import { hasEnded } from '../licenses/paid-until';
import type { ProductKind } from '../licenses/product-kind';
import { message } from '../messages/catalogue';
import { domainHost, domainName, isDomainName } from '../text/domain-name';
import type { CloudKind } from './cloud-kind';

interface HomeRefusal {
  readonly code: 'NOT_OWNER' | 'NOT_ELIGIBLE';
  readonly message: string;
}

type Group = Pick<SubscriptionFacts, 'userId' | 'ownerId' | 'ownerEmail' | 'expireDate'>;

const HOMES: Readonly<Record<ProductKind, 'domain' | 'organization'>> = {
  rp: 'domain',
  legacyAse: 'domain',
  cfb: 'domain',
  cloud: 'organization',
};

/** Kind of home that a group is assigned to (CLOUD-11, D-85). */
export function homeKind(kind: ProductKind): 'domain' | 'organization' {
  return HOMES[kind];
}

/** Returns why the viewer may not assign a cloud group, or null: not the owner, or ended (T-09). */
export function checkHome(
  group: Group,
  { viewer, today }: { viewer: Viewer; today: CalendarDate },
): HomeRefusal | null {
  if (!isOwnedBy(group, viewer)) return { code: 'NOT_OWNER', message: message.notOwnerCloud };
  return hasEnded(group, today) ? { code: 'NOT_ELIGIBLE', message: message.homeEnded } : null;
}

/** Returns the customer's part of a typed domain; null when it is invalid (CLOUD-07). */
export function readDomain(typed: string): string | null {
  const name = domainName(typed);
  return isDomainName(name) ? name : null;
}

interface Assigned {
  kind: CloudKind;
  domain: string | null;
  organization: string | null;
}

export function cloudAssignment({ domain, organization }: Omit<Assigned, 'kind'>): string | null {
  return domain === null ? organization : domainHost(domain);
}

/** Address of a cloud group: its own domain, or the host of all organizations (CLOUD-18, D-86). */
export function cloudAddress({ kind, domain, organization }: Assigned, cloudHost: string): string | null {
  if (domain !== null) return `https://${domainHost(domain)}`;
  return kind === 'cloud' && organization !== null && cloudHost !== '' ? `https://${cloudHost}` : null;
}
