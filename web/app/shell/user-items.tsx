import { type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core';
import { useSession } from '../session/session-context';
import { useViewerQuery } from '../session/viewer.generated';
import classes from './shell.module.css';

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
