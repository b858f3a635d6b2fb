import { addMonths, subMonths } from '#domain/calendar/calendar-date';
import { priceUpgrade, UPGRADED_PRODUCT } from '#domain/changes/upgrade/upgrade';
import { LicenseType } from '#domain/licenses/license-type';
import { StoredTerm } from '#domain/terms/stored-term';
import { upgradeSaleLines } from '../changes/upgrade/check-upgrade';
import { perpetualConfirmation } from '../orders/sales/confirmation';
import { saveSale } from '../orders/sales/save-sale';
import { insertLicenses, type LicenseSpec, type Owner } from './builders';
import type { Customer, Story, StoryTime } from './customer';

const { Pro, Team, Enterprise } = LicenseType;
const at = (name: string) => `${name}@keystone.example`;

const PETRA = at('petra');
const KEYSTONE = 'Keystone Design';
const ADDRESS = {
  streetAddress: 'Vodičkova 12',
  locality: 'Praha',
  region: '',
  postalCode: '110 00',
  country: 'Czech Republic',
};

export function petra(time: StoryTime): Customer {
  return {
    email: PETRA,
    name: 'Petra Novák',
    company: KEYSTONE,
    licenses: { perpetual: versionEight(time), upgrade: upgradeCodes(time) },
  };
}

function versionEight({ today }: StoryTime): LicenseSpec[] {
  const bought = { purchaseDate: addMonths(today, -90), licensee: KEYSTONE };
  const later = { ...bought, purchaseDate: addMonths(today, -82) };
  const pro = { ...bought, licenseType: Pro, product: 'Axure RP 8 Pro' };
  const team = { ...later, licenseType: Team, product: 'Axure RP 8 Team' };
  const enterprise = { ...later, licenseType: Enterprise, product: 'Axure RP 8 Enterprise' };
  return [
    { ...pro, key: 'KD4M-7Q2X-9VHT-A3NB', assignedTo: PETRA },
    { ...pro, key: 'KD4M-7Q2X-9VHT-A3NC', assignedTo: at('jan.kovar') },
    { ...pro, key: 'KD4M-7Q2X-9VHT-A3ND' },
    { ...team, key: 'W8ZC-1F6R-0KPS-E5YG', assignedTo: at('eliska.mala') },
    { ...team, key: 'W8ZC-1F6R-0KPS-E5YH' },
    { ...enterprise, key: 'H2TB-6N9J-4QXV-M7DA' },
  ];
}

function upgradeCodes({ today }: StoryTime): LicenseSpec[] {
  const bought = { licenseType: Team, product: 'Upgrade to Axure RP 9', purchaseDate: addMonths(today, -30) };
  return [
    { ...bought, upgradeKey: 'UPG9-4TKX-22MD', numUpgrades: 3, numUpgradesUsed: 1 },
    { ...bought, upgradeKey: 'UPG9-7HRB-90QS', numUpgrades: 1, numUpgradesUsed: 1 },
  ];
}

export async function addUpgrade({ db, today }: Story, owner: Owner): Promise<void> {
  const purchasedOn = subMonths(today, 7);
  const key = 'T9K2M7XQ4VHB1NZC8RWE5YGP3DJF6SA0'.repeat(3);
  const license = {
    licenseType: Team,
    product: UPGRADED_PRODUCT,
    key,
    purchaseDate: purchasedOn,
    licensee: KEYSTONE,
    assignedTo: at('tomas.prochazka'),
  };
  const seatIds = await insertLicenses(db, owner, 'perpetual', [license]);
  const priced = priceUpgrade(seatIds.map((seatId) => ({ seatId, product: 'Axure RP 8 Pro' })));
  await saveSale(db, {
    attemptId: null,
    userId: owner.id,
    kind: 'upgrade',
    termCode: StoredTerm.Perpetual,
    licensee: KEYSTONE,
    subscriptionId: null,
    totalCents: priced.total,
    lines: upgradeSaleLines(priced),
    confirmation: perpetualConfirmation(KEYSTONE, [key]),
    buyer: { name: KEYSTONE, email: owner.email, address: ADDRESS, vat: 'CZ12345678' },
    card: { cardType: 'Visa', lastFour: '1881' },
    seatIds,
    purchasedOn,
    purchasedAt: new Date(`${purchasedOn}T12:00:00Z`),
  });
}
