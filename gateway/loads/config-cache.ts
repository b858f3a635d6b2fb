import type { VendorConfig } from '../vendor/status';

export interface ConfigCache {
  (): Promise<VendorConfig>;
  /** Returns settings at most `ageMs` old; a pending request is shared. */
  fresh(ageMs?: number): Promise<VendorConfig>;
  /** Drops the cached settings when a vendor answer contradicts them. */
  drop(): void;
}

export function createConfigCache(load: () => Promise<VendorConfig>, ttlMs: number): ConfigCache {
  let kept: { config: Promise<VendorConfig>; askedAt: number; isOpen: boolean } | undefined;
  const ask = () => {
    const entry = { config: load(), askedAt: performance.now(), isOpen: true };
    kept = entry;
    entry.config.then(
      ({ readOnlyMessage }) => {
        entry.isOpen = false;
        // A page that is reloaded when read-only mode is over must not show its message again.
        if (readOnlyMessage && kept === entry) kept = undefined;
      },
      () => {
        if (kept === entry) kept = undefined;
      },
    );
    return entry.config;
  };
  const fresh = (ageMs = 0) => {
    const isYoung = kept !== undefined && performance.now() - kept.askedAt < ageMs;
    return kept && (kept.isOpen || isYoung) ? kept.config : ask();
  };
  const config = () => (kept && performance.now() - kept.askedAt < ttlMs ? kept.config : ask());
  const drop = () => {
    kept = undefined;
  };
  return Object.assign(config, { fresh, drop });
}

/** Cache view of one request, which does not repeat a failed load. */
export function perRequest(config: ConfigCache): ConfigCache {
  let failed: Promise<VendorConfig> | undefined;
  const unlessFailed = (ask: () => Promise<VendorConfig>) => {
    if (failed) return failed;
    const asked = ask();
    asked.catch(() => {
      failed = asked;
    });
    return asked;
  };
  return Object.assign(() => unlessFailed(config), {
    fresh: (ageMs?: number) => unlessFailed(() => config.fresh(ageMs)),
    drop: config.drop,
  });
}
