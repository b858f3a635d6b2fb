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
      {group.section === 'UPCOMING' && (
        <StatusPill tone="INFO">
          <span>
            Starts <DateText date={group.startDate} />
          </span>
        </StatusPill>
      )}
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
