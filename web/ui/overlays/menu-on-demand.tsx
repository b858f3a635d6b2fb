import type { ComponentType } from 'react';
import { OnDemand, type OverlayButton } from './on-demand';

interface MenuOnDemandProps<ItemsProps extends object> {
  button: OverlayButton;
  loadItems: () => Promise<ComponentType<ItemsProps>>;
  itemsProps: ItemsProps;
  width: number;
}

export function MenuOnDemand<ItemsProps extends object>(props: MenuOnDemandProps<ItemsProps>) {
  const { button, loadItems, itemsProps, width } = props;
  const load = async () => {
    const [{ DropMenu }, Items] = await Promise.all([import('./drop-menu'), loadItems()]);
    return { DropMenu, Items };
  };
  return (
    <OnDemand popup="menu" button={button} load={load}>
      {({ DropMenu, Items }) => (
        <DropMenu button={button} width={width}>
          <Items {...itemsProps} />
        </DropMenu>
      )}
    </OnDemand>
  );
}
