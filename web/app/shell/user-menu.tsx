import { Menu, UnstyledButton } from '@mantine/core';
import { Avatar } from '../../ui/avatar';
import { useSession } from '../session/session-context';
import type { ViewerQuery } from '../session/viewer.generated';
import classes from './shell.module.css';
import { ThemeItems } from './theme-items';

type Viewer = NonNullable<ViewerQuery['viewer']>;

export function UserMenu({ viewer }: { viewer: Viewer | null }) {
  const session = useSession();
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <UnstyledButton
          className={classes['user'] ?? ''}
          aria-label={viewer ? `Account of ${viewer.name || viewer.email}` : 'Account'}
        >
          <Avatar name={viewer?.name || viewer?.email || ''} src={viewer?.profileImg ?? null} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {viewer && <Identity viewer={viewer} />}
        <ThemeItems />
        <Menu.Divider />
        <Menu.Item onClick={() => void session.signOut()}>Sign Out</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function Identity({ viewer }: { viewer: Viewer }) {
  return (
    <>
      <div className={classes['identity']}>
        {viewer.name && <strong>{viewer.name}</strong>}
        <span>{viewer.email}</span>
      </div>
      <Menu.Divider />
    </>
  );
}
