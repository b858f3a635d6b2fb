import { Button } from '@mantine/core';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { PHOTO_EXTENSIONS } from '#domain/account/profile-photo';
import card from '../../../ui/card.module.css';
import { SaveButton } from '../../../ui/fields/busy-button';
import { PhotoFrame } from './photo-frame';
import type { ProfilePhotoSection_UserFragment } from './profile-photo-section.generated';
import classes from './profile-photo-section.module.css';
import { usePhotoSection } from './use-photo-section';

export function ProfilePhotoSection({ user }: { user: ProfilePhotoSection_UserFragment }) {
  const section = usePhotoSection(user);
  const { chosen, busy, outcome, isGoneAfterAll } = section;
  const { actions, focusMain } = useMainAction(chosen !== null, isGoneAfterAll);
  const titleId = useId();

  const deletePhoto = async () => {
    if (await section.deletePhoto()) focusMain();
  };
  const savePhoto = (event: FormEvent) => {
    event.preventDefault();
    void section.saveChosen();
  };

  return (
    <section className={`${card['card']} ${classes['module']}`} aria-labelledby={titleId}>
      <div className={card['head']}>
        <h2 id={titleId}>Profile Photo</h2>
      </div>
      <div className={classes['body']}>
        <PhotoFrame
          url={user.profileImg}
          name={user.name || user.email}
          preview={chosen?.address ?? null}
          isBusy={busy !== null}
          onDelete={() => void deletePhoto()}
          onUnreadable={() => void section.unreadable()}
        />
        <div ref={actions} className={classes['actions']}>
          {chosen === null ? (
            <ChooseButton isBusy={busy !== null} onOpen={section.forgetFailure} onChoose={section.choose} />
          ) : (
            <form onSubmit={savePhoto} className={classes['choice']}>
              <Button variant="default" onClick={section.cancel} disabled={busy !== null}>
                Cancel
              </Button>
              <SaveButton isBusy={busy === 'saving'} />
            </form>
          )}
        </div>
        <p className={classes['hint']}>
          {chosen === null ? 'A GIF, JPEG or PNG picture of at most 5 MB.' : chosen.file.name}
        </p>
        <div className={classes['messages']}>
          <p role="status">{statusText(section)}</p>
          <p role="alert" className={classes['failure']}>
            {outcome?.isFailure && outcome.text}
          </p>
        </div>
      </div>
    </section>
  );
}

function statusText({ chosen, busy, outcome }: ReturnType<typeof usePhotoSection>): string {
  if (busy !== null) return busy === 'saving' ? 'Your photo is being saved.' : 'Your photo is being deleted.';
  if (outcome !== null) return outcome.isFailure ? '' : outcome.text;
  return chosen === null ? '' : 'This is a preview. It is not saved yet.';
}

interface ChooseButtonProps {
  isBusy: boolean;
  onOpen: () => void;
  onChoose: (file: File) => void;
}

function ChooseButton({ isBusy, onOpen, onChoose }: ChooseButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const open = () => {
    if (isBusy) return;
    onOpen();
    input.current?.click();
  };
  return (
    <>
      <Button variant="default" aria-busy={isBusy} data-main onClick={open}>
        Change Profile Photo
      </Button>
      <input
        ref={input}
        type="file"
        name="fileToUpload"
        aria-label="Profile photo"
        accept={PHOTO_EXTENSIONS.join(', ')}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Allows choosing the same file again.
          currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}

/** The buttons change with the state: focuses the main one, so that no removal loses the focus. */
function useMainAction(isChosen: boolean, isGoneAfterAll: boolean) {
  const actions = useRef<HTMLDivElement>(null);
  const before = useRef({ isChosen, isGoneAfterAll });
  const focusMain = () =>
    actions.current?.querySelector<HTMLElement>('[type="submit"], [data-main]')?.focus();
  useEffect(() => {
    const was = before.current;
    before.current = { isChosen, isGoneAfterAll };
    // The focus was on the delete button, which disappears with the photo.
    const isLost = isGoneAfterAll && !was.isGoneAfterAll && document.activeElement === document.body;
    if (isChosen !== was.isChosen || isLost) focusMain();
  });
  return { actions, focusMain };
}
