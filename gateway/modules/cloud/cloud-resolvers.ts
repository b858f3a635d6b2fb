import { cloudGroups } from './cloud-groups';

/** Groups of the cloud. */
export const cloudResolvers = {
  User: { cloudGroups },
};
