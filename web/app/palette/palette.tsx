import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSearchText } from '../../ui/fields/use-search-text';
import { Dialog } from '../../ui/overlays/dialog';
import { EmailText } from '../../ui/text';
import { confirmLeaving } from '../leave-prompt';
import { type Command, findCommands } from './commands';
import { JUMP_KEYS, open } from './opened';
import classes from './palette.module.css';
import { useCommands } from './use-commands';

export function Palette() {
  const [searched, setSearched] = useState('');
  const search = useSearchText(searched, setSearched);
  const { commands, isSearching } = useCommands(searched);
  const found = findCommands(commands, search.text);
  const isNothing = found.size === 0 && !isSearching && search.text === searched;
  const listed = [...found.values()].flat();
  // The list handles Escape before the dialog does.
  const combobox = useCombobox({ opened: true, onDropdownClose: () => open(null) });
  const carryOut = useCarryOut();
  const { selectFirstOption } = combobox;
  const shown = listed.map(({ label }) => label).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the listed commands change
  useEffect(() => void selectFirstOption(), [shown, selectFirstOption]);
  return (
    <Dialog title="Jump to" width={525} onClose={() => open(null)}>
      <Combobox store={combobox} onOptionSubmit={(index) => carryOut(listed[Number(index)])}>
        <Combobox.EventsTarget withExpandedAttribute>
          <TextInput
            data-autofocus
            enterKeyHint="go"
            aria-label="Screen, group, person, order or action"
            placeholder="Screen, group, person…"
            value={search.text}
            onChange={(event) => search.type(event.currentTarget.value)}
          />
        </Combobox.EventsTarget>
        <Combobox.Options className={classes['list'] ?? ''} aria-label="Found" hidden={listed.length === 0}>
          {[...found].map(([section, commands]) => (
            <Combobox.Group key={section} label={section}>
              {commands.map((command) => (
                <Option key={command.label} command={command} index={listed.indexOf(command)} />
              ))}
            </Combobox.Group>
          ))}
        </Combobox.Options>
        <div role="status">{isNothing && <Combobox.Empty>Nothing found.</Combobox.Empty>}</div>
      </Combobox>
    </Dialog>
  );
}

function Option({ command, index }: { command: Command; index: number }) {
  return (
    <Combobox.Option value={String(index)} className={classes['option'] ?? ''}>
      <span>
        <EmailText>{command.label}</EmailText>
      </span>
      {command.hint && <span className={classes['hint']}>{command.hint}</span>}
    </Combobox.Option>
  );
}

function useCarryOut() {
  const navigate = useNavigate();
  return (command: Command | undefined) => {
    if (command === undefined) return;
    open(null);
    if (typeof command.target !== 'string') command.target();
    else if (confirmLeaving(command.target)) void navigate(command.target);
  };
}

const SHORTCUTS: readonly (readonly [keys: string, does: string])[] = [
  [JUMP_KEYS, 'Jump to a screen, group, person or order'],
  ['?', 'Show these shortcuts'],
  ['Space', 'Select a seat'],
  ['Enter', 'From a selected seat to the actions'],
  ['Esc', 'Close a dialog or menu'],
];

export function Shortcuts() {
  return (
    <Dialog title="Keyboard shortcuts" width={500} onClose={() => open(null)}>
      <dl className={classes['keys']}>
        {SHORTCUTS.map(([keys, does]) => (
          <div key={does} className={classes['shortcut']}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
