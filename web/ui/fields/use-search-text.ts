import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 250;

export function useSearchText(current: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(current);
  const sent = useRef(current);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The latest listener: a filter may change during the pause.
  const latest = useRef(onSearch);

  useEffect(() => {
    latest.current = onSearch;
  }, [onSearch]);

  useEffect(() => {
    if (current === sent.current) return;
    sent.current = current;
    setText(current);
  }, [current]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (value: string) => {
    sent.current = value;
    latest.current(value);
  };
  const type = (value: string) => {
    setText(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(value), PAUSE_MS);
  };
  const clear = () => {
    setText('');
    clearTimeout(timer.current);
    send('');
    // The pressed button disappears with the text.
    field.current?.focus();
  };
  return { text, type, clear, field };
}
