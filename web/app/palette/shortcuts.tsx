import { Dialog } from '../../ui/overlays/dialog';
import { open } from './opened';
import classes from './palette.module.css';

const SHORTCUTS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['Ctrl', 'K'], 'Jump to a screen, group, person or order (⌘ K on a Mac)'],
  [['?'], 'Show these shortcuts'],
  [['Space'], 'Select a seat'],
  [['Enter'], 'From a selected seat to the actions'],
  [['Esc'], 'Close a dialog or menu'],
];

export function Shortcuts() {
  return (
    <Dialog title="Keyboard shortcuts" width={500} onClose={() => open(null)}>
      <dl className={classes['keys']}>
        {SHORTCUTS.map(([keys, does]) => (
          <div key={does} className={classes['shortcut']}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
