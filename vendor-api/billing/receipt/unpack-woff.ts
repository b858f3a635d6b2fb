import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const HEADER = 12;
const ENTRY = 16;

/**
 * A WOFF file as the plain font that is in it (https://www.w3.org/TR/WOFF/). The PDF library reads WOFF too, but
 * inflates it by itself and anew for every document, which is most of the work of a receipt.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(HEADER + count * ENTRY);
  woff.copy(header, 0, 4, 8);
  writeSearchHints(header, count);
  const bodies: Buffer[] = [];
  let at = header.length;
  for (let index = 0; index < count; index += 1) {
    const { tag, checksum, body } = readTable(woff, WOFF_HEADER + index * WOFF_ENTRY);
    const entry = HEADER + index * ENTRY;
    header.write(tag, entry, 'latin1');
    header.writeUInt32BE(checksum, entry + 4);
    header.writeUInt32BE(at, entry + 8);
    header.writeUInt32BE(body.length, entry + 12);
    const padding = Buffer.alloc(-body.length & 3);
    bodies.push(body, padding);
    at += body.length + padding.length;
  }
  return Buffer.concat([header, ...bodies]);
}

function readTable(woff: Buffer, entry: number): { tag: string; checksum: number; body: Buffer } {
  const offset = woff.readUInt32BE(entry + 4);
  const packed = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8));
  // A table that would not get smaller is left as it is.
  const isPlain = packed.length === woff.readUInt32BE(entry + 12);
  return {
    tag: woff.toString('latin1', entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    body: isPlain ? packed : inflateSync(packed),
  };
}

function writeSearchHints(header: Buffer, count: number): void {
  const power = Math.floor(Math.log2(count));
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(2 ** power * ENTRY, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE((count - 2 ** power) * ENTRY, 10);
}
