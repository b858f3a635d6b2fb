import { addDays, subMonths } from '#domain/calendar/calendar-date';
import { LicenseType } from '#domain/licenses/license-type';
import type { GroupSpec, SeatSpec } from './builders';
import { MAX } from './people';
import { monthStartAfter, periodEnding, periodStarting, type StoryTime } from './story';

const { Pro, Team, Enterprise } = LicenseType;
const at = (name: string) => `${name}@northwind.example`;

export const DIANA = at('diana');

const LISBON = { note: 'Design, Lisbon', managers: [DIANA, MAX] };
const RESEARCH = { note: 'Research' };
const CONTRACTORS = { note: 'Contractor pool' };

export function studioGroup({ today }: StoryTime): GroupSpec {
  const period = periodEnding(addDays(monthStartAfter(today, 75), -1), 2);
  const end = period.expireDate;
  const joined = addDays(today, -120);
  const endsThen = { expireDate: end };
  const toPro = { expireDate: end, futureLicenseType: Pro };
  const toMonthly = { expireDate: end, futureTerm: 1, futureMultiplier: 1 };
  return {
    ...period,
    seats: [
      ...people(Team, LISBON, ['ines.duarte', 'rui.almeida', 'max', 'clara.pinto']),
      { licenseType: Team, assignedTo: at('joao.rocha'), ...LISBON, ...toPro },
      { licenseType: Team, assignedTo: at('marta.sequeira'), ...LISBON, ...toPro, ...toMonthly },
      ...people(Team, { note: 'Product, Berlin' }, ['lena.vogt', 'jonas.krause']),
      { licenseType: Team, assignedTo: at('ben.adler'), note: 'Product, Berlin', ...toPro },
      { licenseType: Team, assignedTo: null, note: 'Product, Berlin' },
      ...people(Pro, RESEARCH, ['mei.tanaka', 'amara.diallo', 'sofia.lindqvist', 'hugo.martens']),
      { licenseType: Pro, assignedTo: at('priya.nair'), ...RESEARCH, ...toMonthly },
      ...people(Pro, LISBON, ['tiago.mendes', 'beatriz.lopes']),
      ...people(Pro, { note: 'Design systems' }, ['elif.kaya', 'noah.berg', 'yuki.sato', 'omar.haddad']),
      {
        licenseType: Pro,
        assignedTo: at('zoe.carter'),
        note: 'Design systems',
        ...endsThen,
        futureLicenseType: Pro,
      },
      ...people(Pro, {}, ['diana', 'karin.lund', 'paul.schmid', 'grace.obi']),
      { licenseType: Pro, assignedTo: at('t.okafor'), note: 'Leaves with the project', ...endsThen },
      { licenseType: Pro, assignedTo: null, note: 'Was Felix, no successor', ...endsThen },
      ...people(Pro, { ...CONTRACTORS, purchaseDate: joined }, ['ext.moreau', 'ext.silva', 'ext.kowalska']),
      ...free(3, { licenseType: Pro, ...CONTRACTORS, purchaseDate: joined }),
    ],
  };
}

export function purchaseOrderGroup({ today, poSentinel }: StoryTime): GroupSpec {
  const engineering = { note: 'Engineering, PO 4500017' };
  return {
    ...periodEnding(addDays(today, 64), 2),
    braintreeId: poSentinel,
    autoRenew: false,
    seats: [
      ...people(Enterprise, engineering, ['sven.holm', 'aisha.rahman', 'luca.ferri', 'nina.petrov']),
      ...free(2, { licenseType: Enterprise, ...engineering }),
      ...people(Pro, engineering, ['tom.walsh', 'ida.nyberg', 'marek.novak', 'chloe.dubois', 'raj.patel']),
      ...people(Pro, engineering, ['eva.horvat', 'daniel.kim', 'laura.rossi', 'finn.larsen', 'olga.weiss']),
      { licenseType: Pro, assignedTo: at('karin.lund'), note: 'Purchasing', managers: [at('karin.lund')] },
      { licenseType: Pro, assignedTo: null, ...engineering },
    ],
  };
}

export function pastDueGroup({ today }: StoryTime): GroupSpec {
  return {
    ...periodEnding(addDays(today, 11), 2),
    firstFailedPaymentAttempt: 1,
    firstFailedPaymentDate: addDays(today, -6),
    seats: [
      ...people(Team, { note: 'Brand, Copenhagen' }, [
        'mads.juhl',
        'freja.krogh',
        'emil.dahl',
        'astrid.toft',
      ]),
      { licenseType: Team, assignedTo: null, note: 'Brand, Copenhagen' },
    ],
  };
}

export function monthlyGroup({ today }: StoryTime): GroupSpec {
  const period = periodStarting(addDays(today, -9), 1);
  return {
    ...period,
    purchaseDate: subMonths(period.startDate, 2),
    seats: [
      ...people(Pro, { note: 'Interns, summer' }, ['intern.ava', 'intern.leo']),
      { licenseType: Pro, assignedTo: null, note: 'Interns, summer' },
    ],
  };
}

export function upcomingGroup({ today }: StoryTime): GroupSpec {
  return {
    ...periodStarting(monthStartAfter(today, 20), 4),
    purchaseDate: addDays(today, -3),
    seats: [
      { licenseType: Enterprise, assignedTo: at('sam.rivera'), note: 'New office, Porto' },
      ...free(3, { licenseType: Enterprise, note: 'New office, Porto' }),
    ],
  };
}

export function endedGroup({ today }: StoryTime): GroupSpec {
  const period = periodEnding(addDays(today, -40), 2);
  return {
    ...period,
    autoRenew: false,
    canceled: true,
    seats: people(Pro, { note: 'Agency project', expireDate: period.expireDate }, [
      'agency.one',
      'agency.two',
      'agency.three',
      'agency.four',
    ]),
  };
}

function people(licenseType: LicenseType, seat: Partial<SeatSpec>, names: string[]): SeatSpec[] {
  return names.map((name) => ({ ...seat, licenseType, assignedTo: at(name) }));
}

function free(count: number, seat: SeatSpec): SeatSpec[] {
  return Array.from({ length: count }, () => ({ ...seat, assignedTo: null }));
}
