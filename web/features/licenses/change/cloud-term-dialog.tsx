import { useNavigate } from 'react-router-dom';
import { changeCloudTermPath } from '../../../app/paths';
import type { CloudActionDialogProps } from '../cloud/cloud-action';
import { TermChoice } from './term-choice';

/** Picks the new billing term of a cloud group, then goes to the page that changes it (TERM-11). */
export function CloudTermDialog({ group, onClose }: CloudActionDialogProps) {
  const navigate = useNavigate();
  return (
    <TermChoice
      question={`New billing term for Group ${group.number}`}
      selection={{ seatIds: [], subscriptionId: group.id }}
      onClose={onClose}
      onAllowed={(term) => void navigate(changeCloudTermPath(term, group.id))}
    />
  );
}
