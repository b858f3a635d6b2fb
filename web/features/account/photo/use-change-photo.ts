import { useApolloClient } from '@apollo/client/react';
import { message } from '#domain/messages/catalogue';
import { refusalOf, SIGNED_OUT } from '../../../app/graphql/refusal';
import { fetchPhoto } from '../../../app/photo/fetch-photo';
import { acquirePhoto } from '../../../app/photo/photo-cache';
import { useSession } from '../../../app/session/session-context';
import { useDeleteProfileImageMutation } from './profile-photo-section.generated';
import { type UploadOutcome, uploadPhoto } from './upload-photo';

const NO_ANSWER =
  'The service is not answering. Your photo was not changed as far as we know; please try again.';

/** The two changes of a customer's photo. Either answers null when it is done, else the text to show. */
export function useChangePhoto(userId: string) {
  const session = useSession();
  const { cache } = useApolloClient();
  const [sendDelete] = useDeleteProfileImageMutation();

  const show = async (profileImg: string) => {
    const id = cache.identify({ __typename: 'User', id: userId });
    cache.modify({ ...(id && { id }), fields: { profileImg: () => profileImg } });
    // Waits for the photo, so that nothing flickers between the preview and it.
    const held = acquirePhoto(profileImg, () => fetchPhoto(session, profileImg));
    await held.settled;
    held.release();
  };

  const save = async (file: File): Promise<string | null> => {
    const outcome = await uploadPhoto(session, file);
    if (outcome.kind === 'signed-out') session.lapse(outcome.token);
    if (outcome.kind !== 'done') return textOf(outcome);
    await show(outcome.profileImg);
    return null;
  };

  const remove = () =>
    refusalOf(async () => (await sendDelete()).data?.deleteProfileImage, {
      refused: message.profileImageDeleteFailed,
      unanswered: message.profileImageDeleteFailed,
    });

  return { save, remove };
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
