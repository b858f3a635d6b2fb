import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyOverlay } from '../../../ui/lazy-part';
import { Tooltip } from '../../../ui/overlays/tooltip';
import classes from './name-group-button.module.css';
import type { NamedGroup } from './name-group-dialog';

const NameGroupDialog = lazyOverlay(async () => (await import('./name-group-dialog')).NameGroupDialog);

export function NameGroupButton({ group }: { group: NamedGroup }) {
  const [isOpen, setOpen] = useState(false);
  if (!group.canName) return null;
  const label = `Name Group ${group.number}`;
  return (
    <>
      <Tooltip label={label}>
        <button
          type="button"
          className={classes['button']}
          aria-label={label}
          {...NameGroupDialog.preloadProps}
          onClick={() => setOpen(true)}
        >
          <IconPencil size="0.9375rem" aria-hidden="true" />
        </button>
      </Tooltip>
      {isOpen && <NameGroupDialog group={group} onClose={() => setOpen(false)} />}
    </>
  );
}
