/** What every file in a ZIP file begins with. */
const FILE_BEGINS = [0x50, 0x4b, 0x03, 0x04];

/** Says how many files of a ZIP file have begun to arrive, given its pieces one after the other. */
export function createFileCounter(): (piece: Uint8Array) => number {
  let count = 0;
  let matched = 0;
  return (piece) => {
    for (const byte of piece) {
      if (byte === FILE_BEGINS[matched]) matched += 1;
      else matched = byte === FILE_BEGINS[0] ? 1 : 0;
      if (matched === FILE_BEGINS.length) {
        count += 1;
        matched = 0;
      }
    }
    return count;
  };
}
