export const DOMAIN_SUFFIX = '.axure.cloud';

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Returns the customer's part of a domain as stored: in lower case, without the suffix. */
export function domainName(typed: string): string {
  const name = typed.trim().toLowerCase();
  return name.endsWith(DOMAIN_SUFFIX) ? name.slice(0, -DOMAIN_SUFFIX.length) : name;
}

/** Returns the full domain; older bundles have a whole domain of their own. */
export function domainHost(domain: string): string {
  return domain.includes('.') ? domain : `${domain}${DOMAIN_SUFFIX}`;
}

export function isDomainName(name: string): boolean {
  return LABEL.test(name);
}
