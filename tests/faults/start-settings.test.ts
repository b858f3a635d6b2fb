import { describe, expect, it } from 'vitest';
import { addressesOf, programsOf } from '../../scripts/lib/programs.mjs';

describe('npm start', () => {
  it.each(['', ' '])('takes a setting that is "%s" for none, as the programs do', (none) => {
    const names = ['PORT', 'VENDOR_PORT', 'MAIL_PORT', 'VENDOR_URL', 'PUBLIC_URL', 'DATA_DIR'];
    const empty = Object.fromEntries(names.map((name) => [name, none]));
    expect(addressesOf(empty)).toEqual(addressesOf({}));
    expect(programsOf(empty)).toEqual(programsOf({}));
  });
});
