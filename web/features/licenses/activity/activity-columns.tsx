import { Link } from 'react-router-dom';
import { activityPath } from '../../../app/paths';
import type { Column } from '../../../ui/data-table/column';
import { EmailText, MomentText } from '../../../ui/text';
import type { Activity_EventFragment } from './activity.generated';
import classes from './activity.module.css';

export const ACTIVITY_COLUMNS: readonly Column<Activity_EventFragment>[] = [
  {
    id: 'when',
    title: 'When',
    width: 196,
    inCard: 'subtitle',
    isQuiet: true,
    cell: ({ at }) => <MomentText at={at} />,
  },
  { id: 'what', title: 'What', width: '15%', inCard: 'title', cell: ({ what }) => what },
  { id: 'who', title: 'Who', width: '21%', inCard: 'fact', cell: (event) => <Who event={event} /> },
  {
    id: 'licenses',
    title: 'Licenses',
    width: '12%',
    inCard: 'fact',
    isEmpty: ({ subject }) => subject === '',
    cell: ({ subject, seatId }) =>
      seatId === null ? subject : <Link to={activityPath({ seat: seatId })}>{subject}</Link>,
  },
  {
    id: 'details',
    title: 'Details',
    inCard: 'line',
    isEmpty: ({ details }) => details === '',
    cell: ({ details }) => <span className={classes['details']}>{details}</span>,
  },
];

function Who({ event: { actor, agent } }: { event: Activity_EventFragment }) {
  if (actor === null) return 'Automatic';
  return (
    <>
      <EmailText>{actor}</EmailText>
      {agent !== null && (
        <span className={classes['agent']}>{agent === actor ? 'Support' : `by ${agent}`}</span>
      )}
    </>
  );
}
