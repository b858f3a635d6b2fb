import { EmailText } from '../../../ui/email-text';
import { assignedUserId, useAssign } from '../assign/assign-context';
import type { ManagedLicense } from '../others/managed-license';
import classes from './cells.module.css';

export function AssignedUser({
  seat,
}: {
  seat: Pick<ManagedLicense, 'id' | 'productName' | 'assignedTo' | 'assignEligibility'>;
}) {
  const openAssign = useAssign();
  const { assignedTo, assignEligibility } = seat;
  if (!assignEligibility.allowed) {
    return assignedTo ? (
      <span title={assignedTo}>
        <EmailText email={assignedTo} />
      </span>
    ) : (
      <span className={classes['none']}>Unassigned</span>
    );
  }
  return (
    <button
      type="button"
      id={assignedUserId(seat.id)}
      className={assignedTo ? classes['user'] : classes['assign']}
      title={assignedTo ?? undefined}
      aria-label={assignedTo ? `${assignedTo}, assign to somebody else` : `Assign ${seat.productName}`}
      onClick={() => openAssign(seat)}
    >
      {assignedTo ? <EmailText email={assignedTo} /> : 'Assign…'}
    </button>
  );
}
