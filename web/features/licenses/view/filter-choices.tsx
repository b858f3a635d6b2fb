import classes from './filter-bar.module.css';
import type { SeatFacets_ChoicesFragment } from './seat-figures.generated';
import { CHOICES, type SeatChoice, type SeatView } from './seat-view';

interface FilterChoicesProps {
  view: SeatView;
  facets: SeatFacets_ChoicesFragment | null;
  onChange: (part: Partial<SeatView>) => void;
}

interface Choice {
  label: string;
  /** What stands there while nothing is chosen. */
  any: string;
  of: keyof Omit<SeatFacets_ChoicesFragment, '__typename'>;
}

const CHOICE_OF: Record<SeatChoice, Choice> = {
  edition: { label: 'Edition', any: 'All editions', of: 'editions' },
  group: { label: 'Group', any: 'All groups', of: 'groups' },
  manager: { label: 'Manager', any: 'Anybody', of: 'managers' },
  status: { label: 'Status', any: 'Any status', of: 'statuses' },
};

/** Filters of many values, each with what it would find. */
export function FilterChoices({ view, facets, onChange }: FilterChoicesProps) {
  return CHOICES.map((choice) => {
    const { label, any, of } = CHOICE_OF[choice];
    const chosen = view[choice];
    const facet = facets?.[of] ?? [];
    // What is chosen stays there also where it finds nothing.
    const isKnown = chosen === null || facet.some(({ value }) => value === chosen);
    return (
      <label key={choice} className={classes['choice']}>
        {label}
        <select
          value={chosen ?? ''}
          onChange={(event) => onChange({ [choice]: event.currentTarget.value || null })}
        >
          <option value="">{any}</option>
          {!isKnown && <option value={chosen}>{facets === null ? '…' : 'No seats'}</option>}
          {facet.map(({ value, name, count }) => (
            <option key={value} value={value}>
              {name} ({count.toLocaleString('en-US')})
            </option>
          ))}
        </select>
      </label>
    );
  });
}
