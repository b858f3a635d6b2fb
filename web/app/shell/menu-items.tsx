import { type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { open } from '../palette/opened';
import { salesMail } from '../paths';
import { usePortalConfig, useSession, useSignedIn } from '../session/session-context';
import { useViewerQuery } from '../session/viewer.generated';
import classes from './shell.module.css';
import { addressOf, isOfTab, tabsFor } from './tabs';

export function HelpItems() {
  const { supportHost, documentationLinks } = usePortalConfig();
  return (
    <>
      <Menu.Item component="a" href={salesMail(supportHost)}>
        Contact Sales
      </Menu.Item>
      {documentationLinks.map((link) => (
        <Menu.Item key={link.href} component="a" href={link.href} target="_blank" rel="noreferrer">
          {link.label}
        </Menu.Item>
      ))}
      <Menu.Divider className={classes['forKeyboard'] ?? ''} />
      <Menu.Item className={classes['forKeyboard']} onClick={() => open('shortcuts')}>
        Keyboard shortcuts (?)
      </Menu.Item>
    </>
  );
}

export function SmallScreenItems() {
  const place = useLocation();
  const { id, isDelegate } = useSignedIn().customer;
  return (
    <>
      {tabsFor(isDelegate).map((tab) => (
        <Menu.Item
          key={tab.path}
          component={Link}
          to={addressOf(tab, place, id)}
          className={classes['menuTab']}
          aria-current={isOfTab(tab, place) ? 'page' : undefined}
        >
          {tab.label}
        </Menu.Item>
      ))}
      <Menu.Item onClick={() => open('jump')}>Jump to…</Menu.Item>
      <Menu.Divider />
      <Menu.Label>Help</Menu.Label>
      <HelpItems />
    </>
  );
}

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

const CHOICES: readonly { value: MantineColorScheme; label: string }[] = [
  { value: 'auto', label: 'Same as the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

function ThemeItems() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <>
      <Menu.Label>Appearance</Menu.Label>
      {CHOICES.map(({ value, label }) => (
        <Menu.RadioItem
          key={value}
          value={value}
          checked={colorScheme === value}
          onChange={() => setColorScheme(value)}
        >
          {label}
        </Menu.RadioItem>
      ))}
    </>
  );
}
