export interface CostCounter {
  /** Runs the work and counts the processor time of its programs under this name. */
  count<T>(name: string, work: () => Promise<T>): Promise<T>;
  summary(budget: number): string;
}

export function costCounter(everyMs?: number): CostCounter;
