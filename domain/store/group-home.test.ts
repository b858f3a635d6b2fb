import { expect, test } from 'vitest';
import { isElsewhere } from './group-home';

const NOWHERE = { domain: null, orgId: null };

test.each([
  [NOWHERE, NOWHERE, false],
  [{ domain: 'acme', orgId: null }, NOWHERE, false],
  [NOWHERE, { domain: 'acme', orgId: null }, false],
  [{ domain: 'acme', orgId: null }, { domain: 'acme', orgId: null }, false],
  [{ domain: 'beta', orgId: null }, { domain: 'acme', orgId: null }, true],
  [{ domain: null, orgId: '9' }, { domain: null, orgId: '9' }, false],
  [{ domain: null, orgId: '8' }, { domain: null, orgId: '9' }, true],
])('seats for %j join a group of %j from elsewhere: %s', (wanted, known, is) => {
  expect(isElsewhere(wanted, known)).toBe(is);
});
