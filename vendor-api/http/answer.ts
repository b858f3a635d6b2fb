/** The answer of a change. Nothing was changed unless it succeeded; the code is for programs. */
export interface Answer {
  readonly success: boolean;
  readonly message: string;
  readonly code?: string | undefined;
  readonly field?: string | undefined;
  /** Of a decline: whether it can be taken back for a while. */
  readonly canUndo?: boolean;
}

export const DONE: Answer = { success: true, message: '' };

export function failure({ message, code, field }: Omit<Answer, 'success'>): Answer {
  return { success: false, message, code, field };
}
