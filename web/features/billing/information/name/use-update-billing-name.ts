import { message } from '#domain/messages/catalogue';
import { changeFailure } from '../../change-failure';
import { useUpdateBillingNameMutation } from './update-billing-name.generated';

/** Changes the billing name (BILL-05). The verb answers null when done, else why not (ERR-17). */
export function useUpdateBillingName() {
  const [send, { loading }] = useUpdateBillingNameMutation();

  const update = async (company: string): Promise<string | null> => {
    try {
      const { data } = await send({ variables: { input: { company } } });
      const payload = data?.updateBillingName;
      if (payload?.success) return null;
      return payload?.userErrors[0]?.message || message.billingNameUpdateFailed;
    } catch (error) {
      return changeFailure(error, message.billingNameUpdateFailed);
    }
  };

  return { update, isBusy: loading };
}
