import { Menu } from '@mantine/core';
import { notify } from '../../../ui/overlays/notify';
import { useSeatAction } from '../actions/seat-actions-context';
import { seatActionsId } from '../others/row-menu';

export function UpgradeCodeMenuItems({ id, code }: { id: string; code: string | null }) {
  const open = useSeatAction();
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    void notify({ message: `Copied ${text}` });
  };
  return (
    <>
      {code !== null && <Menu.Item onClick={() => void copy(code)}>Copy Upgrade Code</Menu.Item>}
      <Menu.Item onClick={() => open({ kind: 'managers', seatIds: [id], returnTo: seatActionsId(id) })}>
        Change Managers
      </Menu.Item>
    </>
  );
}
