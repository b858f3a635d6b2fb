/** The answer of a change. Nothing was changed unless it succeeded; the code is for programs. */
export interface Answer {
  readonly success: boolean;
  readonly message: string;
  readonly code?: string | undefined;
  readonly field?: string | undefined;
  /** Set on a decline that can be undone for a while. */
  readonly canUndo?: boolean;
}

export const DONE: Answer = { success: true, message: '' };

export function failure({ message, code, field }: Omit<Answer, 'success'>): Answer {
  return { success: false, message, code, field };
}
