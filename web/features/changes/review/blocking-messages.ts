import { useEffect, useRef, useState } from 'react';
import type { Attempt } from '../../../checkout/attempt/attempt';
import { noticeTexts } from '../../../checkout/attempt/attempt-notice';
import type { Price } from '../../../checkout/price/price';
import type { PricePreview } from '../../../checkout/price/use-price-preview';
import { isGroupRefused } from '../../../checkout/use-submit-order';

type Preview = Pick<PricePreview<Price>, 'codes' | 'messages' | 'status'>;

/** Messages for an order that is no longer possible, without duplicates, the likely cause first. */
export function useBlockingMessages(
  { meanwhileText }: { meanwhileText?: string },
  attempt: Attempt,
  preview: Preview,
  readAgain: () => void,
): string[] {
  const refusals = useGroupRefusals(preview, readAgain);
  // Without a previous price there was nothing to order in the first place.
  const [wasPriced, setWasPriced] = useState(false);
  if (preview.status === 'ready' && !wasPriced) setWasPriced(true);
  const meanwhile = wasPriced && meanwhileText !== undefined ? [meanwhileText] : [];
  return [...new Set([...meanwhile, ...noticeTexts(attempt), ...refusals])];
}

/**
 * Reasons of the last refused price. If the group is the reason (it was paid in another tab, say), the page
 * is read again and finds nothing to order, and no price is left to explain why. Groups that do not exist or
 * belong to another customer get no message.
 */
function useGroupRefusals({ codes, messages, status }: Preview, onRefused: () => void): readonly string[] {
  const isRefused = isGroupRefused(codes);
  const readAgain = useRef(onRefused);
  readAgain.current = onRefused;
  useEffect(() => {
    if (isRefused) readAgain.current();
  }, [isRefused]);
  const [last, setLast] = useState<readonly string[]>([]);
  const isAnswered = status === 'refused' || status === 'ready';
  const now = codes.includes('NOT_FOUND') ? [] : messages;
  if (isAnswered && now.join() !== last.join()) setLast(now);
  return isAnswered ? now : last;
}
