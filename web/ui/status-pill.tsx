import type { ReactNode } from 'react';
import type { Tone } from '../schema.generated';
import classes from './status-pill.module.css';

const TONE_CLASS: Record<Tone, string | undefined> = {
  OK: classes['ok'],
  INFO: classes['info'],
  WARNING: classes['warning'],
  DANGER: classes['danger'],
  NEUTRAL: classes['neutral'],
};

export function StatusPill({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={`${classes['pill']} ${TONE_CLASS[tone]}`}>
      {tone !== 'NEUTRAL' && <i aria-hidden="true" />}
      {children}
    </span>
  );
}
