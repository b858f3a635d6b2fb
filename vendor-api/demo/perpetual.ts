import { subMonths } from '#domain/calendar/calendar-date';
import { priceUpgrade } from '#domain/changes/upgrade/upgrade';
import { StoredTerm } from '#domain/terms/stored-term';
import { upgradeSaleLines } from '../changes/upgrade/upgrade-sale-lines';
import { perpetualConfirmation } from '../orders/sales/confirmation';
import { saveSale } from '../orders/sales/save-sale';
import { insertLicenses, insertUser, type Owner } from './builders';
import { KEYSTONE, PETRA, upgradeCodes, upgradedLicense, versionEight } from './perpetual-licenses';
import type { Story } from './story';

const ADDRESS = {
  streetAddress: 'Vodičkova 12',
  locality: 'Praha',
  region: '',
  postalCode: '110 00',
  country: 'Czech Republic',
};

export async function addPetra(story: Story): Promise<void> {
  const { db, passwordHash } = story;
  const petra = await insertUser(db, {
    email: PETRA,
    name: 'Petra Novák',
    company: KEYSTONE,
    passwordHash,
  });
  await insertLicenses(db, petra, 'perpetual', versionEight(story));
  await insertLicenses(db, petra, 'upgrade', upgradeCodes(story));
  await addUpgrade(story, petra);
}

async function addUpgrade({ db, today }: Story, petra: Owner): Promise<void> {
  const on = subMonths(today, 7);
  const license = upgradedLicense(on);
  const seatIds = await insertLicenses(db, petra, 'perpetual', [license]);
  const priced = priceUpgrade(seatIds.map((seatId) => ({ seatId, product: 'Axure RP 8 Pro' })));
  await saveSale(db, {
    attemptId: null,
    userId: petra.id,
    kind: 'upgrade',
    termCode: StoredTerm.Perpetual,
    licensee: KEYSTONE,
    subscriptionId: null,
    totalCents: priced.total,
    lines: upgradeSaleLines(priced),
    confirmation: perpetualConfirmation({ licensee: KEYSTONE, teamKeys: [license.key ?? ''] }),
    buyer: { name: KEYSTONE, email: petra.email, address: ADDRESS, vat: 'CZ12345678' },
    card: { cardType: 'Visa', lastFour: '1881' },
    seatIds,
    purchasedOn: on,
    purchasedAt: new Date(`${on}T12:00:00Z`),
  });
}
