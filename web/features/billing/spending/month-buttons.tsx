import { type KeyboardEvent, useRef, useState } from 'react';
import { MONTH_NAMES } from '../period/month-names';
import classes from './spending-chart.module.css';

interface MonthButtonsProps {
  year: number;
  figures: readonly string[];
  /** Months in which nothing was bought cannot be chosen. */
  isEmpty: (month: number) => boolean;
  chosen: number | null;
  onPoint: (month: number | null) => void;
  onChoose: (month: number) => void;
}

/** The months under, and over, their bars: one stop of the Tab key, arrows within; pressing one lists its purchases. */
export function MonthButtons({ year, figures, isEmpty, chosen, onPoint, onChoose }: MonthButtonsProps) {
  const latest = MONTH_NAMES.findLastIndex((_, month) => !isEmpty(month));
  const [visited, setVisited] = useState<number | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const stop = visited ?? chosen ?? Math.max(latest, 0);

  const move = (event: KeyboardEvent) => {
    const target = targetOf(event.key, stop);
    if (target === null) return;
    event.preventDefault();
    group.current?.querySelectorAll('button')[target]?.focus();
  };
  return (
    <div
      ref={group}
      className={classes['months']}
      role="toolbar"
      aria-label={`Spent by month in ${year}`}
      onKeyDown={move}
      onPointerLeave={() => onPoint(null)}
    >
      {MONTH_NAMES.map((name, month) => (
        <button
          key={name}
          type="button"
          tabIndex={month === stop ? 0 : -1}
          aria-label={`${name.slice(0, 3)} ${year}: ${figures[month]}`}
          aria-pressed={month === chosen}
          aria-disabled={isEmpty(month)}
          onPointerEnter={() => onPoint(month)}
          onFocus={() => {
            setVisited(month);
            onPoint(month);
          }}
          onBlur={() => onPoint(null)}
          onClick={() => !isEmpty(month) && onChoose(month)}
        >
          {name.slice(0, 3)}
        </button>
      ))}
    </div>
  );
}

function targetOf(key: string, from: number): number | null {
  const last = MONTH_NAMES.length - 1;
  if (key === 'ArrowRight') return Math.min(from + 1, last);
  if (key === 'ArrowLeft') return Math.max(from - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}
