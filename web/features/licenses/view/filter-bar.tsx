import { SearchField } from '../../../ui/search-field';
import { useSearchText } from '../../../ui/use-search-text';
import classes from './filter-bar.module.css';
import { type SeatView, SHOWN, type Shown } from './seat-view';
import { SortSelect } from './sort-select';

const LABELS: Record<Shown, string> = {
  unassigned: 'Unassigned',
  ending: 'Ending',
  pending: 'Pending change',
};

interface FilterBarProps {
  view: SeatView;
  /** Seats that nobody uses; shown on its filter. */
  unassigned: number | undefined;
  onChange: (part: Partial<SeatView>) => void;
}

/** Search and filters over the seats of all groups. */
export function FilterBar({ view, unassigned, onChange }: FilterBarProps) {
  const search = useSearchText(view.search, (text) => onChange({ search: text }));
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
      <SortSelect order={view.order} onChange={(order) => onChange({ order })} />
    </div>
  );
}
