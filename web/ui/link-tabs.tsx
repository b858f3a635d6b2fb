import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import classes from './link-tabs.module.css';

export interface LinkTab {
  label: string;
  to: string;
  isCurrent: boolean;
}

interface LinkTabsProps {
  label: string;
  tabs: readonly LinkTab[];
  isLocked?: boolean;
}

/** Parts of a page with addresses of their own; the current tab is scrolled into view. */
export function LinkTabs({ label, tabs, isLocked = false }: LinkTabsProps) {
  const row = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.isCurrent)?.label;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another tab becomes current
  useEffect(() => {
    const box = row.current;
    if (box === null) return;
    // The first call follows the browser's own layout, so none is forced.
    const observer = new ResizeObserver(() => {
      const tab = box.querySelector<HTMLElement>('[aria-current]');
      if (tab) box.scrollLeft = tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [current]);

  return (
    <nav ref={row} className={classes['tabs']} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.label}
          to={tab.to}
          className={classes['tab']}
          aria-current={tab.isCurrent ? 'page' : undefined}
          aria-disabled={isLocked || undefined}
          onClick={(event) => isLocked && event.preventDefault()}
          preventScrollReset
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
