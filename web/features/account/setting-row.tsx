import type { ReactNode } from 'react';
import classes from './account.module.css';

interface SettingRowProps {
  label: string;
  /** What is set, or a skeleton of it. */
  children: ReactNode;
  /** The button that changes it. */
  action: ReactNode;
}

/** One setting with its value and the way to change it. */
export function SettingRow({ label, children, action }: SettingRowProps) {
  return (
    <div className={classes['row']}>
      <h3 className={classes['label']}>{label}</h3>
      <div className={classes['value']}>{children}</div>
      {action}
    </div>
  );
}
