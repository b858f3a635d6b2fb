import { describe, expect, it } from 'vitest';
import { plainCell } from '../../text/csv-cell';
import { planAssignments } from './assignment-plan';
import { asColumns, guessReading, toPeople } from './people-list';

const SEAT = '0b0f7a52-6a0a-4c11-9d0c-1f0a3c5f7e01';

function read(table: string[][]) {
  const columns = asColumns(table);
  return toPeople(columns, guessReading(columns));
}

describe('a list of people', () => {
  it('without a column of people names none, not nobody', () => {
    const rows = [
      ['Seat ID', 'Notes'],
      [SEAT, 'Porto'],
    ];
    expect(read(rows)).toEqual([{ email: null, seatId: SEAT, isManager: false, note: 'Porto' }]);
  });

  it.each([
    ['an address a line', [['ann@x.example'], ['bob@x.example']]],
    ['addresses beside each other', [['ann@x.example', ' bob@x.example', ' ']]],
    [
      'names beside addresses',
      [
        ['Ann', 'ann@x.example'],
        ['Bob', 'bob@x.example'],
      ],
    ],
    [
      'a table with titles',
      [
        ['Name', 'E-mail'],
        ['Ann', 'ann@x.example'],
        ['Bob', 'bob@x.example'],
      ],
    ],
    [
      'a table with titles that could all be those of addresses',
      [
        ['User name', 'User role', 'E-mail'],
        ['Ann', 'Owner', 'ann@x.example'],
        ['Bob', '', 'bob@x.example'],
      ],
    ],
  ])('is read from %s', (_, table) => {
    expect(read(table).map(({ email }) => email)).toEqual(['ann@x.example', 'bob@x.example']);
  });

  it('is read from the table that the portal exports, and means no change', () => {
    const titles = ['Group', 'Product Edition', 'Assigned User', 'Managers', 'Status', 'Notes', 'Seat ID'];
    const row = ['Group 1', 'Axure RP Pro', 'ann@x.example', 'Me; max@x.example', 'Active', "'=1+1", SEAT];
    const free = ['Group 1', 'Axure RP Pro', '', 'Me', 'Active', '', SEAT];
    expect(read([titles, row, free])).toEqual([
      { email: 'ann@x.example', seatId: SEAT, isManager: false, note: '=1+1' },
      { email: '', seatId: SEAT, isManager: false, note: '' },
    ]);
  });

  it.each([
    'Desk 4\nby the window',
    'Desk 4;\r\n+49 30 1234',
    'Ann Lee; +49 30 1234',
    "'=1+1",
    "a;'=1",
    'a\u2028b',
  ])('means no change of the note %j when the table comes back as it was exported', (note) => {
    const titles = ['Assigned User', 'Notes', 'Seat ID'];
    const people = read([titles, ['ann@x.example', plainCell(note), SEAT]]);
    const seat = {
      seatId: SEAT,
      email: 'ann@x.example',
      managers: [],
      note,
      isAssignable: true,
      isInForce: true,
    };
    const question = { people, named: new Map([[SEAT, seat]]), pool: [], seatsOfUsers: new Map() };
    const [row] = planAssignments({ ...question, allowsSecondSeats: false });
    expect([row?.findings, row?.step]).toEqual([['UNCHANGED'], null]);
  });

  it('drops the marks of the portal’s tables from addresses, and within notes that were edited', () => {
    const titles = ['Assigned User', 'Notes', 'Seat ID'];
    const row = ["'+ann@x.example", "Ann Roe;' +49 30 1234;'=1", SEAT];
    expect(read([titles, row])).toEqual([
      { email: '+ann@x.example', seatId: SEAT, isManager: false, note: 'Ann Roe; +49 30 1234;=1' },
    ]);
  });

  it('reads managers from a column of yes and no', () => {
    const table = [
      ['User', 'Manager', 'Note'],
      ['ann@x.example', ' Yes ', 'Porto'],
      ['bob@x.example', '', ''],
    ];
    expect(read(table).map(({ isManager, note }) => [isManager, note])).toEqual([
      [true, 'Porto'],
      [false, ''],
    ]);
  });

  it('has ids of seats without a title, and leaves what is not known', () => {
    expect(guessReading([['Porto', SEAT, 'ann@x.example', '7']])).toEqual({
      hasHeader: false,
      kinds: ['ignored', 'seat', 'email', 'ignored'],
    });
  });

  it('finds addresses next to titled columns or names, and changes no note without a column', () => {
    const titled = [
      ['Seat ID', 'Contact'],
      ['7@porto', 'ann@x.example'],
    ];
    expect(guessReading(titled).kinds).toEqual(['seat', 'email']);
    expect(guessReading([['Ann', 'ann@x.example']]).kinds).toEqual(['ignored', 'email']);
    expect(read([['ann@x.example']])).toMatchObject([{ note: null }]);
  });

  it('is left as it is where there is nothing in it', () => {
    expect(asColumns([['', ' ']])).toEqual([['', ' ']]);
  });

  it('has no titles where its first line has the id of a seat, with blanks or not', () => {
    expect(guessReading([[` ${SEAT} `], [SEAT]])).toEqual({ hasHeader: false, kinds: ['seat'] });
  });

  it('uses each column once, with or without blanks around its title, and needs yes and no for managers', () => {
    const rows = [
      [' Note ', 'Mail or comment', 'Managers'],
      ['Porto', 'ann@x.example', 'max@x.example'],
      ['Braga', 'bob@x.example', 'yes'],
    ];
    expect(guessReading(rows)).toEqual({ hasHeader: true, kinds: ['note', 'email', 'ignored'] });
    expect(guessReading([['Mail or comment'], ['ann@x.example']]).kinds).toEqual(['email']);
  });

  it('keeps invisible characters, so that they are reported', () => {
    const marked = ['\u202eann@x.example\u202c', `${SEAT}\u200f`];
    expect(read([['ann@x.example', SEAT], marked])[1]).toMatchObject({ email: marked[0], seatId: marked[1] });
  });

  it('can have titles of several lines', () => {
    expect(guessReading([['E-mail\nof the user'], ['ann@x.example']])).toEqual({
      hasHeader: true,
      kinds: ['email'],
    });
  });

  it.each(['=HYPERLINK("x")', ' +1', 'E-mail\u200b'])('does not take %j for a title', (cell) => {
    expect(guessReading([[cell], ['ann@x.example']]).hasHeader).toBe(false);
  });

  it('can be empty', () => {
    expect(read([])).toEqual([]);
    expect(guessReading([])).toEqual({ hasHeader: false, kinds: [] });
  });
});
