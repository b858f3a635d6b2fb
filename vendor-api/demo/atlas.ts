import { addDays } from '#domain/calendar/calendar-date';
import { LicenseType } from '#domain/licenses/license-type';
import type { SeatSpec } from './builders';
import { type Customer, monthStartAfter, periodEnding, type SoldGroup, type StoryTime } from './customer';

const { Pro, Team, Enterprise } = LicenseType;

const GIVEN = 'ada bruno carmen deniz elena farid greta hana ivan june kofi lucia'.split(' ');
const FAMILY = 'abbott bauer costa dogan eriksen fontaine garcia hoffman ito jansen kumar'.split(' ');
const OFFICES = ['Austin', 'Bangalore', 'Chicago', 'Dublin', 'Lyon', 'Osaka', 'Recife', 'Toronto'];

const BLOCKS = [
  { licenseType: Pro, count: 6_000, code: 2, endsInDays: 140 },
  { licenseType: Team, count: 2_500, code: 2, endsInDays: 210 },
  { licenseType: Enterprise, count: 1_000, code: 4, endsInDays: 400 },
  { licenseType: Pro, count: 500, code: 2, endsInDays: 45 },
] as const;

export function atlas({ today }: StoryTime): Customer {
  const groups: SoldGroup[] = [];
  let employees = 0;
  for (const { licenseType, count, code, endsInDays } of BLOCKS) {
    const first = employees;
    const seats = Array.from({ length: count }, (_, index) => employeeSeat(licenseType, first + index));
    groups.push({ ...periodEnding(addDays(monthStartAfter(today, endsInDays), -1), code), seats });
    employees += count;
  }
  return { email: 'atlas@bigco.example', name: 'Atlas Moreau', company: 'BigCo International', groups };
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
