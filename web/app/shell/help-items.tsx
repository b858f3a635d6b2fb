import { Menu } from '@mantine/core';
import { salesMail } from '../paths';
import type { PortalConfigFragment } from '../session/session-start.generated';

/** The sales address and the documentation links of the settings (NAV-20). */
export function HelpItems({ config }: { config: PortalConfigFragment }) {
  return (
    <>
      <Menu.Item component="a" href={salesMail(config.supportHost)}>
        Contact Sales
      </Menu.Item>
      {config.documentationLinks.map((link) => (
        <Menu.Item key={link.href} component="a" href={link.href} target="_blank" rel="noreferrer">
          {link.label}
        </Menu.Item>
      ))}
    </>
  );
}
