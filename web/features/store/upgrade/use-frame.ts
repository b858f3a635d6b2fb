import { useComputedColorScheme } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { fieldOf } from '../../../app/field-of';

/**
 * Phase of a frame:
 * - `late`: still loading after a while
 * - `silent`: loaded, but without a message; browsers do not report a failed page
 * - `answered`: the page has reported its height
 */
type FramePhase = 'loading' | 'late' | 'loaded' | 'silent' | 'answered';

const PATIENCE: Partial<Record<FramePhase, { phase: FramePhase; after: number }>> = {
  loading: { phase: 'late', after: 10_000 },
  loaded: { phase: 'silent', after: 3_000 },
};

export function useFrame(address: string) {
  const ref = useRef<HTMLIFrameElement>(null);
  const [phase, setPhase] = useState<FramePhase>('loading');
  const [height, setHeight] = useState<number | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    const next = PATIENCE[phase];
    if (next === undefined) return undefined;
    const timer = setTimeout(() => setPhase(next.phase), next.after);
    return () => clearTimeout(timer);
  }, [phase]);

  const { origin } = new URL(address);
  useWindowEvent('message', (event) => {
    if (event.origin !== origin || event.source !== ref.current?.contentWindow) return;
    const reported = frameHeight(event.data);
    if (reported === null) return;
    setHeight(reported);
    setPhase('answered');
  });

  return {
    ref,
    phase,
    height,
    tries,
    onLoad: () => setPhase((before) => (before === 'answered' ? before : 'loaded')),
    retry: () => {
      setPhase('loading');
      setHeight(null);
      setTries((count) => count + 1);
    },
  };
}

/** Taller than any page should be; a frame must not push the rest of the screen away. */
const TALLEST = 6_000;

function frameHeight(data: unknown): number | null {
  const height = fieldOf(data, 'upgradePageHeight');
  if (typeof height !== 'number' || !Number.isFinite(height) || height <= 0) return null;
  return Math.min(Math.ceil(height), TALLEST);
}

/** Sends the portal's theme to the framed page, which can read only the system's. */
export function useFrameTheme({ ref, phase }: ReturnType<typeof useFrame>, address: string): void {
  const portalTheme = useComputedColorScheme('light');
  useEffect(() => {
    if (phase !== 'answered') return;
    ref.current?.contentWindow?.postMessage({ portalTheme }, new URL(address).origin);
  }, [ref, phase, portalTheme, address]);
}
