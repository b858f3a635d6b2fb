import { expect, it } from 'vitest';
import { isLicenseType, isSaleLicenseType, LicenseType } from './license-type';

it('has the numbers of the vendor (ENUM-04)', () => {
  expect(LicenseType).toEqual({
    Pro: 0,
    Team: 1,
    Enterprise: 2,
    Asec5: 3,
    Asec10: 4,
    Asec20: 5,
    Asec50: 6,
    Asec100: 7,
    AsecCustom: 10,
    OnpremCustom: 11,
    OnpremTrial: 12,
    CloudAuthor: 13,
    AcbCloudAuthor: 14,
    AcbRpPublisher: 15,
  });
});

it('knows unused numbers and types that are not on sale', () => {
  const numbers = Array.from({ length: 18 }, (_, index) => index - 1);
  expect(numbers.filter((number) => !isLicenseType(number))).toEqual([-1, 8, 9, 16]);
  expect(numbers.filter(isSaleLicenseType)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 13, 14, 15]);
  expect(isLicenseType('0')).toBe(false);
});
