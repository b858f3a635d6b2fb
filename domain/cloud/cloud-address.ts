import { DOMAIN_SUFFIX } from '../text/domain-name';
import type { CloudKind } from './cloud-kind';

interface Assigned {
  kind: CloudKind;
  domain: string | null;
  organization: string | null;
}

/** What a group is assigned to, as it is shown: `acme.axure.cloud` or an organization; null while it is to nothing. */
export function cloudAssignment({ domain, organization }: Omit<Assigned, 'kind'>): string | null {
  return domain === null ? organization : domainHost(domain);
}

/** Where the customer uses it: the own domain, or the host of all organizations (CLOUD-18, D-86). */
export function cloudAddress({ kind, domain, organization }: Assigned, cloudHost: string): string | null {
  if (domain !== null) return `https://${domainHost(domain)}`;
  return kind === 'cloud' && organization !== null && cloudHost !== '' ? `https://${cloudHost}` : null;
}

// Older bundles name a whole domain of their own.
function domainHost(domain: string): string {
  return domain.includes('.') ? domain : `${domain}${DOMAIN_SUFFIX}`;
}
