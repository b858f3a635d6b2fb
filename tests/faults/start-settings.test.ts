import { describe, expect, it } from 'vitest';
import { addressesOf, programsOf } from '../../scripts/lib/programs.mjs';

describe('npm start', () => {
  it('takes an empty setting for none, as the programs do', () => {
    const empty = { PORT: '', VENDOR_PORT: '', MAIL_PORT: '', VENDOR_URL: '', PUBLIC_URL: '', DATA_DIR: '' };
    expect(addressesOf(empty)).toEqual(addressesOf({}));
    expect(programsOf(empty)).toEqual(programsOf({}));
  });
});
