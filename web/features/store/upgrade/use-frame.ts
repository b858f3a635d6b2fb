import { type RefObject, useEffect, useRef, useState } from 'react';
import { frameHeight } from './frame-message';

/**
 * How a frame is doing:
 * - `late`: it is still loading after a while
 * - `silent`: something was loaded that does not speak; browsers do not tell a failed page from another one
 * - `answered`: the page itself has told its height
 */
type FramePhase = 'loading' | 'late' | 'loaded' | 'silent' | 'answered';

/** What becomes of a phase by waiting, in milliseconds. */
const PATIENCE: Partial<Record<FramePhase, { phase: FramePhase; after: number }>> = {
  loading: { phase: 'late', after: 10_000 },
  loaded: { phase: 'silent', after: 3_000 },
};

export interface Frame {
  ref: RefObject<HTMLIFrameElement | null>;
  phase: FramePhase;
  /** Of the page, in pixels; null while it has not told. */
  height: number | null;
  /** Counts the tries; the key of the frame element. */
  tries: number;
  onLoad: () => void;
  retry: () => void;
}

/** Follows a frame that shows a page of another origin. */
export function useFrame(address: string): Frame {
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

  useEffect(() => {
    const { origin } = new URL(address);
    const listen = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== ref.current?.contentWindow) return;
      const told = frameHeight(event.data);
      if (told === null) return;
      setHeight(told);
      setPhase('answered');
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [address]);

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
