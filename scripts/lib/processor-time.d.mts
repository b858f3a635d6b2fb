/**
 * Seconds of processor time that a process and everything it started have used so far, ended children included.
 * Undefined where the system does not tell.
 */
export function processorSeconds(pid?: number): number | undefined;
