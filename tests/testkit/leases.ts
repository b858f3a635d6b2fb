/** What tests of this worker have open and have to give back, each by a name that says what it is. */
export const leases = new Set<{ readonly what: string }>();
