import { IconChevronDown } from '@tabler/icons-react';
import { lazy } from 'react';
import { MenuOnDemand } from '../../ui/menu-on-demand';
import classes from './shell.module.css';

const HelpItems = lazy(() => import('./help-items').then((module) => ({ default: module.HelpItems })));

export function HelpMenu() {
  return (
    <MenuOnDemand
      width={240}
      items={HelpItems}
      button={
        <button type="button" className={classes['help']}>
          Help <IconChevronDown size={14} aria-hidden="true" />
        </button>
      }
    />
  );
}
