import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef } from 'react';
import { usePortalConfig } from '../../app/session/session-context';
import { type Attempt, isInFlight } from '../attempt/attempt';
import type { Price } from './price';
import type { PricePreview } from './use-price-preview';

/** Refreshes the price on return to the page, on a new day, and after an attempt without an order. */
export function useFreshPreview<Shown extends Price>(
  preview: PricePreview<Shown>,
  attempt: Attempt<Shown>,
): void {
  const isHeld = isInFlight(attempt);
  const wasHeld = useRef(isHeld);
  const refresh = useEffectEvent(preview.refresh);

  const onReturn = () => {
    if (!isHeld) preview.refresh(true);
  };
  useWindowEvent('focus', onReturn);
  useWindowEvent('pageshow', onReturn);

  useEffect(() => {
    // The answer to the order has already told what changed.
    if (wasHeld.current && !isHeld) refresh(false);
    wasHeld.current = isHeld;
  }, [isHeld]);

  const { today } = usePortalConfig();
  const pricedOn = useRef(today);
  useEffect(() => {
    if (pricedOn.current === today) return;
    pricedOn.current = today;
    // While an order is in flight, the price is refreshed after it.
    if (!wasHeld.current) refresh(true);
  }, [today]);
}
