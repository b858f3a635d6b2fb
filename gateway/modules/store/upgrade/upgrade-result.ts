import type { UpgradeOrderPayload, UpgradeOrderPayloadResolvers } from '../../../resolvers.generated';
import { loadViewer } from '../../account/user-model';

/** What came of an order of upgrades. The customer is read again only if asked for: what is done stays done. */
export type UpgradeResult = Omit<UpgradeOrderPayload, '__typename' | 'viewer'>;

export const upgradeViewer: UpgradeOrderPayloadResolvers['viewer'] = (_parent, _args, context) =>
  loadViewer(context);
