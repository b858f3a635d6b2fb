import type { ChangePayload, ChangePayloadResolvers } from '../../resolvers.generated';
import { loadViewer } from '../account/user-model';
import type { ChangePreviewModel } from './to-change-preview';

/** What came of a change. The customer is read again only if asked for: what is done stays done. */
export interface ChangeResult extends Omit<ChangePayload, '__typename' | 'preview' | 'viewer'> {
  readonly preview: ChangePreviewModel | null;
}

export const changeViewer: ChangePayloadResolvers['viewer'] = (_parent, _args, context) =>
  loadViewer(context);
