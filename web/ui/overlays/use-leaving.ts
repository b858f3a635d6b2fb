import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Back, Forward or a link leads to another place: what lies over the page goes. A filter that the address takes up is none. */
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
