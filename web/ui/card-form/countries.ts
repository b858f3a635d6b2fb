import english from 'i18n-iso-countries/langs/en.json';

/** The only country whose addresses need a zip code here (CARD-09, CONST-40). */
export const UNITED_STATES = 'United States of America';

/** Countries whose customers may give a VAT number (CARD-08, D-24). */
const VAT_COUNTRIES: ReadonlySet<string> = new Set([
  'Austria',
  'Belgium',
  'Bulgaria',
  'Cyprus',
  'Czech Republic',
  'Denmark',
  'Estonia',
  'Finland',
  'France',
  'Germany',
  'Greece',
  'Hungary',
  'Ireland',
  'Israel',
  'Italy',
  'Latvia',
  'Lithuania',
  'Luxembourg',
  'Malta',
  'Netherlands',
  'Poland',
  'Portugal',
  'Romania',
  'Slovakia',
  'Slovenia',
  'Spain',
  'Sweden',
  'United Kingdom',
]);

/** Every country of ISO 3166 by its English name, in alphabetical order (CARD-21). */
export const COUNTRIES: readonly string[] = Object.values(english.countries)
  .map((names) => (Array.isArray(names) ? (names[0] ?? '') : names))
  .sort((a, b) => a.localeCompare(b, 'en'));

/** Whether a VAT number is asked for in this country (CARD-08). */
export function takesVat(country: string): boolean {
  return VAT_COUNTRIES.has(country);
}

/** How many countries ask for a VAT number (CONST-08). */
export const VAT_COUNTRY_COUNT = VAT_COUNTRIES.size;
