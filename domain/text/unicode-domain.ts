import { hasUnseen } from './plain-text';

/**
 * An address in lower case with its domain in the letters that people read, as `münchen.example` for
 * `xn--mnchen-3ya.example`: mail goes to the same place. What is no sound name stays as it is.
 */
export function withUnicodeDomain(email: string): string {
  const start = email.lastIndexOf('@') + 1;
  if (start === 0 || !email.includes(PREFIX, start)) return email;
  const labels = email.slice(start).split('.').map(unicodeLabel);
  return email.slice(0, start) + labels.join('.');
}

const PREFIX = 'xn--';

function unicodeLabel(label: string): string {
  if (!label.startsWith(PREFIX)) return label;
  const decoded = decodePunycode(label.slice(PREFIX.length));
  return decoded !== null && isSound(decoded) ? decoded : label;
}

/** What a registry would take: otherwise two names that look the same, or a dot that is none, would come of it. */
function isSound(name: string): boolean {
  const isOneSpelling = name.toLowerCase() === name && name.normalize('NFC') === name;
  return isOneSpelling && /[^\0-\x7f]/.test(name) && !hasUnseen(name) && !/[。．｡\s]/.test(name);
}

// The parameters of RFC 3492.
const [BASE, SMALLEST, LARGEST, SKEW, DAMP, FIRST_BIAS, FIRST_CODE] = [36, 1, 26, 38, 700, 72, 128];
const LAST_CODE = 0x10_ff_ff;

/** RFC 3492, section 6.2; null where it is none. */
function decodePunycode(text: string): string | null {
  const plainLength = Math.max(0, text.lastIndexOf('-'));
  const characters = [...text.slice(0, plainLength)];
  const digits = [...text.slice(plainLength === 0 ? 0 : plainLength + 1)].map(digitOf);
  let [code, place, bias, read] = [FIRST_CODE, 0, FIRST_BIAS, 0];
  while (read < digits.length) {
    const before = place;
    let weight = 1;
    for (let step = BASE; ; step += BASE) {
      const digit = digits[read];
      read += 1;
      if (digit === undefined || Number.isNaN(digit)) return null;
      place += digit * weight;
      const threshold = Math.min(LARGEST, Math.max(SMALLEST, step - bias));
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const count = characters.length + 1;
    bias = adapted(place - before, count, before === 0);
    code += Math.floor(place / count);
    if (code > LAST_CODE) return null;
    place %= count;
    characters.splice(place, 0, String.fromCodePoint(code));
    place += 1;
  }
  return characters.join('');
}

function digitOf(sign: string): number {
  if (/^[a-z]$/.test(sign)) return sign.charCodeAt(0) - 97;
  return /^\d$/.test(sign) ? Number(sign) + 26 : Number.NaN;
}

function adapted(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / count);
  let steps = 0;
  for (; rest > ((BASE - SMALLEST) * LARGEST) / 2; steps += BASE) rest = Math.floor(rest / (BASE - SMALLEST));
  return steps + Math.floor(((BASE - SMALLEST + 1) * rest) / (rest + SKEW));
}
