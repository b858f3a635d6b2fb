import { IconMenu2 } from '@tabler/icons-react';
import { MenuOnDemand } from '../../ui/menu-on-demand';
import { Tooltip } from '../../ui/tooltip';
import classes from './shell.module.css';

const loadItems = async () => (await import('./small-screen-items')).SmallScreenItems;

/** Tabs and help where there is no room for them in the header. */
export function SmallScreenMenu() {
  return (
    <Tooltip label="Menu">
      <MenuOnDemand
        width={260}
        loadItems={loadItems}
        itemsProps={{}}
        button={
          <button type="button" className={classes['burger']} aria-label="Menu">
            <IconMenu2 size={20} aria-hidden="true" />
          </button>
        }
      />
    </Tooltip>
  );
}
