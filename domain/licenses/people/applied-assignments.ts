/** One seat of a bulk assignment, with what was typed for it. */
export interface BulkAssignment {
  seatId: string;
  email: string;
}

/**
 * Which of a bulk assignment took effect: those whose address contains `@` and that were not refused (SEAT-05), and those
 * that free their seat with an empty one (D-67).
 * @param messages parallel to the assignments; the empty text is no refusal, nor is a text that is missing
 */
export function appliedAssignments<T extends BulkAssignment>(
  assignments: readonly T[],
  messages: readonly string[] = [],
): T[] {
  return assignments.filter(({ email }, index) => {
    const couldApply = email.trim() === '' || email.includes('@');
    return couldApply && (messages[index] ?? '') === '';
  });
}
