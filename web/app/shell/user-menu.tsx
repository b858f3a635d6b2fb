import { Avatar } from '../../ui/avatar';
import { MenuOnDemand } from '../../ui/menu-on-demand';
import type { ViewerQuery } from '../session/viewer.generated';
import classes from './shell.module.css';

const loadItems = async () => (await import('./user-items')).UserItems;

export function UserMenu({ viewer }: { viewer: ViewerQuery['viewer'] }) {
  const name = viewer?.name || viewer?.email || '';
  return (
    <MenuOnDemand
      width={260}
      loadItems={loadItems}
      itemsProps={{}}
      button={
        <button
          type="button"
          className={classes['user']}
          aria-label={name ? `Account of ${name}` : 'Account'}
        >
          <Avatar name={name} src={viewer?.profileImg ?? null} />
        </button>
      }
    />
  );
}
