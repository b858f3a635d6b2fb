import { Menu } from '@mantine/core';
import { useSession } from '../session/session-context';
import { useViewerQuery } from '../session/viewer.generated';
import classes from './shell.module.css';
import { ThemeItems } from './theme-items';

/** Who is signed in, light or dark, and the way out (NAV-21). */
export function UserItems() {
  const session = useSession();
  const { data } = useViewerQuery();
  const viewer = data?.viewer;
  return (
    <>
      {viewer && (
        <>
          <div className={classes['identity']}>
            {viewer.name && <strong>{viewer.name}</strong>}
            <span>{viewer.email}</span>
          </div>
          <Menu.Divider />
        </>
      )}
      <ThemeItems />
      <Menu.Divider />
      <Menu.Item onClick={() => void session.signOut()}>Sign Out</Menu.Item>
    </>
  );
}
