import type { GatewayContext } from '../../../context';
import { loadCloudBook } from '../../cloud/cloud-book';
import { loadBook } from '../../licenses/license-book';
import type { SelectedGroup } from '../select-rp-seats';
import { selectGroup } from '../select-units';

export interface SeenGroup extends SelectedGroup {
  readonly contents: string;
}

export async function findGroup(context: GatewayContext, subscriptionId: string): Promise<SeenGroup | null> {
  const selection = await selectGroup(context, subscriptionId);
  const [selected] = selection.ok ? selection.groups : [];
  if (!selected) return null;
  const isAsked = ({ id }: { readonly id: string }) => id === subscriptionId;
  const contents =
    selected.group.kind === 'rp'
      ? (await loadBook(context)).subscriptions.find(isAsked)?.editionSummary
      : (await loadCloudBook(context)).groups.find(isAsked)?.contents;
  return { ...selected, contents: contents ?? '' };
}
