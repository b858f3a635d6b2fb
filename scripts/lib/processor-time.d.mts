/**
 * Processor seconds that a process and its descendants have used so far, ended children included.
 * Undefined if the system does not report it.
 */
export function processorSeconds(pid?: number): number | undefined;
