import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After a change of page, starts at its top and lets a screen reader read from there. */
export function RouteFocus({ mainId }: { mainId: string }) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname, mainId]);
  return null;
}
