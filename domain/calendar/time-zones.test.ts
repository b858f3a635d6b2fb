import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addDays, daysBetween, parseCalendarDate } from './calendar-date';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('in any time zone of the host', () => {
  // Zones that are far ahead or behind, or put their clocks forward at midnight.
  const zones = [
    'UTC',
    'America/Sao_Paulo',
    'Africa/Cairo',
    'Asia/Beirut',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
    'America/Santiago',
  ];
  const DAY = 86_400_000;
  const text = (time: number) => new Date(time).toISOString().slice(0, 10);

  test.each(zones)('dates are computed the same in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    fc.assert(
      fc.property(
        fc.integer({ min: 16_800, max: 25_500 }),
        fc.integer({ min: -1200, max: 1200 }),
        (day, days) => {
          const [from, to] = [text(day * DAY), text((day + days) * DAY)];
          expect(addDays(from, days)).toBe(to);
          expect(daysBetween(from, to)).toBe(days);
          expect(parseCalendarDate(`${from}T23:30:00Z`)).toBe(from);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
