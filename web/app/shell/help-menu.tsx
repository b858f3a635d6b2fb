import { IconChevronDown } from '@tabler/icons-react';
import { MenuOnDemand } from '../../ui/menu-on-demand';
import classes from './shell.module.css';

const loadItems = async () => (await import('./help-items')).HelpItems;

export function HelpMenu() {
  return (
    <MenuOnDemand
      width={240}
      loadItems={loadItems}
      itemsProps={{}}
      button={
        <button type="button" className={classes['help']}>
          Help <IconChevronDown size={14} aria-hidden="true" />
        </button>
      }
    />
  );
}
