import { useRef, useState } from 'react';
import { message } from '#domain/messages/catalogue';
import { parseRecipients, recipientsText } from '#domain/renewals/renewal-receipts';
import { quoteInput } from '#domain/text/plain-text';
import { useChange } from '../../../app/graphql/use-change';
import type { RenewalReceipts } from '../../../schema.generated';
import { StoreInvoiceEmailsDocument } from './store-invoice-emails.generated';

export type SaveState =
  | { kind: 'idle' | 'saving' | 'saved' }
  | { kind: 'invalid'; text: string }
  | { kind: 'failed'; text: string; wantsOn: boolean };

/** Shows the choice immediately, and the stored setting again after a failure; typed text stays. */
export function useRenewalReceipts(stored: ReceiptSetting, ownEmail: string) {
  const store = useStoreReceipts();
  const storedText = recipientsText(stored, ownEmail);
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const newest = useRef(0);
  const text = typed ?? storedText;
  const isOn = chosen ?? stored.isOn;
  // Until the stored setting is read anew, the saved choice stands in for it.
  if (state.kind === 'saved') {
    if (chosen === stored.isOn) setChosen(null);
    if (typed === storedText) setTyped(null);
  }

  async function save(wantsOn: boolean, list: string): Promise<void> {
    const parsed = parseRecipients(list);
    if (!parsed.ok) {
      setState({ kind: 'invalid', text: invalidText(parsed.invalid) });
      return;
    }
    const turn = ++newest.current;
    setChosen(wantsOn);
    setState({ kind: 'saving' });
    const wanted = { isOn: wantsOn, recipients: parsed.recipients };
    const failure = await store(wanted);
    // A newer save is under way and will report.
    if (turn !== newest.current) return;
    if (failure === null) {
      setTyped((now) => (now === list ? recipientsText(wanted, ownEmail) : now));
      // Text typed since then is not saved yet.
      setState((now) => (now.kind === 'saving' ? { kind: 'saved' } : now));
    } else {
      setChosen(null);
      setTyped((now) => now ?? list);
      setState({ kind: 'failed', text: failure, wantsOn });
    }
  }

  return {
    isOn,
    text,
    state,
    isDirty: text !== storedText,
    type(value: string) {
      setTyped(value);
      setState({ kind: 'idle' });
    },
    /** Turned on without recipients it uses the customer's address; clearing turns it off (SALES-12). */
    toggle() {
      const isEmpty = text.trim() === '';
      if (!isOn && isEmpty) setTyped(ownEmail);
      void save(!isOn, !isOn && isEmpty ? ownEmail : text);
    },
    retry() {
      if (state.kind === 'failed') void save(state.wantsOn && text.trim() !== '', text);
    },
    commit() {
      if (text !== storedText) void save(isOn && text.trim() !== '', text);
    },
  };
}

const invalidText = (invalid: readonly string[]) =>
  `${message.validEmailRequired}: ${invalid.map(quoteInput).join(', ')}`;

export type ReceiptSetting = Pick<RenewalReceipts, 'isOn' | 'recipients'>;

function useStoreReceipts() {
  const { change } = useChange({ refused: message.lastResort });
  // Sequential, so that the last choice is the one stored.
  const last = useRef<Promise<unknown>>(Promise.resolve());

  return (setting: ReceiptSetting): Promise<string | null> => {
    const answer = last.current.then(() => change(StoreInvoiceEmailsDocument, { input: setting }));
    last.current = answer;
    return answer;
  };
}
