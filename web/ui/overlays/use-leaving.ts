import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Closes overlays when Back, Forward or a link leads elsewhere; filters in the address do not count. */
export function useLeaving(onLeave: () => void): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (type !== NavigationType.Replace) onLeave();
  });
}
