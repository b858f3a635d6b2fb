import { useRef } from 'react';
import { message } from '#domain/messages/catalogue';
import { changeFailure } from '../change-failure';
import { useStoreInvoiceEmailsMutation } from './store-invoice-emails.generated';

export interface ReceiptSetting {
  isOn: boolean;
  recipients: string[];
}

/** Stores who gets renewal receipts (SALES-11). The verb answers null when done, else why not. */
export function useStoreReceipts() {
  const [send] = useStoreInvoiceEmailsMutation();
  // One after the other, so that what was wanted last is what is stored.
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const ask = async (input: ReceiptSetting): Promise<string | null> => {
    try {
      const { data } = await send({ variables: { input } });
      const payload = data?.storeInvoiceEmails;
      if (payload?.success) return null;
      return payload?.userErrors[0]?.message || message.lastResort;
    } catch (error) {
      return changeFailure(error, 'The setting could not be saved. Please try again.');
    }
  };

  return (setting: ReceiptSetting): Promise<string | null> => {
    const answer = last.current.then(() => ask(setting));
    last.current = answer;
    return answer;
  };
}
