import { expect, it } from 'vitest';
import { cloudItems, cloudLicenseTypes } from './cloud-cart';

it('sells authors and publishers for business, and authors alone to organizations (CART-04)', () => {
  expect(cloudLicenseTypes('cfb')).toEqual({ author: 14, publisher: 15 });
  expect(cloudLicenseTypes('cloud')).toEqual({ author: 13, publisher: null });
});

it('holds authors first, and only what is wanted', () => {
  const both = { authorQuantity: 2, publisherQuantity: 3 };
  expect(cloudItems({ plan: 'cfb', ...both })).toEqual([
    { licenseType: 14, quantity: 2 },
    { licenseType: 15, quantity: 3 },
  ]);
  expect(cloudItems({ plan: 'cfb', authorQuantity: 0, publisherQuantity: 3 })).toEqual([
    { licenseType: 15, quantity: 3 },
  ]);
  expect(cloudItems({ plan: 'cfb', authorQuantity: 0, publisherQuantity: 0 })).toEqual([]);
});

it('never holds publishers of an organization, whatever is asked for', () => {
  expect(cloudItems({ plan: 'cloud', authorQuantity: 2, publisherQuantity: 3 })).toEqual([
    { licenseType: 13, quantity: 2 },
  ]);
});
