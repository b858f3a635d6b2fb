import type { VendorConfig } from '../vendor/status';

/** The vendor's settings, which are the same for everybody, kept for a moment. */
export interface ConfigCache {
  (): Promise<VendorConfig>;
  /** Forgets what is kept: something the vendor said contradicts it. */
  drop(): void;
}

/** Asks again after `ttlMs`; a failure is not kept. */
export function createConfigCache(load: () => Promise<VendorConfig>, ttlMs: number): ConfigCache {
  let kept: { config: Promise<VendorConfig>; until: number } | undefined;
  const config = () => {
    if (kept && kept.until > performance.now()) return kept.config;
    const entry = { config: load(), until: performance.now() + ttlMs };
    kept = entry;
    entry.config.catch(() => {
      if (kept === entry) kept = undefined;
    });
    return entry.config;
  };
  const drop = () => {
    kept = undefined;
  };
  return Object.assign(config, { drop });
}
