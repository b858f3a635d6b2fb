import { IconSearch, IconX } from '@tabler/icons-react';
import classes from './search-field.module.css';
import type { useSearchText } from './use-search-text';

/** Search field with its label inside while empty; a plain input keeps the first screen's script small. */
export function SearchField({ label, search }: { label: string; search: ReturnType<typeof useSearchText> }) {
  return (
    <span className={classes['field']} data-paper="off">
      <IconSearch size="1rem" aria-hidden="true" />
      <input
        ref={search.field}
        type="text"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        value={search.text}
        onChange={(event) => search.type(event.currentTarget.value)}
      />
      {search.text !== '' && (
        <button type="button" aria-label="Clear the search" onClick={search.clear}>
          <IconX size="1rem" aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
