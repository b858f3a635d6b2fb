import { addDays, type CalendarDate } from './calendar-date';

export interface CalendarEvent {
  /** Stable across downloads, so that a calendar updates its entry. */
  readonly uid: string;
  readonly date: CalendarDate;
  readonly summary: string;
  readonly description: string;
}

export function calendarFile(events: readonly CalendarEvent[], today: CalendarDate): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Axure//Customer Portal//EN',
    'CALSCALE:GREGORIAN',
    ...events.flatMap((event) => eventLines(event, today)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines({ uid, date, summary, description }: CalendarEvent, today: CalendarDate): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${text(uid)}`,
    `DTSTAMP:${day(today)}T000000Z`,
    `DTSTART;VALUE=DATE:${day(date)}`,
    `DTEND;VALUE=DATE:${day(addDays(date, 1))}`,
    `SUMMARY:${text(summary)}`,
    `DESCRIPTION:${text(description)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function day(date: CalendarDate): string {
  return date.replaceAll('-', '');
}

function text(value: string): string {
  return value.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n]/g, '\\n');
}

const MOST_OCTETS = 75;

/** Folds a line at 75 octets without splitting a character; continuation lines start with a blank. */
function folded(line: string): string {
  let [octets, result] = [0, ''];
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > MOST_OCTETS) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}
