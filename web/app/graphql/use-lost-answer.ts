import { useEffect, useState } from 'react';

interface LostAnswer {
  typed: string;
  stored: string;
  /** Text as it is stored; null if it cannot be. */
  toStored: (typed: string) => string | null;
  isBusy: boolean;
  onStored: () => void;
}

/**
 * For a text whose change got no answer: the page, read again, may show the sent text while the customer has
 * not typed since. It was stored then.
 */
export function useLostAnswer({ typed, stored, toStored, isBusy, onStored }: LostAnswer) {
  const [sent, setSent] = useState<string | null>(null);
  const isStored = sent !== null && toStored(sent) === stored && typed === sent;
  useEffect(() => {
    if (isStored && !isBusy) onStored();
  }, [isStored, isBusy, onStored]);
  return { isStored, setSent };
}
