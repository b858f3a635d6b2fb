/** Signature at the start of every file in a ZIP archive. */
const FILE_SIGNATURE = [0x50, 0x4b, 0x03, 0x04];

/** Counts the files of a ZIP archive that have begun to arrive, from its consecutive pieces. */
export function createFileCounter(): (piece: Uint8Array) => number {
  let count = 0;
  let matched = 0;
  return (piece) => {
    for (const byte of piece) {
      if (byte === FILE_SIGNATURE[matched]) matched += 1;
      else matched = byte === FILE_SIGNATURE[0] ? 1 : 0;
      if (matched === FILE_SIGNATURE.length) {
        count += 1;
        matched = 0;
      }
    }
    return count;
  };
}
