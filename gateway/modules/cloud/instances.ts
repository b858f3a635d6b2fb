import { INSTANCE_TYPES, type InstanceType } from '#domain/cloud/cloud-kind';
import { badUserInput } from '../../graphql/errors';
import type { SomeResolvers } from '../../graphql/some-resolvers';
import type { AdminInstanceType } from '../../resolvers.generated';

const MOST = 200;
const ORGANIZATION_ID = /^[\w-]{1,64}$/;

const TYPES: Readonly<Record<InstanceType, AdminInstanceType>> = {
  [INSTANCE_TYPES.organization]: 'ORGANIZATION',
  [INSTANCE_TYPES.cfb]: 'CLOUD_FOR_BUSINESS',
};

export const instancesResolvers = {
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
      // What cannot be an id is nobody's, and would spoil the question for the others.
      const asked = [...new Set(ids)].filter((id) => ORGANIZATION_ID.test(id));
      const names = asked.length === 0 ? [] : await vendor.homes.getOrgsFromIds(asked);
      const nameOf = new Map(asked.map((id, index) => [id, names[index] ?? null]));
      return ids.map((id) => ({ id, name: nameOf.get(id) ?? null }));
    },
  },
} satisfies SomeResolvers;
