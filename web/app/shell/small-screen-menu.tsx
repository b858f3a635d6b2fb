import { IconMenu2 } from '@tabler/icons-react';
import { lazy } from 'react';
import { MenuOnDemand } from '../../ui/menu-on-demand';
import classes from './shell.module.css';

const SmallScreenItems = lazy(() =>
  import('./small-screen-items').then((module) => ({ default: module.SmallScreenItems })),
);

/** Tabs and help where there is no room for them in the header. */
export function SmallScreenMenu() {
  return (
    <MenuOnDemand
      width={260}
      items={SmallScreenItems}
      button={
        <button type="button" className={classes['burger']} aria-label="Menu">
          <IconMenu2 size={20} aria-hidden="true" />
        </button>
      }
    />
  );
}
