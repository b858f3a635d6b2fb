import { INSTANCE_TYPES } from '#domain/cloud/cloud-kind';
import { checkHome, homeKind, readDomain } from '#domain/cloud/home';
import { message } from '#domain/messages/catalogue';
import { resolveMessage } from '#domain/messages/resolve-message';
import type { GatewayContext } from '../../context';
import type { SomeResolvers } from '../../graphql/some-resolvers';
import type { AssignDomainInput } from '../../resolvers.generated';
import { type Change, changeAnswered, notChanged } from '../common/change';
import { changeCloudGroup } from './cloud-group-change';

export const assignDomainResolvers = {
  Mutation: {
    assignDomain: (_parent, { input }, context) => {
      const { subscriptionId: id } = input;
      return changeCloudGroup(context, {
        id,
        idField: 'input.subscriptionId',
        field: 'input.subscriptionId',
        check: ({ facts }, around) => checkHome(facts, around),
        async send({ facts }) {
          const wanted = homeKind(facts.kind) === 'domain' ? wantedDomain : wantedOrganization;
          const { home, refusal } = await wanted(context, input);
          if (refusal) return refusal;
          return changeAnswered(context, await context.vendor.homes.assignDomain(id, home), {
            field: 'input',
          });
        },
      });
    },
  },
} satisfies SomeResolvers;

type Wanted =
  | { readonly home: string; readonly refusal: null }
  | { readonly home: null; readonly refusal: Change };

/** The vendor is asked of the domain first, and says itself why not (D-85). */
async function wantedDomain(
  { vendor }: GatewayContext,
  { domain: typed, setsUpDomain }: AssignDomainInput,
): Promise<Wanted> {
  const domain = readDomain(typed ?? '');
  if (domain === null) return notWanted('INVALID_INPUT', message.domainInvalid, 'input.domain');
  const known = await vendor.homes.getInstanceIdFromDomain(domain);
  if (known.success || setsUpDomain) return { home: domain, refusal: null };
  return notWanted('NOT_FOUND', resolveMessage(known, message.lastResort), 'input.domain');
}

async function wantedOrganization(
  { vendor }: GatewayContext,
  { organizationId }: AssignDomainInput,
): Promise<Wanted> {
  const field = 'input.organizationId';
  if (!organizationId) return notWanted('INVALID_INPUT', message.organizationInvalid, field);
  const instances = await vendor.homes.getCloudAdminInstances();
  const isOwn = instances.some(
    ({ id, type }) => id === organizationId && type === INSTANCE_TYPES.organization,
  );
  if (!isOwn) return notWanted('NOT_ALLOWED', message.organizationNotYours, field);
  return { home: organizationId, refusal: null };
}

function notWanted(...refusal: Parameters<typeof notChanged>): Wanted {
  return { home: null, refusal: notChanged(...refusal) };
}
