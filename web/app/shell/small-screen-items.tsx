import { Menu } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { useViewerQuery } from '../session/viewer.generated';
import { HelpItems } from './help-items';
import classes from './shell.module.css';
import { tabsFor } from './tabs';

export function SmallScreenItems() {
  const { pathname } = useLocation();
  const { data } = useViewerQuery();
  return (
    <>
      {tabsFor(data?.viewer?.isDelegate ?? false).map(({ path, label }) => (
        <Menu.Item
          key={path}
          component={Link}
          to={path}
          className={classes['menuTab']}
          aria-current={pathname.startsWith(path) ? 'page' : undefined}
        >
          {label}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Label>Help</Menu.Label>
      <HelpItems />
    </>
  );
}
