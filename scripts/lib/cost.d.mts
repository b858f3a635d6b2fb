export interface CostCounter {
  /** Does the work and notes what its programs cost under this name. */
  count<T>(name: string, work: () => Promise<T>): Promise<T>;
  summary(budget: number): string;
}

export function costCounter(everyMs?: number): CostCounter;
