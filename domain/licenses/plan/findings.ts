export const FINDINGS = [
  'NO_ADDRESS',
  'HIDDEN_IN_ADDRESS',
  'HIDDEN_IN_SEAT',
  'INVALID_ADDRESS',
  'NOTE_TOO_LONG',
  'TWICE_IN_LIST',
  'TWICE_IN_LIST_LEFT_OUT',
  'HAS_SEAT',
  'HAS_SEAT_LEFT_OUT',
  'SEAT_TWICE',
  'NOT_YOURS',
  'NO_SEAT_LEFT',
  'UNCHANGED',
] as const;

export type Finding = (typeof FINDINGS)[number];

interface FindingKind {
  text: string;
  stops: boolean;
}

const KINDS: Record<Finding, FindingKind> = {
  NO_ADDRESS: { text: 'There is no address.', stops: true },
  HIDDEN_IN_ADDRESS: {
    text: 'There are hidden characters in the address. Please type it again.',
    stops: true,
  },
  HIDDEN_IN_SEAT: { text: 'There are hidden characters in the seat ID. Please type it again.', stops: true },
  INVALID_ADDRESS: { text: 'This is not a valid email address.', stops: true },
  NOTE_TOO_LONG: { text: 'The note is longer than 500 characters.', stops: true },
  TWICE_IN_LIST: { text: 'This person is in the list more than once.', stops: false },
  TWICE_IN_LIST_LEFT_OUT: { text: 'This person is further up in the list.', stops: true },
  HAS_SEAT: { text: 'This person has another seat.', stops: false },
  HAS_SEAT_LEFT_OUT: { text: 'This person has a seat.', stops: true },
  SEAT_TWICE: { text: 'This seat is further up in the list.', stops: true },
  NOT_YOURS: { text: 'You cannot assign this seat.', stops: true },
  NO_SEAT_LEFT: { text: 'There is no seat left to give out.', stops: true },
  UNCHANGED: { text: 'Nothing changes.', stops: false },
};

export function stops(finding: Finding): boolean {
  return KINDS[finding].stops;
}

export function findingText(finding: Finding): string {
  return KINDS[finding].text;
}
