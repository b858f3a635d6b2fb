/** Why a change is refused as a whole. */
export type ChangeRefusalCode = 'NOT_OWNER' | 'NOT_ELIGIBLE';

export interface ChangeRefusal {
  code: ChangeRefusalCode;
  /** The catalogue's text. */
  message: string;
}

export function notOwner(text: string): ChangeRefusal {
  return { code: 'NOT_OWNER', message: text };
}

export function notEligible(text: string): ChangeRefusal {
  return { code: 'NOT_ELIGIBLE', message: text };
}
