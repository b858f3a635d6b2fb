import { addDays } from '#domain/calendar/calendar-date';
import { LicenseType } from '#domain/licenses/license-type';
import type { TermCode } from '#domain/terms/term-code';
import { insertGroup, insertUser, type SeatSpec } from './builders';
import { monthStartAfter, periodEnding, type Story } from './story';

const { Pro, Team, Enterprise } = LicenseType;
const ATLAS = 'atlas@bigco.example';

const GIVEN = [
  'ada',
  'bruno',
  'carmen',
  'deniz',
  'elena',
  'farid',
  'greta',
  'hana',
  'ivan',
  'june',
  'kofi',
  'lucia',
];
const FAMILY = [
  'abbott',
  'bauer',
  'costa',
  'dogan',
  'eriksen',
  'fontaine',
  'garcia',
  'hoffman',
  'ito',
  'jansen',
  'kumar',
];
const OFFICES = ['Austin', 'Bangalore', 'Chicago', 'Dublin', 'Lyon', 'Osaka', 'Recife', 'Toronto'];

interface Block {
  readonly licenseType: LicenseType;
  readonly count: number;
  readonly code: TermCode;
  readonly endsInDays: number;
}

const BLOCKS: Block[] = [
  { licenseType: Pro, count: 6_000, code: 2, endsInDays: 140 },
  { licenseType: Team, count: 2_500, code: 2, endsInDays: 210 },
  { licenseType: Enterprise, count: 1_000, code: 4, endsInDays: 400 },
  { licenseType: Pro, count: 500, code: 2, endsInDays: 45 },
];

export async function addAtlas({ db, today, passwordHash }: Story): Promise<void> {
  const atlas = await insertUser(db, {
    email: ATLAS,
    name: 'Atlas Moreau',
    company: 'BigCo International',
    passwordHash,
  });
  let first = 0;
  for (const { licenseType, count, code, endsInDays } of BLOCKS) {
    const period = periodEnding(addDays(monthStartAfter(today, endsInDays), -1), code);
    const offset = first;
    const seats = Array.from({ length: count }, (_, index) => employeeSeat(licenseType, offset + index));
    await insertGroup(db, atlas, { ...period, seats });
    first += count;
  }
}

function employeeSeat(licenseType: LicenseType, number: number): SeatSpec {
  const given = GIVEN[number % GIVEN.length];
  const family = FAMILY[Math.floor(number / GIVEN.length) % FAMILY.length];
  const assignedTo = number % 25 === 24 ? null : `${given}.${family}.${number + 1}@bigco.example`;
  return {
    licenseType,
    assignedTo,
    note: `${OFFICES[number % OFFICES.length]}, cost centre ${4_100 + (number % 37)}`,
  };
}
