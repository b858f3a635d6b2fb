import { useSearchParams } from 'react-router-dom';
import { useSearchText } from '../../../ui/use-search-text';

/** What the keys are searched for; kept in the address without new entries in the history. */
export function useKeySearch() {
  const [params, setParams] = useSearchParams();
  const current = params.get('keys') ?? '';
  const field = useSearchText(current, (text) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (text === '') next.delete('keys');
        else next.set('keys', text);
        return next;
      },
      { replace: true, preventScrollReset: true },
    ),
  );
  return { current: current.trim(), field };
}
