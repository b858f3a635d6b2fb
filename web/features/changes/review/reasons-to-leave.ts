import { useEffect, useRef, useState } from 'react';
import type { Attempt } from '../../../checkout/attempt/attempt';
import { noticeTexts } from '../../../checkout/attempt/attempt-notice';
import type { Price } from '../../../checkout/price/price';
import type { PricePreview } from '../../../checkout/price/use-price-preview';
import { isGroupRefused } from '../../../checkout/use-submit-order';

type Preview = Pick<PricePreview<Price>, 'codes' | 'messages' | 'status'>;

/** What is said where there is nothing to order any more, each text once; first what may have become of the group. */
export function useReasonsToLeave(
  { meanwhileText }: { meanwhileText?: string },
  attempt: Attempt,
  preview: Preview,
  readAgain: () => void,
): string[] {
  const refusals = useGroupRefusals(preview, readAgain);
  // Before there was a price the group had nothing to offer.
  const [wasPriced, setWasPriced] = useState(false);
  if (preview.status === 'ready' && !wasPriced) setWasPriced(true);
  const meanwhile = wasPriced && meanwhileText !== undefined ? [meanwhileText] : [];
  return [...new Set([...meanwhile, ...noticeTexts(attempt), ...refusals])];
}

/**
 * Why the last price was refused. Where that is because of the group (it was paid for in another tab, say) the page is
 * read again and finds nothing to order, and by then there is no price that could say why. Nothing is said of what does
 * not exist or belongs to somebody else.
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
