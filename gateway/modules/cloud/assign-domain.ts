import { INSTANCE_TYPES, type InstanceType } from '#domain/cloud/cloud-kind';
import { checkHome, cloudAssignment, homeKind, readDomain } from '#domain/cloud/home';
import { message } from '#domain/messages/catalogue';
import { resolveMessage } from '#domain/messages/resolve-message';
import type { GatewayContext } from '../../context';
import { badUserInput } from '../../graphql/errors';
import type { SomeResolvers } from '../../graphql/some-resolvers';
import type { CloudGroupRecord } from '../../models/licenses';
import type { AdminInstanceType, AssignDomainInput } from '../../resolvers.generated';
import { type Change, changeAnswered, isAsShown, notChanged } from '../common/change';
import { changeCloudGroup } from './cloud-group-change';

export const assignDomainResolvers = {
  Mutation: {
    assignDomain: (_parent, { input }, context) => {
      const { subscriptionId: id } = input;
      return changeCloudGroup(context, {
        id,
        idField: 'subscriptionId',
        check: (record, around) => checkHome(record.facts, around) ?? assignedMeanwhile(record, input),
        async send({ facts }) {
          const wanted = homeKind(facts.kind) === 'domain' ? wantedDomain : wantedOrganization;
          const { home, refusal } = await wanted(context, input);
          if (refusal) return refusal;
          return changeAnswered(context, await context.vendor.homes.assignDomain(id, home));
        },
      });
    },
  },
  Query: {
    cloudAdminInstances: async (_parent, _args, { vendor }) => {
      const instances = await vendor.homes.getCloudAdminInstances();
      return instances.map(({ id, name, type }) => ({ id, name, type: TYPES[type] }));
    },

    instanceIdFromDomain: async (_parent, { domain }, { vendor }) => {
      const { success, instanceId } = await vendor.homes.getInstanceIdFromDomain(domain);
      return success ? instanceId : null;
    },

    orgNames: async (_parent, { ids }, { vendor }) => {
      if (ids.length > MOST) throw badUserInput(`At most ${MOST} organizations may be named.`);
      // Impossible ids are left out, since they would fail the call for the others.
      const asked = [...new Set(ids)].filter((id) => ORGANIZATION_ID.test(id));
      const names = asked.length === 0 ? [] : await vendor.homes.getOrgsFromIds(asked);
      const nameOf = new Map(asked.map((id, index) => [id, names[index] ?? null]));
      return ids.map((id) => ({ id, name: nameOf.get(id) ?? null }));
    },
  },
} satisfies SomeResolvers;

/** The home differs from the one that was shown, and from the one that is wanted. */
function assignedMeanwhile(record: CloudGroupRecord, { seen, domain }: AssignDomainInput) {
  const isWanted = record.domain !== null && record.domain === readDomain(domain ?? '');
  if (isWanted || isAsShown(seen, cloudAssignment(record) ?? '')) return null;
  return { code: 'CONFLICT', message: message.changedMeanwhile } as const;
}

type Wanted =
  | { readonly home: string; readonly refusal: null }
  | { readonly home: null; readonly refusal: Change };

/** Asks the vendor for the domain first; its answer has the reason of a refusal (D-85). */
async function wantedDomain(
  { vendor }: GatewayContext,
  { domain: typed, setsUpDomain }: AssignDomainInput,
): Promise<Wanted> {
  const domain = readDomain(typed ?? '');
  if (domain === null) return notWanted('INVALID_INPUT', message.domainInvalid, 'domain');
  const known = await vendor.homes.getInstanceIdFromDomain(domain);
  if (known.success || setsUpDomain) return { home: domain, refusal: null };
  return notWanted('NOT_FOUND', resolveMessage(known, message.lastResort), 'domain');
}

async function wantedOrganization(
  { vendor }: GatewayContext,
  { organizationId }: AssignDomainInput,
): Promise<Wanted> {
  const field = 'organizationId';
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

const MOST = 200;
const ORGANIZATION_ID = /^[\w-]{1,64}$/;

const TYPES: Readonly<Record<InstanceType, AdminInstanceType>> = {
  [INSTANCE_TYPES.organization]: 'ORGANIZATION',
  [INSTANCE_TYPES.cfb]: 'CLOUD_FOR_BUSINESS',
};
