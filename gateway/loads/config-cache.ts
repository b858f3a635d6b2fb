import type { VendorConfig } from '../vendor/status';

/** The vendor's settings, which are the same for everybody, kept for a moment. */
export interface ConfigCache {
  (): Promise<VendorConfig>;
  /** As the vendor says now, whatever is kept; a question that is under way is shared. */
  fresh(): Promise<VendorConfig>;
  /** Forgets what is kept: something the vendor said contradicts it. */
  drop(): void;
}

/** Asks again after `ttlMs`; a failure is not kept. */
export function createConfigCache(load: () => Promise<VendorConfig>, ttlMs: number): ConfigCache {
  let kept: { config: Promise<VendorConfig>; until: number; isOpen: boolean } | undefined;
  const ask = () => {
    const entry = { config: load(), until: performance.now() + ttlMs, isOpen: true };
    kept = entry;
    entry.config.then(
      () => {
        entry.isOpen = false;
      },
      () => {
        if (kept === entry) kept = undefined;
      },
    );
    return entry.config;
  };
  const config = () => (kept && kept.until > performance.now() ? kept.config : ask());
  const fresh = () => (kept?.isOpen ? kept.config : ask());
  const drop = () => {
    kept = undefined;
  };
  return Object.assign(config, { fresh, drop });
}
