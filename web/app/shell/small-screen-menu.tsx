import { ActionIcon, Menu } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { usePortalConfig } from '../session/session-context';
import { HelpItems } from './help-items';
import classes from './shell.module.css';
import type { Tab } from './tabs';

/** Tabs and help where there is no room for them in the header. */
export function SmallScreenMenu({ tabs }: { tabs: readonly Tab[] }) {
  const config = usePortalConfig();
  const { pathname } = useLocation();
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <ActionIcon className={classes['burger'] ?? ''} variant="default" size={40} aria-label="Menu">
          <IconMenu2 size={20} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {tabs.map(({ path, label }) => (
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
        <HelpItems config={config} />
      </Menu.Dropdown>
    </Menu>
  );
}
