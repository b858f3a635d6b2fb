import { useEffect, useRef } from 'react';
import { notifyRefusal } from './notify';

/** A dialog or its page may be gone when its answer comes: a message says then why it was refused, or what else is told. */
export function useTold() {
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
