import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './tooltip.module.css';
import type { TooltipBoxProps } from './tooltip-box';

const OPEN_DELAY_MS = 500;

type Box = ComponentType<TooltipBoxProps>;

/** Returns null if loading fails: a tooltip only repeats the name of its control. */
function loadBox(): Promise<Box | null> {
  return import('./tooltip-box').then(
    (module) => module.TooltipBox,
    () => null,
  );
}

interface TooltipProps {
  /** Same as the control's accessible name. */
  label: string;
  children: ReactNode;
}

export function Tooltip({ label, children }: TooltipProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState<{ target: Element; Box: Box } | null>(null);

  const hide = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setShown(null);
  };
  const showSoon = () => {
    clearTimeout(timer.current);
    const loading = loadBox();
    const own = setTimeout(async () => {
      const Box = await loading;
      const target = frame.current?.querySelector('button, a');
      // An open menu says more than its button's name.
      if (!Box || !target || target.getAttribute('aria-expanded') === 'true') return;
      if (timer.current === own) setShown({ target, Box });
    }, OPEN_DELAY_MS);
    timer.current = own;
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes the control inside
    <span
      ref={frame}
      className={classes['frame']}
      onPointerEnter={(event) => event.pointerType !== 'touch' && showSoon()}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && showSoon()}
      onBlur={hide}
      onKeyDown={hide}
    >
      {children}
      {shown && <shown.Box label={label} target={shown.target} />}
    </span>
  );
}
