import type { CfbChoice } from '#domain/store/carts/buy-tab';
import { domainName } from '#domain/text/domain-name';
import type { AseCartInput, CloudCartInput } from '../../../schema.generated';
import type { GroupSelect_CandidateFragment } from '../cart/group-select.generated';
import type { AnyCart } from '../cart/query-values';
import type { CfbCart, OrganizationCart } from './cfb-query';

type Group = GroupSelect_CandidateFragment | null;

export function bundleInput(cart: CfbCart, group: Group): AseCartInput {
  return { ...termAndGroup(cart, group), productType: cart.product };
}

export function seatsInput(cart: CfbCart, group: Group): CloudCartInput | null {
  const { authors, publishers } = cart;
  if (authors + publishers === 0) return null;
  return {
    plan: 'CLOUD_FOR_BUSINESS',
    authorQuantity: authors,
    publisherQuantity: publishers,
    ...termAndGroup(cart, group),
  };
}

export function organizationInput(cart: OrganizationCart, group: Group): CloudCartInput | null {
  if (cart.authors === 0) return null;
  return {
    plan: 'ORGANIZATION',
    authorQuantity: cart.authors,
    publisherQuantity: 0,
    ...termAndGroup(cart, group),
  };
}

export function seatCount({ authors, publishers }: CfbCart): number {
  return [authors, publishers].filter((quantity) => quantity > 0).length;
}

/** Domain of the order. Seats use their group's; a bundle may have another domain than the group. */
export function orderedDomain({ domain }: CfbCart, choice: CfbChoice, group: Group): string | null {
  return choice === 'seats' && group?.assignedTo ? null : domainName(domain) || null;
}

export function orderedOrganization({ orgId }: OrganizationCart, group: Group): string | null {
  return group?.assignedTo ? null : orgId.trim() || null;
}

/** A group brings its own term (D-119). */
function termAndGroup(cart: AnyCart, group: Group) {
  return { term: group?.term ?? cart.term, subscriptionGroup: group?.subscriptionId ?? null };
}
