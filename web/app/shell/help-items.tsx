import { Menu } from '@mantine/core';
import { open } from '../palette/opened';
import { salesMail } from '../paths';
import { usePortalConfig } from '../session/session-context';

/** The sales address and the documentation links of the settings (NAV-20), and what the keyboard can do. */
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
      <Menu.Divider />
      <Menu.Item onClick={() => open('jump')}>Jump to… (Ctrl K)</Menu.Item>
      <Menu.Item onClick={() => open('shortcuts')}>Keyboard shortcuts (?)</Menu.Item>
    </>
  );
}
