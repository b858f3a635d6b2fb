import { useLayoutEffect, useRef } from 'react';
import classes from './error-block.module.css';

interface ErrorBlockProps {
  /** Null when there is nothing to say. */
  message: string | null;
  /** For a form that is still being filled in: it is told without being left. */
  keepsFocus?: boolean;
}

/** Why something was refused, over the form that asked for it. It takes the focus, so that nobody misses it. */
export function ErrorBlock({ message, keepsFocus = false }: ErrorBlockProps) {
  const block = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (message !== null && !keepsFocus) block.current?.focus();
  }, [message, keepsFocus]);
  if (message === null) return null;
  return (
    <div ref={block} className={classes['block']} role="alert" tabIndex={-1}>
      {message}
    </div>
  );
}
