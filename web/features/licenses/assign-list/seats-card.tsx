import { countText } from '#domain/text/counts';
import { Card } from '../../../ui/card';
import { PlainSelect } from '../../../ui/fields/plain-select';
import { useSeatsToGiveQuery } from './assign-list.generated';
import classes from './assign-list.module.css';
import type { AssignList, SeatSource } from './kept-list';

interface SeatsCardProps {
  list: AssignList;
  selectedCount: number;
  onChange: (part: Partial<AssignList>) => void;
}

export function SeatsCard({ list, selectedCount, onChange }: SeatsCardProps) {
  const { source, allowSecondSeats } = list;
  const choices = useSources(selectedCount);
  const isKnown = choices.some(({ value }) => value === source);
  return (
    <Card title="Seats for them">
      <div className={classes['seats']}>
        <label className={classes['choice']}>
          Give out
          <PlainSelect
            value={source}
            // The values are those of `useSources`.
            onChange={(event) => onChange({ source: event.currentTarget.value as SeatSource })}
          >
            {!isKnown && <option value={source}>…</option>}
            {choices.map(({ value, label, count }) => (
              <option key={value} value={value}>
                {label} ({countText(count)})
              </option>
            ))}
          </PlainSelect>
        </label>
        <label className={classes['check']}>
          <input
            type="checkbox"
            checked={allowSecondSeats}
            onChange={(event) => onChange({ allowSecondSeats: event.currentTarget.checked })}
          />
          Also to people who have a seat
        </label>
      </div>
    </Card>
  );
}

interface Source {
  value: SeatSource;
  label: string;
  count: number;
}

function useSources(selectedCount: number): Source[] {
  const { data } = useSeatsToGiveQuery({ fetchPolicy: 'cache-and-network' });
  const matches = data?.viewer?.seatMatches;
  const selected: Source = { value: 'selected', label: 'The selected seats', count: selectedCount };
  const free: Source = { value: 'free', label: 'Free seats', count: matches?.totalCount ?? 0 };
  return [
    ...(selectedCount > 0 ? [selected] : []),
    ...(matches ? [free] : []),
    ...(matches?.facets.groups ?? []).map(
      ({ value, name, count }): Source => ({
        value: `group:${value}`,
        label: `Free seats of ${name}`,
        count,
      }),
    ),
    ...(matches?.facets.editions ?? []).map(
      ({ value, name, count }): Source => ({
        value: `edition:${value}`,
        label: `Free seats of ${name}`,
        count,
      }),
    ),
  ];
}
