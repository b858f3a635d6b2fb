import { expect, it } from 'vitest';
import { pendingTransferText } from './pending-transfer';

it('names the new owner and the date (MAN-14)', () => {
  expect(pendingTransferText('a@b.example', '2026-04-11')).toBe(
    'Pending ownership transfer to a@b.example on Apr 11, 2026',
  );
  expect(pendingTransferText('a@b.example', null)).toBe('Pending ownership transfer to a@b.example');
});
