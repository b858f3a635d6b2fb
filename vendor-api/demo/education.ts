import { addDays, addMonths } from '#domain/calendar/calendar-date';
import { LicenseType } from '#domain/licenses/license-type';
import { insertLicenses, insertUser } from './builders';
import type { Story } from './story';

const at = (name: string) => `${name}@lakeside.example`;

export async function addEmil({ db, today, passwordHash }: Story): Promise<void> {
  const emil = await insertUser(db, {
    email: at('emil'),
    name: 'Emil Sørensen',
    company: 'Lakeside College',
    passwordHash,
  });
  const startDate = addMonths(today, -7);
  const year = { purchaseDate: startDate, startDate, expireDate: addDays(addMonths(startDate, 12), -1) };
  await insertLicenses(db, emil, 'education', [
    { ...year, licenseType: LicenseType.Team, assignedTo: emil.email, note: 'Teacher' },
    {
      ...year,
      licenseType: LicenseType.Pro,
      assignedTo: at('freja.holm'),
      note: 'Interaction design, year 2',
    },
    {
      ...year,
      licenseType: LicenseType.Pro,
      assignedTo: at('malte.friis'),
      note: 'Interaction design, year 2',
    },
  ]);
}
