import { type ComponentType, cloneElement, useState } from 'react';
import type { MenuButton } from './drop-menu';
import { notifyNotOpened } from './notify';

interface MenuOnDemandProps<ItemsProps extends object> {
  button: MenuButton;
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
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  if (loaded !== null) {
    const { DropMenu, Items } = loaded;
    return (
      <DropMenu button={button} width={width}>
        <Items {...itemsProps} />
      </DropMenu>
    );
  }
  // The click reports failures.
  const preload = () => void load().catch(() => undefined);
  return cloneElement(button, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => void load().then(setLoaded, notifyNotOpened),
  });
}
