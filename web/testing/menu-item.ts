import { screen } from '@testing-library/react';

/** An item of an open menu. Without a layout, as in tests, a menu takes its button for scrolled away and hides itself. */
export function menuItem(name: string): Promise<HTMLElement> {
  return screen.findByRole('menuitem', { name, hidden: true });
}
