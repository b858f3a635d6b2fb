import { useSearchParams } from 'react-router-dom';
import { withParams } from './query-params';

/** State in the address: it can be linked to, survives a sign-in, and is removed by Back. */
export function useAddressed(name: string): [value: string | null, show: (value: string | null) => void] {
  const [query, setQuery] = useSearchParams();
  const show = (value: string | null) =>
    setQuery((before) => withParams(before, { [name]: value }), {
      replace: value === null,
      preventScrollReset: true,
    });
  return [query.get(name), show];
}
