import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Brings the section that the address names into view, as soon as it has its size (SALES-14). */
export function useScrollToHash(id: string, isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isReady && hash === `#${id}`) document.getElementById(id)?.scrollIntoView();
  }, [id, isReady, hash]);
}
