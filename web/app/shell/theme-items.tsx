import { type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core';

const CHOICES: readonly { value: MantineColorScheme; label: string }[] = [
  { value: 'auto', label: 'Same as the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

export function ThemeItems() {
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
