/** Resources that tests of this worker must give back, each with a description. */
export const leases = new Set<{ readonly what: string }>();
