import { z } from 'zod';
import type { CloudGroupRecord } from '../../models/cloud-groups';
import { cloudGroup } from './cloud-group';

const groups = z.array(cloudGroup(false));
const canceledGroups = z.array(cloudGroup(true));
const none: readonly CloudGroupRecord[] = [];

/** REST-40. A group that stands in several lists is taken from the first that names it, the canceled ones before all. */
export const cloudGroups = z
  .object({
    subscriptionGroups: groups,
    pendingSubscriptionGroups: groups.nullish().transform((list) => list ?? none),
    canceledSubscriptionGroups: canceledGroups.nullish().transform((list) => list ?? none),
    upcomingSubscriptionGroups: groups.nullish().transform((list) => list ?? none),
  })
  .transform((lists): readonly CloudGroupRecord[] => {
    const all = [
      ...lists.canceledSubscriptionGroups,
      ...lists.pendingSubscriptionGroups,
      ...lists.upcomingSubscriptionGroups,
      ...lists.subscriptionGroups,
    ];
    const seen = new Set<string>();
    return all.filter(({ facts }) => !seen.has(facts.id) && seen.add(facts.id));
  });
