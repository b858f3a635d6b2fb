import { Menu } from '@mantine/core';
import { notify } from '../../../ui/notify';
import type { PerpetualRow_LicenseFragment } from './perpetual-list.generated';
import { useShownKey } from './use-shown-key';

/** What can be done with one perpetual license. */
export function PerpetualMenuItems({ license }: { license: PerpetualRow_LicenseFragment }) {
  const [, show] = useShownKey();
  const { id, key, assignedTo } = license;
  const copy = async (address: string) => {
    await navigator.clipboard.writeText(address);
    void notify({ message: `Copied ${address}` });
  };
  return (
    <>
      <Menu.Item disabled={key === null} onClick={() => show(id)}>
        View Key
      </Menu.Item>
      {assignedTo && <Menu.Item onClick={() => void copy(assignedTo)}>Copy e-mail</Menu.Item>}
    </>
  );
}
