import { addDays, addMonths } from '#domain/calendar/calendar-date';
import { LicenseType } from '#domain/licenses/license-type';
import type { Customer, StoryTime } from './customer';

const at = (name: string) => `${name}@lakeside.example`;

export function emil({ today }: StoryTime): Customer {
  const startDate = addMonths(today, -7);
  const year = { purchaseDate: startDate, startDate, expireDate: addDays(addMonths(startDate, 12), -1) };
  const student = { ...year, licenseType: LicenseType.Pro, note: 'Interaction design, year 2' };
  return {
    email: at('emil'),
    name: 'Emil Sørensen',
    company: 'Lakeside College',
    licenses: {
      education: [
        { ...year, licenseType: LicenseType.Team, assignedTo: at('emil'), note: 'Teacher' },
        { ...student, assignedTo: at('freja.holm') },
        { ...student, assignedTo: at('malte.friis') },
      ],
    },
  };
}
