export interface Answer {
  readonly success: boolean;
  readonly message: string;
}

export const DONE: Answer = { success: true, message: '' };

export function refused(message: string): Answer {
  return { success: false, message };
}
