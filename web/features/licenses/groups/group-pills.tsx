import { StatusPill } from '../../../ui/status-pill';
import { DateText, Money } from '../../../ui/text';
import type { GroupHeader_SubscriptionFragment } from './group-header.generated';

/** Fields that both kinds of groups have in their headers. */
export interface GroupHead extends Omit<GroupHeader_SubscriptionFragment, 'editionSummary' | 'nextRenewal'> {
  nextRenewal: { total: string } | null;
}

export function GroupPills({ group }: { group: GroupHead }) {
  // On its renewal day a group has ended until it is charged, and its end has no price.
  const renewal = group.section === 'EXPIRED' ? null : group.nextRenewal;
  return (
    <>
      <StartPill group={group} />
      <StatusPill tone={group.statusLine.tone}>
        <span>{group.statusLine.text}</span>
        {renewal && (
          <span>
            {'· '}
            <Money amount={renewal.total} />
          </span>
        )}
      </StatusPill>
      {group.isPurchaseOrder && <StatusPill tone="NEUTRAL">Purchase order</StatusPill>}
    </>
  );
}

export function StartPill({ group }: { group: Pick<GroupHead, 'section' | 'startDate'> }) {
  if (group.section !== 'UPCOMING') return null;
  return (
    <StatusPill tone="INFO">
      <span>
        Starts <DateText date={group.startDate} />
      </span>
    </StatusPill>
  );
}
