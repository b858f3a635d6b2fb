import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { type Attempt, isInFlight } from '../attempt/attempt';
import type { Price } from './price';
import type { PricePreview } from './use-price-preview';

/**
 * Keeps the price true: asked for anew when the customer comes back to the page, which may have been left open over
 * midnight or beside another tab that bought, and after every try that placed no order.
 */
export function useFreshPreview<Shown extends Price>(
  preview: PricePreview<Shown>,
  attempt: Attempt<Shown>,
): void {
  const isHeld = isInFlight(attempt);
  const wasHeld = useRef(isHeld);
  const refresh = useRef(preview.refresh);
  refresh.current = preview.refresh;

  const onReturn = () => {
    if (!isHeld) preview.refresh(true);
  };
  useWindowEvent('focus', onReturn);
  useWindowEvent('pageshow', onReturn);

  useEffect(() => {
    // Whatever changed is told by the answer to the order itself.
    if (wasHeld.current && !isHeld) refresh.current(false);
    wasHeld.current = isHeld;
  }, [isHeld]);
}
