import { Button } from '@mantine/core';
import { hideNotification, notificationsStore, showNotification } from '@mantine/notifications';
import type { Tone } from '../../schema.generated';
import { Sentence } from '../text';
import { afterFrames, FRAMES_TO_RETURN } from './after-frames';
import { focusAgain, isOnPage } from './focus-places';
import classes from './toast.module.css';

const SHORT_MS = 5_000;
const WITH_UNDO_MS = 10_000;

export const MOST_TOASTS = 3;

const COLOUR = { OK: 'var(--ok)', INFO: 'var(--info)', DANGER: 'var(--bad)' };

export interface Toast {
  message: string;
  tone?: Extract<Tone, 'OK' | 'INFO' | 'DANGER'>;
  onUndo?: () => void;
  stays?: boolean;
}

export function showToast({ message, tone = 'OK', onUndo, stays = tone === 'DANGER' }: Toast): void {
  const id = crypto.randomUUID();
  const undo = () => {
    hideNotification(id);
    onUndo?.();
  };
  let before: HTMLElement | null = null;
  // After the dialog whose change is reported.
  afterFrames(FRAMES_TO_RETURN, () => {
    const { activeElement } = document;
    if (isOnPage(activeElement)) before = activeElement;
  });
  makeRoom();
  showNotification({
    id,
    color: COLOUR[tone],
    autoClose: stays ? false : onUndo ? WITH_UNDO_MS : SHORT_MS,
    'data-toast': id,
    // Returns the focus from the toast to where it was after the reported change.
    onClose: () => document.activeElement?.closest(`[data-toast="${id}"]`) && focusAgain(before),
    closeButtonProps: { 'aria-label': 'Close this message' },
    message: (
      <span className={classes['toast']}>
        <Sentence>{message}</Sentence>
        {onUndo && (
          <Button variant="subtle" size="compact-sm" onClick={undo}>
            Undo
          </Button>
        )}
      </span>
    ),
  });
}

/** Removes reports of what was done; messages that stay until they are closed do. */
export function hidePassingToasts(): void {
  for (const { id, autoClose } of notificationsStore.getState().notifications)
    if (id !== undefined && autoClose !== false) hideNotification(id);
}

/** Removes the oldest messages: beyond the limit a new one would wait, unseen, for one that stays. */
function makeRoom(): void {
  const { notifications } = notificationsStore.getState();
  for (const { id } of notifications.slice(0, 1 - MOST_TOASTS)) if (id !== undefined) hideNotification(id);
}
