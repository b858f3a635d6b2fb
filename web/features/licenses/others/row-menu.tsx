import { IconDots } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { MenuOnDemand } from '../../../ui/overlays/menu-on-demand';
import { Tooltip } from '../../../ui/overlays/tooltip';
import cells from '../seats/cells.module.css';

interface RowMenuProps<ItemsProps extends object> {
  id?: string;
  label: string;
  loadItems: () => Promise<ComponentType<ItemsProps>>;
  itemsProps: ItemsProps;
}

export function RowMenu<ItemsProps extends object>(props: RowMenuProps<ItemsProps>) {
  const { id, label, loadItems, itemsProps } = props;
  return (
    <Tooltip label={label}>
      <MenuOnDemand
        width={220}
        loadItems={loadItems}
        itemsProps={itemsProps}
        button={
          <button type="button" id={id} className={cells['actions']} aria-label={label}>
            <IconDots size="1.125rem" aria-hidden="true" />
          </button>
        }
      />
    </Tooltip>
  );
}

export function seatActionsId(seatId: string): string {
  return `seat-${seatId}-actions`;
}
