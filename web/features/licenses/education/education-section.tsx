import { useApolloClient } from '@apollo/client/react';
import { message } from '#domain/messages/catalogue';
import { Card } from '../../../ui/card';
import { DateText } from '../../../ui/date-text';
import section from '../groups/group-sections.module.css';
import type { LicenseColumn } from '../others/license-column';
import { LicenseGrid } from '../others/license-grid';
import { MoreRows } from '../others/more-rows';
import { UserText } from '../others/user-text';
import {
  type EducationList_SeatsFragment,
  type EducationRow_SeatFragment,
  MoreEducationSeatsDocument,
} from './education-list.generated';
import { NoteCell } from './note-cell';

const LARGEST_PAGE = 500;

/** The columns of the education grid, in their order (EDU-01). */
const COLUMNS: readonly LicenseColumn<EducationRow_SeatFragment>[] = [
  { id: 'type', title: 'Type', width: 166, inCard: 'subtitle', cell: ({ productName }) => productName },
  {
    id: 'assigned',
    title: 'Assigned User',
    inCard: 'title',
    cell: ({ assignedTo }) => <UserText address={assignedTo} />,
  },
  {
    id: 'notes',
    title: 'Notes',
    width: 260,
    inCard: 'fact',
    isEmpty: ({ note, isManager }) => note === '' && !isManager,
    cell: (seat) => <NoteCell seat={seat} />,
  },
  {
    id: 'start',
    title: 'Start date',
    width: 130,
    inCard: 'fact',
    isEmpty: ({ startDate }) => startDate === null,
    cell: ({ startDate }) => startDate && <DateText date={startDate} />,
  },
  {
    id: 'expiration',
    title: 'Expiration date',
    width: 140,
    inCard: 'fact',
    isEmpty: ({ expireDate }) => expireDate === null,
    cell: ({ expireDate }) => expireDate && <DateText date={expireDate} />,
  },
];

/** Education licenses, which nobody can reassign or transfer (EDU-02, EDU-03). */
export function EducationSection({ seats }: { seats: EducationList_SeatsFragment }) {
  const client = useApolloClient();
  const { nodes, pageInfo, totalCount } = seats;
  const more = () =>
    client.query({
      query: MoreEducationSeatsDocument,
      variables: { first: LARGEST_PAGE, after: pageInfo.endCursor },
      fetchPolicy: 'network-only',
    });
  return (
    <section className={section['section']} aria-label="Education">
      <h2>Education</h2>
      <p className={section['none']}>{message.educationFixed}</p>
      <Card flush>
        <LicenseGrid rows={nodes} columns={COLUMNS} totalCount={totalCount} label="Education licenses" />
        <MoreRows loaded={nodes.length} total={totalCount} noun="licenses" onMore={more} />
      </Card>
    </section>
  );
}
