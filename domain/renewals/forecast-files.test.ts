import { expect, it } from 'vitest';
import { seatFacts, subscriptionFacts, TODAY } from '../testkit/facts';
import { PRICES } from '../testkit/prices';
import { forecastRenewals } from './forecast';
import { forecastCalendar, forecastCsv } from './forecast-files';

const nameOf = (groupId: string) => `Group ${groupId}`;
const seats = [seatFacts(), seatFacts(), seatFacts({ licenseType: 1 })];
const groups = [
  { facts: subscriptionFacts({ id: '1', expireDate: '2026-06-28' }), content: { seats } },
  { facts: subscriptionFacts({ id: '2', expireDate: '2026-07-28' }), content: { seats } },
];
const charges = forecastRenewals(groups, { priceList: PRICES, coupons: [], today: TODAY }, '2026-12-31');

it('a table of charges names day, group and products, and adds up', () => {
  expect(forecastCsv(charges, nameOf)).toBe(
    [
      '\ufeffDate,Group,Products,Amount USD',
      '2026-06-29,Group 1,"Axure RP Pro × 2, Axure RP Team × 1",1104.00',
      '2026-07-29,Group 2,"Axure RP Pro × 2, Axure RP Team × 1",1104.00',
      'Total,,,2208.00',
      '',
    ].join('\r\n'),
  );
});

it('renewals for several terms name them', () => {
  const expireDate = '2026-06-28';
  const monthly = seatFacts({ futureTerm: 1, expireDate });
  const facts = subscriptionFacts({ id: '1', expireDate });
  const mixed = [
    { facts, content: { seats: [seatFacts(), seatFacts({ licenseType: 1 }), monthly, monthly] } },
  ];
  const told = forecastRenewals(mixed, { priceList: PRICES, coupons: [], today: TODAY }, '2026-07-31');
  const products = 'Axure RP Pro (Annual) × 1, Axure RP Team (Annual) × 1, Axure RP Pro (Monthly) × 2';
  expect(forecastCsv(told, nameOf)).toContain(`2026-06-29,Group 1,"${products}",862.00\r\n`);
  expect(forecastCsv(told, nameOf)).toContain('2026-07-29,Group 1,Axure RP Pro × 2,58.00\r\n');
});

it('a calendar lists renewals and endings', () => {
  const endings = [
    { date: '2026-08-31', groupId: '3', seats: null },
    { date: '2026-09-30', groupId: '4', seats: 1 },
    { date: '2026-09-30', groupId: '5', seats: 12 },
    { date: '2026-09-30', groupId: '6', seats: 1_200 },
  ];
  const file = forecastCalendar({ charges, endings, today: TODAY }, nameOf).replaceAll('\r\n ', '');
  const valuesOf = (name: string) =>
    [...file.matchAll(new RegExp(`^${name}:(.*)\r$`, 'gm'))].map(([, value]) => value);
  expect(valuesOf('SUMMARY')).toEqual([
    'Group 1 renews: $1\\,104.00',
    'Group 2 renews: $1\\,104.00',
    'Group 3 ends',
    '1 seat of Group 4 ends',
    '12 seats of Group 5 end',
    '1\\,200 seats of Group 6 end',
  ]);
  expect(valuesOf('UID')).toEqual([
    'renewal-1-2026-06-29',
    'renewal-2-2026-07-29',
    'end-3-2026-08-31',
    'end-4-2026-09-30',
    'end-5-2026-09-30',
    'end-6-2026-09-30',
  ]);
  expect(valuesOf('DTSTART;VALUE=DATE')).toEqual([
    '20260629',
    '20260729',
    '20260831',
    '20260930',
    '20260930',
    '20260930',
  ]);
  expect(valuesOf('DESCRIPTION')).toEqual([
    ...Array(2).fill(
      'Axure RP Pro × 2\\, Axure RP Team × 1. As foreseen on Apr 11\\, 2026\\, when nothing is changed.',
    ),
    ...Array(4).fill('The last covered day.'),
  ]);
});

it('a calendar keeps both charges of a group whose parts renew on one day', () => {
  const waiting = (futureTerm: 1 | 2) => seatFacts({ futureTerm, expireDate: '2026-04-10' });
  const facts = subscriptionFacts({ id: '1', term: 4, expireDate: '2026-04-10' });
  const split = [{ facts, content: { seats: [waiting(1), waiting(2)] } }];
  const both = forecastRenewals(split, { priceList: PRICES, coupons: [], today: TODAY }, '2027-04-11').filter(
    ({ date }) => date === '2027-04-11',
  );
  const file = forecastCalendar({ charges: both, endings: [], today: TODAY }, nameOf);
  expect(file.match(/^UID:.*(?=\r$)/gm)).toEqual(['UID:renewal-1-2027-04-11', 'UID:renewal-1-2027-04-11-2']);
});
