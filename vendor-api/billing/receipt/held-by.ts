import { create } from 'fontkit';

/** Whether a font really holds a character, whatever its package states. */
export function heldBy(font: Buffer): (character: string) => boolean {
  // One that was cut down to nothing cannot be asked.
  if (!mapsAny(font)) return () => false;
  const codes = new Set(create(font).characterSet);
  return (character) => codes.has(character.codePointAt(0) ?? 0);
}

/** Whether a font maps any character at all: in its table `cmap` the number of maps follows the version. */
function mapsAny(font: Buffer): boolean {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const cmap = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  return cmap !== undefined && font.readUInt16BE(font.readUInt32BE(cmap + 8) + 2) > 0;
}
