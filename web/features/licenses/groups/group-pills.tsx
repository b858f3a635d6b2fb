import type { SubscriptionSection, Tone } from '../../../schema.generated';
import { DateText } from '../../../ui/date-text';
import { StatusPill } from '../../../ui/status-pill';

interface GroupPillsProps {
  group: {
    section: SubscriptionSection;
    startDate: string;
    statusLine: { text: string; tone: Tone };
    isPurchaseOrder: boolean;
  };
}

/** How a group stands: its start where that is to come, its status line, how it is paid for (MAN-13). */
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
      <StatusPill tone={group.statusLine.tone}>{group.statusLine.text}</StatusPill>
      {group.isPurchaseOrder && <StatusPill tone="NEUTRAL">Purchase order</StatusPill>}
    </>
  );
}
