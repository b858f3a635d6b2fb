import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { usePortalConfig } from '../session/session-context';
import { HelpItems } from './help-items';
import classes from './shell.module.css';

export function HelpMenu() {
  const config = usePortalConfig();
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <UnstyledButton className={classes['help'] ?? ''}>
          Help <IconChevronDown size={14} aria-hidden="true" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <HelpItems config={config} />
      </Menu.Dropdown>
    </Menu>
  );
}
