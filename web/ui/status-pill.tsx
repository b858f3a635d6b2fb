import type { ReactNode } from 'react';
import type { Tone } from '../schema.generated';
import classes from './status-pill.module.css';

export function StatusPill({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={classes['pill']} data-tone={tone}>
      {tone !== 'NEUTRAL' && <i aria-hidden="true" />}
      {children}
    </span>
  );
}
