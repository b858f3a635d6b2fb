import { useRef, useState } from 'react';
import { message } from '#domain/messages/catalogue';
import { parseRecipients, recipientsText } from '#domain/renewals/renewal-receipts';
import { quoteInput } from '#domain/text/plain-text';
import { useChange } from '../../../app/graphql/use-change';
import { StoreInvoiceEmailsDocument } from './store-invoice-emails.generated';

export type SaveState =
  | { kind: 'idle' | 'saving' | 'saved' }
  | { kind: 'invalid'; text: string }
  | { kind: 'failed'; text: string; wantsOn: boolean };

/** Shown at once as chosen, and as stored again when that failed; what was typed stays. */
export function useRenewalReceipts(stored: ReceiptSetting, ownEmail: string) {
  const store = useStoreReceipts();
  const storedText = recipientsText(stored, ownEmail);
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const newest = useRef(0);
  const text = typed ?? storedText;
  const isOn = chosen ?? stored.isOn;
  // What was read before a change is shown until it is read anew: up to then what was wanted stands for it.
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
    // Something newer is on its way and will say how it went.
    if (turn !== newest.current) return;
    if (failure === null) {
      setTyped((now) => (now === list ? recipientsText(wanted, ownEmail) : now));
      // Of what was typed since, nothing is saved yet.
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
    /** Without recipients the option is on for one's own address, and off when the field was cleared (SALES-12). */
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

export interface ReceiptSetting {
  isOn: boolean;
  recipients: string[];
}

function useStoreReceipts() {
  const { change } = useChange({ refused: message.lastResort });
  // One after the other, so that what was wanted last is what is stored.
  const last = useRef<Promise<unknown>>(Promise.resolve());

  return (setting: ReceiptSetting): Promise<string | null> => {
    const answer = last.current.then(() => change(StoreInvoiceEmailsDocument, { input: setting }));
    last.current = answer;
    return answer;
  };
}
