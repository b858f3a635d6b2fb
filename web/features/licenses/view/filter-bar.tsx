import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { ME } from '#domain/licenses/people/managers';
import { countText } from '#domain/text/counts';
import { useNarrow } from '../../../ui/data-table/data-table';
import { SortSelect } from '../../../ui/data-table/sort';
import { PlainSelect } from '../../../ui/fields/plain-select';
import { SearchField } from '../../../ui/fields/search-field';
import { useSearchText } from '../../../ui/fields/use-search-text';
import hidden from '../../../ui/visually-hidden.module.css';
import { SEAT_COLUMNS, seatSort } from '../seats/seat-columns';
import classes from './filter-bar.module.css';
import type { SeatFacets_ChoicesFragment, SeatFiguresQuery } from './seat-figures.generated';
import { CHOICES, type SeatChoice, type SeatView, SHOWN, type Shown } from './seat-view';

export type Figures = NonNullable<NonNullable<SeatFiguresQuery['viewer']>['seatMatches']>;

const LABELS: Record<Shown, string> = {
  unassigned: 'Unassigned',
  ending: 'Ends within 90 days',
  pending: 'Pending change',
  several: 'User has several',
};

interface FilterBarProps {
  view: SeatView;
  figures: Figures | null;
  onChange: (part: Partial<SeatView>) => void;
}

export function FilterBar({ view, figures, onChange }: FilterBarProps) {
  const search = useSearchText(view.search, (text) => onChange({ search: text }));
  const isNarrow = useNarrow(900);
  const chosen = CHOICES.filter((choice) => view[choice] !== null).length;
  const [isOpen, setOpen] = useState(chosen > 0);
  const toggle = (name: Shown) =>
    onChange({
      shown: view.shown.includes(name) ? view.shown.filter((each) => each !== name) : [...view.shown, name],
    });
  return (
    <div className={classes['bar']} data-paper="off">
      <SearchField label="Search user, note, manager" search={search} />
      <fieldset className={classes['filters']}>
        <legend className={hidden['visuallyHidden']}>Show only</legend>
        {SHOWN.filter(
          (name) => name !== 'several' || view.shown.includes(name) || countOf(figures, name),
        ).map((name) => (
          <button
            key={name}
            type="button"
            className={classes['filter']}
            aria-pressed={view.shown.includes(name)}
            onClick={() => toggle(name)}
          >
            {LABELS[name]}
            {figures && <> {countText(countOf(figures, name) ?? 0)}</>}
          </button>
        ))}
        <MineFilter view={view} figures={figures} onChange={onChange} />
        <button
          type="button"
          className={classes['filter']}
          aria-expanded={isOpen}
          aria-controls={CHOICES_ID}
          onClick={() => setOpen(!isOpen)}
        >
          <IconAdjustmentsHorizontal size="0.9375rem" aria-hidden="true" />
          More filters
          {chosen > 0 && <> · {chosen}</>}
        </button>
      </fieldset>
      {isNarrow && (
        <SortSelect columns={SEAT_COLUMNS} sort={seatSort(view.order, (order) => onChange({ order }))} />
      )}
      <div id={CHOICES_ID} className={classes['choices']} hidden={!isOpen}>
        {isOpen && <FilterChoices view={view} facets={figures?.facets ?? null} onChange={onChange} />}
      </div>
    </div>
  );
}

/** Filter for seats that the viewer manages; shown if there are other managers. */
function MineFilter({ view, figures, onChange }: FilterBarProps) {
  const managers = figures?.facets.managers ?? [];
  const mine = managers.find(({ value }) => value === ME);
  const isChosen = view.manager === ME;
  if (!isChosen && (mine === undefined || managers.length === 1)) return null;
  return (
    <button
      type="button"
      className={classes['filter']}
      title="Seats that you manage"
      aria-pressed={isChosen}
      onClick={() => onChange({ manager: isChosen ? null : ME })}
    >
      Mine
      {figures && <> {countText(mine?.count ?? 0)}</>}
    </button>
  );
}

const CHOICES_ID = 'seat-filters';

function countOf(figures: Figures | null, name: Shown): number | undefined {
  if (figures === null) return undefined;
  const { unassigned, endingSoon, userHasSeveral, statuses } = figures.facets;
  const pending = statuses.find(({ value }) => value === 'PENDING_CHANGE')?.count ?? 0;
  return { unassigned, ending: endingSoon, pending, several: userHasSeveral }[name];
}

interface FilterChoicesProps {
  view: SeatView;
  facets: SeatFacets_ChoicesFragment | null;
  onChange: (part: Partial<SeatView>) => void;
}

interface Choice {
  label: string;
  any: string;
  of: keyof SeatFacets_ChoicesFragment;
}

const CHOICE_OF: Record<SeatChoice, Choice> = {
  edition: { label: 'Edition', any: 'All editions', of: 'editions' },
  group: { label: 'Group', any: 'All groups', of: 'groups' },
  manager: { label: 'Manager', any: 'Anybody', of: 'managers' },
  status: { label: 'Status', any: 'Any status', of: 'statuses' },
};

function FilterChoices({ view, facets, onChange }: FilterChoicesProps) {
  return CHOICES.map((choice) => {
    const { label, any, of } = CHOICE_OF[choice];
    const chosen = view[choice];
    const facet = facets?.[of] ?? [];
    // The chosen value stays listed even without matches.
    const isKnown = chosen === null || facet.some(({ value }) => value === chosen);
    return (
      <label key={choice} className={classes['choice']}>
        {label}
        <PlainSelect
          value={chosen ?? ''}
          onChange={(event) => onChange({ [choice]: event.currentTarget.value || null })}
        >
          <option value="">{any}</option>
          {!isKnown && <option value={chosen}>{facets === null ? '…' : 'No seats'}</option>}
          {facet.map(({ value, name, count }) => (
            <option key={value} value={value}>
              {name} ({countText(count)})
            </option>
          ))}
        </PlainSelect>
      </label>
    );
  });
}
