import { useEffect, useRef, useState } from 'react';
import { message } from '#domain/messages/catalogue';
import {
  isSameSetting,
  parseRecipients,
  receiptsToStore,
  recipientsText,
} from '#domain/renewals/renewal-receipts';
import { quoteInput } from '#domain/text/plain-text';
import { useChange } from '../../../app/graphql/use-change';
import type { RenewalReceipts } from '../../../schema.generated';
import { StoreInvoiceEmailsDocument } from './store-invoice-emails.generated';

export type SaveState =
  | { kind: 'idle' | 'saving' | 'saved' }
  | { kind: 'invalid'; text: string }
  | { kind: 'failed'; text: string; wanted: ReceiptSetting; list: string; shown: string };

/** Shows the choice immediately, and the stored setting again after a failure; typed text stays. */
export function useRenewalReceipts(stored: ReceiptSetting, ownEmail: string) {
  const store = useStoreReceipts(stored);
  const storedText = recipientsText(stored, ownEmail);
  const { typed, setTyped, setChosen, state, setState, text, isOn } = useDraft(stored, storedText);
  const newest = useRef(0);

  async function save(wantsOn: boolean, list: string): Promise<void> {
    const parsed = parseRecipients(list);
    if (!parsed.ok) return setState({ kind: 'invalid', text: invalidText(parsed.invalid) });
    const turn = ++newest.current;
    setChosen(wantsOn);
    setState({ kind: 'saving' });
    const wanted = receiptsToStore(wantsOn, parsed.recipients, ownEmail);
    const failure = await store(wanted);
    // A newer save is under way and will report.
    if (turn !== newest.current) return;
    if (failure === null) {
      setTyped((now) => (now === list ? recipientsText(wanted, ownEmail) : now));
      // Text typed since then is not saved yet.
      setState((now) => (now.kind === 'saving' ? { kind: 'saved' } : now));
    } else {
      setChosen(null);
      setTyped((now) => now ?? (list === storedText ? null : list));
      setState({ kind: 'failed', text: failure, wanted, list, shown: storedText });
    }
  }

  return {
    isOn,
    text,
    state,
    isDirty: text !== storedText,
    /** Text that another session stored, if typed text stands in its place. */
    changedTo: state.kind === 'failed' && typed !== null && storedText !== state.shown ? storedText : null,
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
      if (state.kind === 'failed') void save(state.wanted.isOn && text.trim() !== '', text);
    },
    commit() {
      if (text !== storedText) void save(isOn && text.trim() !== '', text);
    },
  };
}

/** Choice and text that are not stored yet, and how saving them goes. */
function useDraft(stored: ReceiptSetting, storedText: string) {
  const [typed, setTyped] = useState<string | null>(null);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const text = typed ?? storedText;
  // Until the stored setting is read anew, the saved choice stands in for it.
  if (state.kind === 'saved') {
    if (chosen === stored.isOn) setChosen(null);
    if (typed === storedText) setTyped(null);
  }
  // The answer was lost, but the setting was stored.
  if (state.kind === 'failed' && text === state.list && isSameSetting(stored, state.wanted)) {
    setTyped(null);
    setState({ kind: 'saved' });
  }
  return { typed, setTyped, setChosen, state, setState, text, isOn: chosen ?? stored.isOn };
}

const invalidText = (invalid: readonly string[]) =>
  `${message.validEmailRequired}: ${invalid.map(quoteInput).join(', ')}`;

export type ReceiptSetting = Pick<RenewalReceipts, 'isOn' | 'recipients'>;

function useStoreReceipts(stored: ReceiptSetting) {
  const { change } = useChange({ refused: message.lastResort });
  // Sequential, so that the last choice is the one stored.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const seen = useRef(stored);
  useEffect(() => {
    seen.current = stored;
  }, [stored]);

  return (setting: ReceiptSetting): Promise<string | null> => {
    const answer = last.current.then(() => {
      const { isOn, recipients } = seen.current;
      const input = { ...setting, seen: { isOn, recipients } };
      return change(StoreInvoiceEmailsDocument, { input }, ({ viewer }) => {
        seen.current = viewer?.renewalReceipts ?? seen.current;
      });
    });
    last.current = answer;
    return answer;
  };
}
