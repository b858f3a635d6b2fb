import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const NAME = 'search';

/** What is searched for, kept in the address bar so that the view can be shared and survives a reload. */
export function useSearchInAddress() {
  const [query, setQuery] = useSearchParams();
  const [search, setSearch] = useState(query.get(NAME) ?? '');
  const written = useRef(search);

  useEffect(() => {
    const addressed = query.get(NAME) ?? '';
    if (addressed === written.current) return;
    written.current = addressed;
    setSearch(addressed);
  }, [query]);

  return {
    search,
    setSearch: (text: string) => {
      setSearch(text);
      written.current = text;
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          if (text === '') next.delete(NAME);
          else next.set(NAME, text);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
