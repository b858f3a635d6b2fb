import { expect, it } from 'vitest';
import { pendingTransferText, transferPath } from './pending-transfer';

it('names the new owner and the date (MAN-14)', () => {
  expect(pendingTransferText('a@b.example', '2026-04-11')).toBe(
    'Pending ownership transfer to a@b.example on Apr 11, 2026',
  );
  expect(pendingTransferText('a@b.example', null)).toBe('Pending ownership transfer to a@b.example');
});

it('is accepted on a page whose address marks cloud groups (NAV-10)', () => {
  expect(transferPath({ id: 'a&b', kind: 'rp' })).toBe('/buy/transfer?subId=a%26b');
  expect(transferPath({ id: '1', kind: 'cfb' })).toBe('/buy/transfer?subId=1&isCloud=true');
});
