import { useEffect, useState } from 'react';
import { formatByContent, photoFileProblem } from '#domain/account/profile-photo';
import { message } from '#domain/messages/catalogue';
import { cachedPhoto } from '../../../app/photo/photo-cache';
import { useUnsavedText } from '../../../app/session/unsaved-text';
import { notify } from '../../../ui/overlays/notify';
import { useShowOrNotify } from '../../../ui/overlays/use-show-or-notify';
import { useChangePhoto } from './use-change-photo';

const DELETED = 'Your profile photo was deleted.';

export interface Outcome {
  isFailure: boolean;
  text: string;
}

interface Told extends Outcome {
  ofDeleting?: boolean;
}

export function usePhotoSection({ id, profileImg }: { id: string; profileImg: string | null }) {
  const { save, restore, remove } = useChangePhoto(id);
  const { chosen, choose, drop } = useChosenPhoto();
  const [busy, setBusy] = useState<'saving' | 'deleting' | null>(null);
  const [told, setOutcome] = useState<Told | null>(null);
  // Its answer was lost: the page, read again, shows that the photo is gone.
  const isGoneAfterAll = told?.ofDeleting === true && profileImg === null;
  const outcome = isGoneAfterAll ? { isFailure: false, text: DELETED } : told;
  const tell = useShowOrNotify();
  useUnsavedText(chosen !== null);

  /** @param done message of success here; null when it is shown elsewhere */
  const settle = (problem: string | null, done: string | null, ofDeleting = false): boolean => {
    setBusy(null);
    const text = problem ?? done;
    tell(problem, () => setOutcome(text === null ? null : { isFailure: problem !== null, text, ofDeleting }));
    return problem === null;
  };

  const saveFile = async (file: File, send = save): Promise<void> => {
    setBusy('saving');
    setOutcome(null);
    if (settle(await send(file), 'Your profile photo was changed.')) drop();
  };

  return {
    chosen,
    busy,
    outcome,
    isGoneAfterAll,
    choose: (file: File) => {
      const problem = choose(file);
      setOutcome(problem === null ? null : { isFailure: true, text: problem });
    },
    saveChosen: async () => {
      if (chosen !== null && busy === null) await saveFile(chosen.file);
    },
    forgetFailure: () => setOutcome((last) => (last?.isFailure ? null : last)),
    cancel: () => {
      drop();
      setOutcome(null);
    },
    deletePhoto: async (): Promise<boolean> => {
      if (busy !== null || profileImg === null) return false;
      const before = cachedPhoto(profileImg)?.blob;
      setBusy('deleting');
      setOutcome(null);
      const isGone = settle(await remove(profileImg), before ? null : DELETED, true);
      if (isGone && before) {
        const undo = () => void saveFile(asFile(before), restore);
        void notify({ message: DELETED, onUndo: undo });
      }
      return isGone;
    },
    unreadable: async () => {
      if (chosen === null) return;
      drop();
      setOutcome({ isFailure: true, text: await unreadableText(chosen.file) });
    },
  };
}

function asFile(photo: Blob): File {
  const extension = photo.type === 'image/jpeg' ? 'jpg' : photo.type.replace('image/', '');
  return new File([photo], `profile-photo.${extension}`, { type: photo.type });
}

/** The words of the service, which would refuse the file as well (ERR-15). */
async function unreadableText(file: File): Promise<string> {
  const start = await file
    .slice(0, 8)
    .arrayBuffer()
    .catch(() => null);
  const isPicture = start === null || formatByContent(new Uint8Array(start)) !== null;
  return isPicture ? message.photoUnreadable : message.photoNotPicture;
}

interface ChosenPhoto {
  readonly file: File;
  readonly address: string;
}

function useChosenPhoto() {
  const [chosen, setChosen] = useState<ChosenPhoto | null>(null);
  useEffect(() => {
    if (chosen !== null) return () => URL.revokeObjectURL(chosen.address);
    return undefined;
  }, [chosen]);

  const choose = (file: File): string | null => {
    const problem = photoFileProblem(file);
    if (problem === null) setChosen({ file, address: URL.createObjectURL(file) });
    return problem;
  };

  return { chosen, choose, drop: () => setChosen(null) };
}
