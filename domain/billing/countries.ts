// English names of ISO 3166-1 by i18n-iso-countries 7.14 (MIT), whose package brings every language. One line per initial.
const BY_INITIAL: readonly string[] = [
  'Afghanistan|Åland Islands|Albania|Algeria|American Samoa|Andorra|Angola|Anguilla|Antarctica|Antigua and Barbuda|Argentina|Armenia|Aruba|Australia|Austria|Azerbaijan',
  'Bahamas|Bahrain|Bangladesh|Barbados|Belarus|Belgium|Belize|Benin|Bermuda|Bhutan|Bolivia|Bonaire, Sint Eustatius and Saba|Bosnia and Herzegovina|Botswana|Bouvet Island|Brazil|British Indian Ocean Territory|Brunei Darussalam|Bulgaria|Burkina Faso|Burundi',
  "Cambodia|Cameroon|Canada|Cape Verde|Cayman Islands|Central African Republic|Chad|Chile|Christmas Island|Cocos (Keeling) Islands|Colombia|Comoros|Cook Islands|Costa Rica|Cote d'Ivoire|Croatia|Cuba|Curaçao|Cyprus|Czech Republic",
  'Democratic Republic of the Congo|Denmark|Djibouti|Dominica|Dominican Republic',
  'Ecuador|Egypt|El Salvador|Equatorial Guinea|Eritrea|Estonia|Eswatini|Ethiopia',
  'Falkland Islands (Malvinas)|Faroe Islands|Fiji|Finland|France|French Guiana|French Polynesia|French Southern Territories',
  'Gabon|Georgia|Germany|Ghana|Gibraltar|Greece|Greenland|Grenada|Guadeloupe|Guam|Guatemala|Guernsey|Guinea|Guinea-Bissau|Guyana',
  'Haiti|Heard Island and McDonald Islands|Holy See (Vatican City State)|Honduras|Hong Kong|Hungary',
  'Iceland|India|Indonesia|Iraq|Ireland|Islamic Republic of Iran|Isle of Man|Israel|Italy',
  'Jamaica|Japan|Jersey|Jordan',
  'Kazakhstan|Kenya|Kiribati|Kosovo|Kuwait|Kyrgyzstan',
  "Lao People's Democratic Republic|Latvia|Lebanon|Lesotho|Liberia|Libya|Liechtenstein|Lithuania|Luxembourg",
  'Macao|Madagascar|Malawi|Malaysia|Maldives|Mali|Malta|Marshall Islands|Martinique|Mauritania|Mauritius|Mayotte|Mexico|Micronesia, Federated States of|Moldova, Republic of|Monaco|Mongolia|Montenegro|Montserrat|Morocco|Mozambique|Myanmar',
  'Namibia|Nauru|Nepal|Netherlands|New Caledonia|New Zealand|Nicaragua|Niger|Nigeria|Niue|Norfolk Island|North Korea|Northern Mariana Islands|Norway',
  'Oman',
  "Pakistan|Palau|Panama|Papua New Guinea|Paraguay|People's Republic of China|Peru|Philippines|Pitcairn|Poland|Portugal|Puerto Rico",
  'Qatar',
  'Republic of the Congo|Republic of The Gambia|Reunion|Romania|Russian Federation|Rwanda',
  'Saint Barthélemy|Saint Helena|Saint Kitts and Nevis|Saint Lucia|Saint Martin (French part)|Saint Pierre and Miquelon|Saint Vincent and the Grenadines|Samoa|San Marino|Sao Tome and Principe|Saudi Arabia|Senegal|Serbia|Seychelles|Sierra Leone|Singapore|Sint Maarten (Dutch part)|Slovakia|Slovenia|Solomon Islands|Somalia|South Africa|South Georgia and the South Sandwich Islands|South Korea|South Sudan|Spain|Sri Lanka|State of Palestine|Sudan|Suriname|Svalbard and Jan Mayen|Sweden|Switzerland|Syrian Arab Republic',
  'Taiwan, Province of China|Tajikistan|Thailand|The Republic of North Macedonia|Timor-Leste|Togo|Tokelau|Tonga|Trinidad and Tobago|Tunisia|Türkiye|Turkmenistan|Turks and Caicos Islands|Tuvalu',
  'Uganda|Ukraine|United Arab Emirates|United Kingdom|United Republic of Tanzania|United States Minor Outlying Islands|United States of America|Uruguay|Uzbekistan',
  'Vanuatu|Venezuela|Vietnam|Virgin Islands, British|Virgin Islands, U.S.',
  'Wallis and Futuna|Western Sahara',
  'Yemen',
  'Zambia|Zimbabwe',
];

export const COUNTRIES: readonly string[] = BY_INITIAL.flatMap((names) => names.split('|'));

const KNOWN: ReadonlySet<string> = new Set(COUNTRIES);

export function isCountry(name: string): boolean {
  return KNOWN.has(name);
}
