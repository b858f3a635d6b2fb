import { type ComponentProps, useEffect, useMemo, useState } from 'react';
import { type ListedPerson, MOST_LISTED, MOST_PLAN_BYTES } from '#domain/licenses/plan/assignment-plan';
import { guessReading, type ListReading, toPeople } from '#domain/licenses/plan/people-list';
import { message } from '#domain/messages/catalogue';
import { backToManage } from '../../../app/paths';
import { useSignedIn } from '../../../app/session/session-context';
import type { AssignmentPlanInput, Edition, ListedPersonInput } from '../../../schema.generated';
import { Card } from '../../../ui/card';
import { Page } from '../../../ui/page';
import { ErrorBlock } from '../../../ui/states/error-block';
import { loadSelection, selectedIds } from '../selection/selection';
import classes from './assign-list.module.css';
import { type AssignList, keepList, loadList, type SeatSource } from './kept-list';
import { ListCard } from './list-card';
import { PreviewCard } from './preview-card';
import { SeatsCard } from './seats-card';

export function AssignListPage() {
  const { list, input, selectedCount, change, start, read, fix, forget } = useAssignList();
  return (
    <Page title="Assign from a List" back={backToManage}>
      <div className={classes['cards']}>
        <ListCard list={list} onStart={start} onRead={read} onForget={forget} />
        {list && <SeatsCard list={list} selectedCount={selectedCount} onChange={change} />}
        {list && input && <Plan input={input} fixes={list.fixes} onFix={fix} />}
      </div>
    </Page>
  );
}

function Plan(props: ComponentProps<typeof PreviewCard>) {
  const { input } = props;
  const refusal = useMemo(() => tooLarge(input), [input]);
  return refusal === null ? (
    <PreviewCard {...props} />
  ) : (
    <Card title="Preview">
      <ErrorBlock message={refusal} />
    </Card>
  );
}

// Checked once the list is read: its size also depends on the column kinds and the selected seats.
function tooLarge(input: AssignmentPlanInput): string | null {
  if (input.people.length > MOST_LISTED) return message.planTooMany;
  const text = JSON.stringify(input);
  // A UTF-16 unit takes at most three bytes, so few lists need to be measured.
  const isTooLarge = text.length * 3 > MOST_PLAN_BYTES && new Blob([text]).size > MOST_PLAN_BYTES;
  return isTooLarge ? message.listTooLarge : null;
}

function useAssignList() {
  const viewerId = useSignedIn().customer.id;
  const selectedSeats = useMemo(() => selectedIds(loadSelection(viewerId)), [viewerId]);
  const [list, setList] = useState(() => loadList(viewerId));
  useEffect(() => keepList(viewerId, list), [viewerId, list]);
  const change = (part: Partial<AssignList>) => setList((now) => now && { ...now, ...part });
  const input = useMemo(() => (list ? toInput(list, selectedSeats) : null), [list, selectedSeats]);

  return {
    list,
    input,
    selectedCount: selectedSeats.length,
    change,
    start: (name: string | null, table: string[][]) =>
      setList({
        name,
        table,
        reading: guessReading(table),
        fixes: {},
        source: selectedSeats.length > 0 ? 'selected' : 'free',
        allowSecondSeats: false,
      }),
    // Corrections belong to a row as it was read.
    read: (reading: ListReading) => change({ reading, fixes: {} }),
    fix: (row: number, email: string) =>
      setList((now) => now && { ...now, fixes: { ...now.fixes, [row]: email } }),
    forget: () => setList(null),
  };
}

function toInput(list: AssignList, selectedSeats: readonly string[]): AssignmentPlanInput | null {
  const { fixes, allowSecondSeats, source } = list;
  const people = toPeople(list.table, list.reading).map((person, row) => {
    const email = fixes[row];
    return inShort(email === undefined ? person : { ...person, email });
  });
  if (people.length === 0) return null;
  return { people, allowSecondSeats, ...seatsOf(source, selectedSeats) };
}

/** Omits defaults: half of the request for most lists. */
function inShort({ email, seatId, isManager, note }: ListedPerson): ListedPersonInput {
  return {
    ...(email !== null && { email }),
    ...(seatId !== null && { seatId }),
    ...(isManager && { isManager }),
    ...(note !== null && { note }),
  };
}

function seatsOf(
  source: SeatSource,
  selectedSeats: readonly string[],
): Pick<AssignmentPlanInput, 'seatIds' | 'seatsMatching'> {
  if (source === 'selected') return { seatIds: [...selectedSeats] };
  const [kind, value = ''] = source.split(':');
  const free = { isAssigned: false };
  if (kind === 'group') return { seatsMatching: { ...free, groupIds: [value] } };
  // The options are the gateway's own values.
  if (kind === 'edition') return { seatsMatching: { ...free, editions: [value as Edition] } };
  return { seatsMatching: free };
}
