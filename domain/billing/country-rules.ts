/** The one country whose postal code is required (CARD-09, CONST-40). */
export const US_COUNTRY = 'United States of America';

/** Countries that show the VAT field (CARD-08, D-24). */
export const VAT_COUNTRIES: readonly string[] = [
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
];

export function hasVat(country: string): boolean {
  return VAT_COUNTRIES.includes(country);
}
