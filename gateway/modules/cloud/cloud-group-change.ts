import type { Profile } from '#domain/account/profile';
import type { CalendarDate } from '#domain/calendar/calendar-date';
import { message } from '#domain/messages/catalogue';
import type { GatewayContext } from '../../context';
import type { SomeResolvers } from '../../graphql/some-resolvers';
import type { CloudGroupRecord } from '../../models/licenses';
import type { UserErrorCode } from '../../resolvers.generated';
import { requireProfile } from '../account/require-profile';
import { type Change, notChanged } from '../common/change';
import { findCloudRecord, loadCloudBook } from './cloud-book';

export interface CloudGroupChange extends Change {
  readonly id: string;
}

interface Refusal {
  readonly code: UserErrorCode;
  readonly message: string;
  /** Set when the fault is not in the group. */
  readonly field?: string | null;
}

interface Asked {
  readonly id: string;
  readonly idField: string;
  check(record: CloudGroupRecord, around: { viewer: Profile; today: CalendarDate }): Refusal | null;
  send(record: CloudGroupRecord, viewer: Profile): Promise<Change>;
}

export async function changeCloudGroup(
  context: GatewayContext,
  { id, idField, check, send }: Asked,
): Promise<CloudGroupChange> {
  const [record, viewer, today] = await Promise.all([
    findCloudRecord(context, id),
    requireProfile(context),
    context.loads.today(),
  ]);
  if (record === null) return { id, ...notChanged('NOT_FOUND', message.notOwnerCloud, idField) };
  const refusal = check(record, { viewer, today });
  if (refusal) return { id, ...notChanged(refusal.code, refusal.message, refusal.field ?? idField) };
  return { id, ...(await send(record, viewer)) };
}

export const cloudGroupChangeResolvers = {
  CloudGroupPayload: {
    cloudGroup: async ({ id, context }) => {
      if (context === null) return null;
      const { groups } = await loadCloudBook(context);
      return groups.find((group) => group.id === id) ?? null;
    },
  },
} satisfies SomeResolvers;
