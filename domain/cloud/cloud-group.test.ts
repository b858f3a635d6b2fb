import { describe, expect, test } from 'vitest';
import { TODAY } from '../testkit/facts';
import { cloudKind, cloudProductName, isCloudPurchaseOrder } from './cloud-kind';
import { cloudAddress, cloudAssignment } from './home';
import { bundleNames, cloudContents, cloudCounts, isAllCanceled, renewingCounts } from './seat-counts';

describe('a cloud group', () => {
  test.each([
    [true, false, 'legacyAse'],
    [true, true, 'legacyAse'],
    [false, true, 'cfb'],
    [false, false, 'cloud'],
  ])('with the flags legacy=%s, business=%s is of the kind %s (CLOUD-03)', (isLegacyAse, isCfb, kind) => {
    expect(cloudKind({ isLegacyAse, isCfb })).toBe(kind);
  });

  test.each([
    ['legacyAse', 5, 'Cloud for Business - 20 Publishers'],
    ['legacyAse', null, 'Axure Cloud for Business'],
    ['cfb', 14, 'Axure Cloud for Business'],
    ['cloud', 13, 'Axure Cloud'],
  ] as const)('of the kind %s and license type %s is called %s', (kind, licenseType, name) => {
    expect(cloudProductName(kind, licenseType)).toBe(name);
  });

  test.each([
    [false, false, true],
    [false, true, false],
    [true, false, false],
    [true, true, false],
  ])('that renews %s and is canceled %s is a purchase order: %s (D-62)', (autoRenew, canceled, expected) => {
    expect(isCloudPurchaseOrder({ autoRenew, canceled })).toBe(expected);
  });
});

describe('the contents of a cloud group', () => {
  test.each([
    [3, 2, '3 Authors, 2 Publishers'],
    [1, 1, '1 Author, 1 Publisher'],
    [0, 5, '5 Publishers'],
    [2, 0, '2 Authors'],
    [1_200, 0, '1,200 Authors'],
    [0, 0, ''],
  ])('of %i authors and %i publishers read “%s”', (authors, publishers, text) => {
    expect(cloudContents({ authors, publishers })).toBe(text);
  });

  const none = { authors: 0, publishers: 0 };
  const group = { expireDate: '2026-12-31' };
  const bundle = (licenseType: 3 | 4 | 7 | 10, expireDate: string | null = null) => ({
    licenseType,
    expireDate,
  });

  test('add up the publishers of its bundles (CLOUD-13)', () => {
    const bundles = [bundle(3), bundle(4), bundle(7), bundle(10)];
    expect(cloudCounts(none, bundles, group, TODAY)).toEqual({ authors: 0, publishers: 115 });
    expect(cloudCounts({ authors: 3, publishers: 2 }, [], group, TODAY)).toEqual({
      authors: 3,
      publishers: 2,
    });
  });

  test('are named by every bundle that has not ended, the smallest first', () => {
    const bundles = [bundle(7), bundle(3), bundle(7), bundle(4, '2026-04-10')];
    expect(bundleNames(bundles, group, TODAY)).toBe(
      'Cloud for Business - 5 Publishers, Cloud for Business - 100 Publishers',
    );
    expect(bundleNames([], group, TODAY)).toBe('');
  });

  test('leave out a bundle that ended before, but not those of a group that ended with them', () => {
    expect(cloudCounts(none, [bundle(3, '2026-04-10'), bundle(4, TODAY)], group, TODAY).publishers).toBe(10);
    const over = { expireDate: '2026-02-28' };
    expect(cloudCounts(none, [bundle(3, '2026-02-28'), bundle(4)], over, TODAY).publishers).toBe(15);
  });
});

describe('where a cloud group is used', () => {
  test.each([
    ['cfb', 'acme', null, 'acme.axure.cloud', 'https://acme.axure.cloud'],
    ['legacyAse', 'design.acme.example', null, 'design.acme.example', 'https://design.acme.example'],
    ['cloud', null, 'Acme Design', 'Acme Design', 'https://app.axure.cloud'],
    ['cloud', null, null, null, null],
    ['cfb', null, null, null, null],
    ['cfb', null, 'Acme Design', 'Acme Design', null],
  ] as const)(
    'a %s group of domain %s and organization %s is at %s (D-86)',
    (kind, domain, organization, shown, link) => {
      expect(cloudAssignment({ domain, organization })).toBe(shown);
      expect(cloudAddress({ kind, domain, organization }, 'app.axure.cloud')).toBe(link);
    },
  );

  test('is null for organizations without a host', () => {
    expect(cloudAddress({ kind: 'cloud', domain: null, organization: 'Acme' }, '')).toBeNull();
  });
});

describe('what renews of a cloud group', () => {
  const counts = (authors: number, publishers: number) => ({ authors, publishers });

  test.each([
    ['nothing canceled', counts(3, 2), counts(0, 0), counts(3, 2), false],
    ['some canceled', counts(3, 2), counts(1, 2), counts(2, 0), false],
    ['all authors canceled', counts(3, 2), counts(3, 0), counts(0, 2), false],
    ['all canceled', counts(3, 2), counts(3, 2), counts(0, 0), true],
    ['more canceled than there are', counts(3, 2), counts(9, 9), counts(0, 0), true],
    ['only authors, all canceled', counts(3, 0), counts(3, 0), counts(0, 0), true],
    ['as many publishers as authors, all canceled', counts(2, 2), counts(2, 2), counts(0, 0), true],
    ['nothing there', counts(0, 0), counts(0, 0), counts(0, 0), false],
  ])('with %s', (_what, current, canceled, renewing, isAll) => {
    expect(renewingCounts({ current, canceled })).toEqual(renewing);
    expect(isAllCanceled({ current, canceled })).toBe(isAll);
  });
});
