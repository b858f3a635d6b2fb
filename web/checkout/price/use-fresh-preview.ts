import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { usePortalConfig } from '../../app/session/session-context';
import { type Attempt, isInFlight } from '../attempt/attempt';
import type { Price } from './price';
import type { PricePreview } from './use-price-preview';

/** Asks again when the customer comes back to the page, when a new day begins, and after an attempt that placed no order. */
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
    // The answer to the order itself has told what changed.
    if (wasHeld.current && !isHeld) refresh.current(false);
    wasHeld.current = isHeld;
  }, [isHeld]);

  const { today } = usePortalConfig();
  const pricedOn = useRef(today);
  useEffect(() => {
    if (pricedOn.current === today) return;
    pricedOn.current = today;
    // What is on its way is seen to when it has come back.
    if (!wasHeld.current) refresh.current(true);
  }, [today]);
}
