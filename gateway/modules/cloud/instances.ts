import { INSTANCE_TYPES, type InstanceType } from '#domain/cloud/instance-type';
import { badUserInput } from '../../graphql/errors';
import type { AdminInstanceType, QueryResolvers } from '../../resolvers.generated';

const MOST = 200;

const TYPES: Readonly<Record<InstanceType, AdminInstanceType>> = {
  [INSTANCE_TYPES.organization]: 'ORGANIZATION',
  [INSTANCE_TYPES.cfb]: 'CLOUD_FOR_BUSINESS',
};

export const cloudAdminInstances: QueryResolvers['cloudAdminInstances'] = async (
  _parent,
  _args,
  { vendor },
) => {
  const instances = await vendor.homes.getCloudAdminInstances();
  return instances.map(({ id, name, type }) => ({ id, name, type: TYPES[type] }));
};

export const instanceIdFromDomain: QueryResolvers['instanceIdFromDomain'] = async (
  _parent,
  { domain },
  { vendor },
) => {
  const { success, instanceId } = await vendor.homes.getInstanceIdFromDomain(domain);
  return success ? instanceId : null;
};

export const orgNames: QueryResolvers['orgNames'] = async (_parent, { ids }, { vendor }) => {
  if (ids.length > MOST) throw badUserInput(`At most ${MOST} organizations may be named.`);
  const names = ids.length === 0 ? [] : await vendor.homes.getOrgsFromIds(ids);
  return ids.map((id, index) => ({ id, name: names[index] ?? null }));
};
