import { useApolloClient } from '@apollo/client/react';
import { message } from '#domain/messages/catalogue';
import { hasCode } from '../../../app/graphql/error-code';
import { fetchPhoto } from '../../../app/photo/fetch-photo';
import { holdPhoto } from '../../../app/photo/photo-shelf';
import { useSession } from '../../../app/session/session-context';
import { useDeleteProfileImageMutation } from './profile-photo-section.generated';
import { type UploadOutcome, uploadPhoto } from './upload-photo';

const SIGNED_OUT = 'You were signed out meanwhile, so nothing was changed. Please try again.';
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
    // Whoever shows it now waits for it as well; then nothing flickers between the preview and the photo.
    const held = holdPhoto(profileImg, () => fetchPhoto(session, profileImg));
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

  const remove = async (): Promise<string | null> => {
    try {
      const { data } = await sendDelete();
      const payload = data?.deleteProfileImage;
      return payload?.success ? null : (payload?.userErrors[0]?.message ?? message.profileImageDeleteFailed);
    } catch (error) {
      return hasCode(error, 'UNAUTHENTICATED') ? SIGNED_OUT : message.profileImageDeleteFailed;
    }
  };

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
