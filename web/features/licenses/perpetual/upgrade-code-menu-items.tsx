import { Menu } from '@mantine/core';
import { notify } from '../../../ui/notify';

/** What can be done with one upgrade code. */
export function UpgradeCodeMenuItems({ code }: { code: string }) {
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    void notify({ message: `Copied ${code}` });
  };
  return <Menu.Item onClick={() => void copy()}>Copy Upgrade Code</Menu.Item>;
}
