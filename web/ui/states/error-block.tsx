import { useLayoutEffect, useRef } from 'react';
import classes from './error-block.module.css';

interface ErrorBlockProps {
  message: string | null;
  keepsFocus?: boolean;
}

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
