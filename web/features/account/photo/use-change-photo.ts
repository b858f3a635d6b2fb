import { useApolloClient } from '@apollo/client/react';
import { message } from '#domain/messages/catalogue';
import { refetchPage } from '../../../app/graphql/refetch-page';
import { SIGNED_OUT } from '../../../app/graphql/refusal';
import { useChange } from '../../../app/graphql/use-change';
import { uploadPhotoPath } from '../../../app/paths';
import { fetchPhoto } from '../../../app/photo/fetch-photo';
import { acquirePhoto } from '../../../app/photo/photo-cache';
import { countMutation } from '../../../app/session/mutation-count';
import type { Session } from '../../../app/session/session';
import { useSession } from '../../../app/session/session-context';
import { DeleteProfileImageDocument } from './profile-photo-section.generated';

const NO_ANSWER =
  'The service is not answering. We cannot say whether your photo was changed; please look before you try again.';

export function useChangePhoto(userId: string) {
  const session = useSession();
  const client = useApolloClient();
  const { change } = useChange({
    refused: message.profileImageDeleteFailed,
    unanswered: message.profileImageDeleteFailed,
  });

  const show = async (profileImg: string) => {
    const { cache } = client;
    const id = cache.identify({ __typename: 'User', id: userId });
    cache.modify({ ...(id && { id }), fields: { profileImg: () => profileImg } });
    // Waits for the photo, so that nothing flickers after the preview.
    const held = acquirePhoto(profileImg, () => fetchPhoto(session, profileImg));
    await held.settled;
    held.release();
  };

  const save = async (file: File, conditions: UploadConditions = {}): Promise<string | null> => {
    const outcome = await uploadPhoto(session, file, conditions);
    countMutation(session);
    if (outcome.kind === 'signed-out') session.lapse(outcome.token);
    // A refused undo means that there is another photo now.
    const isElsewhere = outcome.kind === 'refused' && conditions['if-none-match'] === '*';
    if (outcome.kind === 'unanswered' || isElsewhere) refetchPage(client);
    if (outcome.kind !== 'done') return textOf(outcome);
    await show(outcome.profileImg);
    return null;
  };

  return {
    save,
    /** Brings a deleted photo back, unless there is another one now. */
    restore: (file: File) => save(file, { 'if-none-match': '*' }),
    remove: (seen: string) => change(DeleteProfileImageDocument, { seen }),
  };
}

function textOf(outcome: Exclude<UploadOutcome, { kind: 'done' }>): string {
  switch (outcome.kind) {
    case 'refused':
      return outcome.message;
    case 'signed-out':
      return SIGNED_OUT;
    case 'unanswered':
      return NO_ANSWER;
  }
}

type UploadOutcome =
  | { kind: 'done'; profileImg: string }
  | { kind: 'refused'; message: string }
  | { kind: 'signed-out'; token: string }
  | { kind: 'unanswered' };

/** Slightly longer than the server waits for the slowest upload. */
const TIMEOUT_MS = 75_000;

interface UploadConditions {
  'if-none-match'?: '*';
}

async function uploadPhoto(
  session: Session,
  file: File,
  conditions: UploadConditions,
): Promise<UploadOutcome> {
  const form = new FormData();
  form.append('fileToUpload', file);
  const token = session.token();
  try {
    const response = await fetch(new URL(uploadPhotoPath, session.origin), {
      method: 'POST',
      headers: { authorization: token, ...conditions },
      credentials: 'same-origin',
      body: form,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 401) return { kind: 'signed-out', token };
    if (response.status >= 500) return { kind: 'unanswered' };
    return read(await response.json().catch(() => null), response.status);
  } catch {
    return { kind: 'unanswered' };
  }
}

interface Answer {
  success?: boolean;
  imgUrl?: string | null;
  message?: string | null;
  /** Refusals unrelated to the picture: read-only mode, rate limits. */
  errors?: { message?: string }[];
}

// A proxy may have its own limit, with an unreadable answer.
function read(answer: Answer | null, status: number): UploadOutcome {
  if (answer?.success && answer.imgUrl) return { kind: 'done', profileImg: answer.imgUrl };
  if (answer === null) return status === 413 ? refused(message.photoTooLarge) : { kind: 'unanswered' };
  return refused(answer.message || answer.errors?.[0]?.message || message.lastResort);
}

function refused(text: string): UploadOutcome {
  return { kind: 'refused', message: text };
}
