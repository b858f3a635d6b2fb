import type { ReactNode } from 'react';
import classes from './account.module.css';

interface SettingRowProps {
  label: string;
  children: ReactNode;
  action: ReactNode;
}

export function SettingRow({ label, children, action }: SettingRowProps) {
  return (
    <div className={classes['row']}>
      <h3 className={classes['label']}>{label}</h3>
      <div className={classes['value']}>{children}</div>
      {action}
    </div>
  );
}
