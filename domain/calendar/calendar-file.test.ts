import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file';

const TODAY = '2026-04-11';
const event = { uid: 'u', date: '2026-12-31', summary: 's', description: 'd' };
const bytes = (text: string) => new TextEncoder().encode(text);
const isWhole = (text: string) => new TextDecoder().decode(bytes(text)) === text;

it('is a calendar of whole days, as RFC 5545 has it', () => {
  expect(calendarFile([event], TODAY)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Axure//Customer Portal//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:u',
      'DTSTAMP:20260411T000000Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:s',
      'DESCRIPTION:d',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

it.each([
  ['a, b; c\\d', 'a\\, b\\; c\\\\d'],
  ['one\r\ntwo\nthree\rfour', 'one\\ntwo\\nthree\\nfour'],
])('says %j as %j', (summary, expected) => {
  expect(calendarFile([{ ...event, summary }], TODAY)).toContain(`SUMMARY:${expected}\r\n`);
});

it('cuts a line after 75 octets and no sooner, the blank of the next one counted', () => {
  const summaryOf = (length: number) => calendarFile([{ ...event, summary: 'x'.repeat(length) }], TODAY);
  const first = 75 - 'SUMMARY:'.length;
  expect(summaryOf(first)).toContain(`${'x'.repeat(first)}\r\nDESCRIPTION`);
  expect(summaryOf(first + 74)).toContain(`${'x'.repeat(first)}\r\n ${'x'.repeat(74)}\r\nDESCRIPTION`);
  expect(summaryOf(first + 75)).toContain(`${'x'.repeat(first)}\r\n ${'x'.repeat(74)}\r\n x\r\nDESCRIPTION`);
});

it('has no longer line for any text, and splits no character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (description) => {
      const lines = calendarFile([{ ...event, description }], TODAY).split('\r\n');
      expect(lines.filter((line) => bytes(line).length > 75 || !isWhole(line))).toEqual([]);
    }),
  );
});
