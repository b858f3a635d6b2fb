import type { VendorConfig } from '../vendor/status';

/** The vendor's settings, which are the same for everybody, kept for a moment. */
export type ConfigCache = () => Promise<VendorConfig>;

/** Asks again after `ttlMs`; a failure is not kept. */
export function createConfigCache(load: () => Promise<VendorConfig>, ttlMs: number): ConfigCache {
  let kept: { config: Promise<VendorConfig>; until: number } | undefined;
  return () => {
    if (kept && kept.until > performance.now()) return kept.config;
    const entry = { config: load(), until: performance.now() + ttlMs };
    kept = entry;
    entry.config.catch(() => {
      if (kept === entry) kept = undefined;
    });
    return entry.config;
  };
}
