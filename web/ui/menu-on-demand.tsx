import {
  type ButtonHTMLAttributes,
  type ComponentType,
  cloneElement,
  lazy,
  type ReactElement,
  Suspense,
  useState,
} from 'react';

const loadMenu = () => import('./drop-menu');
const DropMenu = lazy(() => loadMenu().then((module) => ({ default: module.DropMenu })));

export type MenuButton = ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;

interface MenuOnDemandProps {
  /** The button that opens the menu. */
  button: MenuButton;
  /** The items, best loaded on demand too. */
  items: ComponentType;
  /** In pixels. */
  width: number;
}

/** A button whose menu is loaded when somebody points at it and exists once it was opened. */
export function MenuOnDemand({ button, items, width }: MenuOnDemandProps) {
  const [isWanted, setWanted] = useState(false);
  const plain = cloneElement(button, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: () => void loadMenu(),
    onFocus: () => void loadMenu(),
    onClick: () => setWanted(true),
  });
  if (!isWanted) return plain;
  return (
    <Suspense fallback={plain}>
      <DropMenu button={button} items={items} width={width} />
    </Suspense>
  );
}
