import { describe, expect, it } from 'vitest';
import { canUndoDecline } from './undo-decline';

const declined = {
  userId: 'u-1',
  email: 'carl@lee.example',
  movedBy: null,
  date: '2026-04-01',
  at: '2026-04-11T10:00:00.000Z',
};
const carl = { userId: 'u-1', email: 'Carl@Lee.example' };
const at = (time: string) => new Date(`2026-04-11T${time}Z`);

describe('a decline can be undone', () => {
  it('by the customer who declined, for ten minutes', () => {
    expect(canUndoDecline(declined, carl, at('10:00:00.000'))).toBe(true);
    expect(canUndoDecline(declined, carl, at('10:10:00.000'))).toBe(true);
    expect(canUndoDecline(declined, carl, at('10:10:00.001'))).toBe(false);
  });

  it('by nobody else, and not under another address', () => {
    expect(canUndoDecline(declined, { ...carl, userId: 'u-2' }, at('10:01:00'))).toBe(false);
    expect(canUndoDecline(declined, { ...carl, email: 'carl@new.example' }, at('10:01:00'))).toBe(false);
  });
});
