import { useSearchParams } from 'react-router-dom';

/** The subscription that the address names with `sub`, if any (MAN-32). */
export function useNamedGroup(): string | null {
  const [params] = useSearchParams();
  return params.get('sub');
}
