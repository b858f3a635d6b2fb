/** What a change answers; `message` is empty on success, else what to tell the customer, and nothing was changed. */
export interface Answer {
  readonly success: boolean;
  readonly message: string;
}

export const DONE: Answer = { success: true, message: '' };

export function refused(message: string): Answer {
  return { success: false, message };
}
