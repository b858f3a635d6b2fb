/** Values that only the victim may see. */
export const CANARY = {
  name: 'Canary Victim',
  company: 'Canary Holding',
  recipient: 'canary-recipient@victim.example',
  holder: 'Canary Cardholder',
  street: 'Canary Street 7',
  product: 'Canary Product',
  coupon: 'Canary discount',
  note: 'canary note of a seat',
  key: 'CANARY-KEY-0001',
  user: 'canary-user-of-a-seat@victim.example',
} as const;

// The attacker has no files.
const FILES = {
  receipt: '%PDF-',
  archive: 'PK\u0003\u0004',
  jpeg: '\u00ff\u00d8\u00ff',
  png: '\u0089PNG',
  gif: 'GIF8',
};

export function leaksIn(answer: Uint8Array): string[] {
  const bytes = Buffer.from(answer);
  const texts = [bytes.toString('utf8'), bytes.toString('latin1')];
  const start = texts[1] ?? '';
  return [
    ...Object.values(CANARY).filter((secret) => texts.some((text) => text.includes(secret))),
    ...Object.entries(FILES).flatMap(([kind, magic]) => (start.startsWith(magic) ? [kind] : [])),
  ];
}
