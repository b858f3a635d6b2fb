import { Menu } from '@mantine/core';
import { EndItem } from '../../../ui/overlays/end-item';
import type { BarActionKind } from '../actions/seat-action';

interface MoreActionsItemsProps {
  actions: readonly { kind: BarActionKind; title: string; isDisabled?: boolean }[];
  onChoose: (kind: BarActionKind) => void;
}

export function MoreActionsItems({ actions, onChoose }: MoreActionsItemsProps) {
  return actions.map(({ kind, title, isDisabled = false }) => {
    const Item = kind === 'cancel' ? EndItem : Menu.Item;
    return (
      <Item key={kind} disabled={isDisabled} onClick={() => onChoose(kind)}>
        {title}
      </Item>
    );
  });
}
