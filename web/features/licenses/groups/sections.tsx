import { type ReactNode, useState } from 'react';
import type { SubscriptionSection } from '../../../schema.generated';
import { useNarrow } from '../../../ui/data-table/data-table';
import { OutOfSightContext } from '../../../ui/data-table/row-list';
import { useProgressiveCount } from '../../../ui/render-later';
import type { ManageProductsQuery } from '../manage-products.generated';
import { SeveralSeatsContext, useSeveralSeats } from '../seats/seat-place';
import type { SeatVariables } from '../view/seat-view';
import { GroupCard } from './group-card';
import classes from './group-sections.module.css';
import { groupsInSight } from './groups-in-sight';

const SECTIONS: readonly { section: SubscriptionSection; title: string }[] = [
  { section: 'UPCOMING', title: 'Upcoming' },
  { section: 'ACTIVE', title: 'Active' },
  { section: 'EXPIRED', title: 'Expired' },
];

interface SectionsProps<Group> {
  groups: readonly Group[];
  keepsActive: boolean;
  children: (group: Group) => ReactNode;
}

/** Shows groups under three headings; an empty Upcoming or Expired is omitted (MAN-05, CLOUD-01, D-59). */
export function Sections<Group extends { section: SubscriptionSection }>(props: SectionsProps<Group>) {
  const { groups, keepsActive, children } = props;
  return SECTIONS.map(({ section, title }) => {
    const members = groups.filter((group) => group.section === section);
    const isKept = section === 'ACTIVE' && keepsActive;
    if (members.length === 0 && !isKept) return null;
    return (
      <section key={section} className={classes['section']} aria-label={title}>
        <h2>{title}</h2>
        {members.length === 0 && <p className={classes['none']}>No active subscriptions.</p>}
        {members.map(children)}
      </section>
    );
  });
}

const inSections = <Group extends { section: SubscriptionSection }>(groups: readonly Group[]) =>
  SECTIONS.flatMap(({ section }) => groups.filter((group) => group.section === section));

export type ManagedGroup = NonNullable<
  NonNullable<ManageProductsQuery['viewer']>['subscriptions']
>['nodes'][number];

interface GroupSectionsProps {
  groups: readonly ManagedGroup[];
  variables: SeatVariables;
  named: string | null;
}

export function GroupSections({ groups, variables, named }: GroupSectionsProps) {
  const isFiltered = variables.filter !== null;
  // Read before the first render: later it would force a layout in every pass.
  const [height] = useState(() => window.innerHeight);
  const sight = { height, hasCards: useNarrow(900) };
  const inOrder = inSections(groups);
  const inSight = named === null ? groupsInSight(inOrder, sight) : groups;
  const drawn = inOrder.slice(0, useProgressiveCount(inSight.length, groups.length));
  const several = useSeveralSeats(groups.flatMap(({ seats }) => seats.nodes));
  return (
    <SeveralSeatsContext value={several}>
      <Sections groups={drawn} keepsActive={!isFiltered}>
        {(group) => (
          <OutOfSightContext key={group.id} value={!inSight.includes(group)}>
            <GroupCard
              group={group}
              variables={variables}
              startsOpen={group.section !== 'EXPIRED' || isFiltered || group.id === named}
            />
          </OutOfSightContext>
        )}
      </Sections>
    </SeveralSeatsContext>
  );
}
