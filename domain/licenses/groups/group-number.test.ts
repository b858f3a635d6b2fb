import { describe, expect, it } from 'vitest';
import { groupName, numbersByAge, storedNumbers } from './group-number';

const aged = (id: string, since: string) => ({ id, since });
const kept = (id: string, keptNumber: number | null) => ({ id, keptNumber });

describe('the number of a group (D-112)', () => {
  it('goes by age, ties by id', () => {
    const groups = [aged('1', '2026-03-01'), aged('10', '2025-01-01'), aged('9', '2025-01-01')];
    for (const given of [groups, groups.toReversed()])
      expect([...numbersByAge(given)]).toEqual([
        ['9', 1],
        ['10', 2],
        ['1', 3],
      ]);
  });

  it('is the one that the vendor keeps', () => {
    expect([...(storedNumbers([kept('a', 7), kept('b', 9)]) ?? [])]).toEqual([
      ['a', 7],
      ['b', 9],
    ]);
    expect(storedNumbers([])).toEqual(new Map());
  });

  it('is not kept where a group lacks one, or two have the same', () => {
    expect(storedNumbers([kept('a', 1), kept('b', null)])).toBeNull();
    expect(storedNumbers([kept('a', 1), kept('b', 1)])).toBeNull();
  });

  it('is part of the name', () => {
    expect(groupName(3, null)).toBe('Group 3');
    expect(groupName(3, 'Design')).toBe('Group 3 (Design)');
  });
});
