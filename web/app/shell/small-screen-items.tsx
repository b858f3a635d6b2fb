import { Menu } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { useViewerQuery } from '../session/viewer.generated';
import { HelpItems } from './help-items';
import classes from './shell.module.css';
import { isOfTab, tabsFor } from './tabs';

export function SmallScreenItems() {
  const { pathname } = useLocation();
  const { data } = useViewerQuery();
  return (
    <>
      {tabsFor(data?.viewer?.isDelegate ?? false).map((tab) => (
        <Menu.Item
          key={tab.path}
          component={Link}
          to={tab.path}
          className={classes['menuTab']}
          aria-current={isOfTab(tab, pathname) ? 'page' : undefined}
        >
          {tab.label}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Label>Help</Menu.Label>
      <HelpItems />
    </>
  );
}
