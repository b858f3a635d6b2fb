import type { SubscriptionSection, Tone } from '../../../schema.generated';
import { StatusPill } from '../../../ui/status-pill';
import { DateText, Money } from '../../../ui/text';

interface GroupPillsProps {
  group: {
    section: SubscriptionSection;
    startDate: string;
    statusLine: { text: string; tone: Tone };
    isPurchaseOrder: boolean;
    nextRenewal: { total: string } | null;
  };
}

export function GroupPills({ group }: GroupPillsProps) {
  return (
    <>
      <StartPill group={group} />
      <StatusPill tone={group.statusLine.tone}>
        <span>{group.statusLine.text}</span>
        {group.nextRenewal && (
          <span>
            {'· '}
            <Money amount={group.nextRenewal.total} />
          </span>
        )}
      </StatusPill>
      {group.isPurchaseOrder && <StatusPill tone="NEUTRAL">Purchase order</StatusPill>}
    </>
  );
}

export function StartPill({ group }: { group: Pick<GroupPillsProps['group'], 'section' | 'startDate'> }) {
  if (group.section !== 'UPCOMING') return null;
  return (
    <StatusPill tone="INFO">
      <span>
        Starts <DateText date={group.startDate} />
      </span>
    </StatusPill>
  );
}
