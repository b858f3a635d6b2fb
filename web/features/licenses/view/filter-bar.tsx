import { useNarrow } from '../../../ui/data-table/data-table';
import { SortSelect } from '../../../ui/data-table/sort';
import { SearchField } from '../../../ui/fields/search-field';
import { useSearchText } from '../../../ui/fields/use-search-text';
import { SEAT_COLUMNS, seatSort } from '../seats/seat-columns';
import classes from './filter-bar.module.css';
import { type SeatView, SHOWN, type Shown } from './seat-view';

const LABELS: Record<Shown, string> = {
  unassigned: 'Unassigned',
  ending: 'Ending',
  pending: 'Pending change',
};

interface FilterBarProps {
  view: SeatView;
  unassigned: number | undefined;
  onChange: (part: Partial<SeatView>) => void;
}

export function FilterBar({ view, unassigned, onChange }: FilterBarProps) {
  const search = useSearchText(view.search, (text) => onChange({ search: text }));
  const isNarrow = useNarrow(900);
  const toggle = (name: Shown) =>
    onChange({
      shown: view.shown.includes(name) ? view.shown.filter((each) => each !== name) : [...view.shown, name],
    });
  return (
    <div className={classes['bar']}>
      <SearchField label="Search user, note, manager" search={search} />
      <fieldset className={classes['filters']}>
        <legend>Show only</legend>
        {SHOWN.map((name) => (
          <button
            key={name}
            type="button"
            className={classes['filter']}
            aria-pressed={view.shown.includes(name)}
            onClick={() => toggle(name)}
          >
            {LABELS[name]}
            {name === 'unassigned' && unassigned !== undefined && (
              <span> {unassigned.toLocaleString('en-US')}</span>
            )}
          </button>
        ))}
      </fieldset>
      {isNarrow && (
        <SortSelect columns={SEAT_COLUMNS} sort={seatSort(view.order, (order) => onChange({ order }))} />
      )}
    </div>
  );
}
