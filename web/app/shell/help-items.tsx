import { Menu } from '@mantine/core';
import { salesMail } from '../paths';
import { usePortalConfig } from '../session/session-context';

/** The sales address and the documentation links of the settings (NAV-20). */
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
    </>
  );
}
