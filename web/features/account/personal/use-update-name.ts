import { message } from '#domain/messages/catalogue';
import { outageText } from '../../../app/graphql/outage-text';
import { useUpdateProfileNameMutation } from './personal-information.generated';

/** Changes the name that is shown (PROF-10). The verb answers null when done, else why not. */
export function useUpdateName() {
  const [send, { loading }] = useUpdateProfileNameMutation();

  const update = async (name: string): Promise<string | null> => {
    try {
      const { data } = await send({ variables: { input: { name } } });
      const payload = data?.updateProfileName;
      if (payload?.success) return null;
      return payload?.userErrors[0]?.message || message.lastResort;
    } catch (error) {
      return outageText(error);
    }
  };

  return { update, isBusy: loading };
}
