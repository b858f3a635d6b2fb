import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { portInUse } from '../../scripts/lib/ports.mjs';
import { addressesOf, programsOf } from '../../scripts/lib/programs.mjs';
import { repository, runProgram } from '../testkit/child';

describe('npm start', () => {
  it.each(['', ' '])('takes a setting that is "%s" for none, as the programs do', (none) => {
    const names = ['PORT', 'VENDOR_PORT', 'MAIL_PORT', 'VENDOR_URL', 'PUBLIC_URL', 'DATA_DIR'];
    const empty = Object.fromEntries(names.map((name) => [name, none]));
    expect(addressesOf(empty)).toEqual(addressesOf({}));
    expect(programsOf(empty)).toEqual(programsOf({}));
  });

  it.each([
    [{ VENDOR_PORT: 'x' }, 'Setting VENDOR_PORT is not valid'],
    [{ PORT: '0' }, 'Setting PORT is not valid'],
    [{ MAIL_PORT: '70000' }, 'Setting MAIL_PORT is not valid'],
    [{ PORT: '4001' }, 'VENDOR_PORT and PORT are both 4001'],
    [{ SMTP_PORT: '4026' }, 'SMTP_PORT and MAIL_PORT are both 4026'],
  ])('says of %j which setting it is, before anything is started', async (ports, problem) => {
    expect(await portInUse(programsOf(ports), '127.0.0.1')).toContain(problem);
  });
});

describe('npm run build', () => {
  it('says of a part that there is not that it is none', async () => {
    const child = runProgram([join(repository, 'scripts/build.mjs'), 'gatway'], {
      env: { PATH: process.env['PATH'] ?? '' },
    });
    const { code } = await child.exited;
    expect(child.errors()).toContain('"gatway" is none of gateway, vendor-api, sandbox, web, playground.');
    expect(code).toBe(1);
  });
});
