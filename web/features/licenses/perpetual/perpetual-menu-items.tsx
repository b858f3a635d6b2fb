import { Menu } from '@mantine/core';
import { LicenseMenuItems } from '../others/license-menu-items';
import type { PerpetualRow_LicenseFragment } from './perpetual-list.generated';
import { useShownKey } from './perpetual-selection';

export function PerpetualMenuItems({ license }: { license: PerpetualRow_LicenseFragment }) {
  const [, show] = useShownKey();
  const { id, key } = license;
  return (
    <LicenseMenuItems license={license}>
      <Menu.Item disabled={key === null} onClick={() => show(id)}>
        View Key
      </Menu.Item>
    </LicenseMenuItems>
  );
}
