import type { VendorConfig } from '../vendor/status';

export interface ConfigCache {
  (): Promise<VendorConfig>;
  /** As the vendor says now, or said at most `ageMs` ago; a question that is under way is shared. */
  fresh(ageMs?: number): Promise<VendorConfig>;
  /** Forgets what is kept: something the vendor said contradicts it. */
  drop(): void;
}

export function createConfigCache(load: () => Promise<VendorConfig>, ttlMs: number): ConfigCache {
  let kept: { config: Promise<VendorConfig>; askedAt: number; isOpen: boolean } | undefined;
  const ask = () => {
    const entry = { config: load(), askedAt: performance.now(), isOpen: true };
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

/** The settings as one request asks for them: a failure that it has met is not asked for again. */
export function ofOneRequest(config: ConfigCache): ConfigCache {
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
