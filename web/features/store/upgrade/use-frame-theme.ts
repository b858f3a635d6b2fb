import { useComputedColorScheme } from '@mantine/core';
import { useEffect } from 'react';
import type { Frame } from './use-frame';

/** Tells the page in a frame which theme the portal has: a browser tells it only what the system has. */
export function useFrameTheme({ ref, phase }: Frame, address: string): void {
  const portalTheme = useComputedColorScheme('light');
  useEffect(() => {
    if (phase !== 'answered') return;
    ref.current?.contentWindow?.postMessage({ portalTheme }, new URL(address).origin);
  }, [ref, phase, portalTheme, address]);
}
