import { useEffect, useRef } from 'react';
import { notifyRefusal } from './notify';

/** Reports an answer by message if its dialog or page is gone by then. */
export function useShowOrNotify() {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return <Told>(told: Told, show: (told: Told) => void, say: (text: string) => void = notifyRefusal) => {
    if (!isGone.current) show(told);
    else if (typeof told === 'string') say(told);
  };
}
