import { MenuOnDemand } from '../../ui/overlays/menu-on-demand';
import { Tooltip } from '../../ui/overlays/tooltip';
import { ProfilePhoto } from '../photo/profile-photo';
import type { ViewerQuery } from '../session/viewer.generated';
import classes from './shell.module.css';

const loadItems = async () => (await import('./user-items')).UserItems;

export function UserMenu({ viewer }: { viewer: ViewerQuery['viewer'] }) {
  const name = viewer?.name || viewer?.email || '';
  const label = name ? `Account of ${name}` : 'Account';
  return (
    <Tooltip label={label}>
      <MenuOnDemand
        width={260}
        loadItems={loadItems}
        itemsProps={{}}
        button={
          <button type="button" className={classes['user']} aria-label={label}>
            <ProfilePhoto url={viewer?.profileImg ?? null} name={name} size={28} />
          </button>
        }
      />
    </Tooltip>
  );
}
