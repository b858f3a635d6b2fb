import { expect, it } from 'vitest';
import { readSettings } from './env';

it('the settings of the sandbox take an empty text for nothing, as those of the other programs do', () => {
  const empty = { PAYMENTS_PORT: '', MAIL_PORT: '', DATA_DIR: '', FAULT_DIAL: '', LOG_LEVEL: '' };
  expect(readSettings(empty)).toEqual(readSettings({}));
});

it.each([
  ['NODE_ENV', 'prodction'],
  ['NODE_ENV', 'production'],
  ['PAYMENTS_PORT', 'http'],
])('the settings of the sandbox refuse %s=%s in one line that names it', (name, value) => {
  expect(readSettings({ [name]: value })).toEqual({
    problem: expect.stringMatching(new RegExp(`^Setting ${name} is not valid: [^\n]+$`)),
  });
});
