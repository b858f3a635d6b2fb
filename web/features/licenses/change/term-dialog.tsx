import { useNavigate } from 'react-router-dom';
import { changeCloudTermPath, changeTermPath } from '../../../app/paths';
import type { SeatSelection } from '../../../app/selection-state';
import type { SeatActionDialogProps } from '../actions/seat-action';
import type { CloudActionDialogProps } from '../cloud/cloud-action';
import { seatsText } from '../seat-plan/seats-text';
import { TermChoice } from './term-choice';

/** Picks the new billing term of selected seats, then goes to the page that changes it (TERM-01). */
export function TermDialog({ seatIds, leftOut, onClose }: SeatActionDialogProps) {
  const navigate = useNavigate();
  return (
    <TermChoice
      question={`New billing term for ${seatsText(seatIds.length)}`}
      selection={{ seatIds: [...seatIds] }}
      leftOut={leftOut}
      onClose={onClose}
      onChoose={(term) => {
        const state: SeatSelection = { seatIds };
        void navigate(changeTermPath(term), { state });
      }}
    />
  );
}

/** Picks the new billing term of a cloud group, then goes to the page that changes it (TERM-11). */
export function CloudTermDialog({ group, onClose }: CloudActionDialogProps) {
  const navigate = useNavigate();
  return (
    <TermChoice
      question={`New billing term for Group ${group.number}`}
      selection={{ subscriptionId: group.id }}
      onClose={onClose}
      onChoose={(term) => void navigate(changeCloudTermPath(term, group.id))}
    />
  );
}
