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
  const contents = selected.group.kind === 'rp' ? ofSeats : ofCloud;
  return { ...selected, contents: await contents(context, subscriptionId) };
}

async function ofSeats(context: GatewayContext, id: string): Promise<string> {
  const { subscriptions } = await loadBook(context);
  return subscriptions.find((group) => group.id === id)?.editionSummary ?? '';
}

async function ofCloud(context: GatewayContext, id: string): Promise<string> {
  const { groups } = await loadCloudBook(context);
  return groups.find((group) => group.id === id)?.contents ?? '';
}
