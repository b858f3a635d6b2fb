import { useRef } from 'react';
import { message } from '#domain/messages/catalogue';
import { refusalOf } from '../../../app/graphql/refusal';
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

  const store = (input: ReceiptSetting) =>
    refusalOf(async () => (await send({ variables: { input } })).data?.storeInvoiceEmails, {
      refused: message.lastResort,
      unanswered: 'The setting could not be saved. Please try again.',
    });

  return (setting: ReceiptSetting): Promise<string | null> => {
    const answer = last.current.then(() => store(setting));
    last.current = answer;
    return answer;
  };
}
