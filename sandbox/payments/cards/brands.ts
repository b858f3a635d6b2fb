export interface Brand {
  readonly graphql: string;
  readonly name: string;
}

const AMERICAN_EXPRESS: Brand = { graphql: 'AMERICAN_EXPRESS', name: 'American Express' };
const UNKNOWN: Brand = { graphql: 'UNKNOWN', name: 'Unknown' };

const BRANDS: ReadonlyArray<readonly [RegExp, Brand]> = [
  [/^3[47]/, AMERICAN_EXPRESS],
  [/^3(0[0-5]|[689])/, { graphql: 'DINERS', name: 'Diners Club' }],
  [/^35/, { graphql: 'JCB', name: 'JCB' }],
  [/^4/, { graphql: 'VISA', name: 'Visa' }],
  [/^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/, { graphql: 'MASTERCARD', name: 'MasterCard' }],
  [/^(6011|65|64[4-9])/, { graphql: 'DISCOVER', name: 'Discover' }],
  [/^(62|81)/, { graphql: 'UNION_PAY', name: 'UnionPay' }],
  [/^(50|5[6-9]|6)/, { graphql: 'INTERNATIONAL_MAESTRO', name: 'Maestro' }],
];

export const SUPPORTED_BRANDS: readonly Brand[] = BRANDS.map(([, brand]) => brand);

export function brandOf(number: string): Brand {
  return BRANDS.find(([pattern]) => pattern.test(number))?.[1] ?? UNKNOWN;
}

export const cvvLength = (number: string): number => (brandOf(number) === AMERICAN_EXPRESS ? 4 : 3);

export const brandCode = (name: string): string =>
  SUPPORTED_BRANDS.find((brand) => brand.name === name)?.graphql ?? UNKNOWN.graphql;
