import { parseTermCode } from '#domain/terms/term-code';
import { routes } from '../../../app/paths';
import { TERMS } from '../../../app/term-codes';
import type { LicenseType } from '../../../schema.generated';
import { ReviewPage } from '../review/review-page';
import {
  ChangeEditionDocument,
  EditionChangePreviewDocument,
  EditionChangeRowsDocument,
} from './change-edition.generated';
import {
  ChangeTermDocument,
  TermChangePreviewDocument,
  TermChangeRowsDocument,
} from './change-term.generated';
import { seatChange } from './seat-change';

/** Editions of RP and bundles of Cloud for Business, by the vendor's numbers (ENUM-04). */
const LICENSE_TYPES: Readonly<Record<string, LicenseType>> = {
  0: 'PRO',
  1: 'TEAM',
  2: 'ENTERPRISE',
  3: 'ASEC5',
  4: 'ASEC10',
  5: 'ASEC20',
  6: 'ASEC50',
  7: 'ASEC100',
};

const editionChange = seatChange({
  page: routes.changeEdition,
  productColumn: 'Current Edition',
  preview: EditionChangePreviewDocument,
  rows: EditionChangeRowsDocument,
  order: ChangeEditionDocument,
  changeOf(target, query) {
    const newLicenseType = LICENSE_TYPES[query.get('newEdition') ?? ''];
    return newLicenseType ? { ...target, newLicenseType } : null;
  },
});

export function ChangeEditionPage() {
  return <ReviewPage kind={editionChange} />;
}

const termChange = seatChange({
  page: routes.changeTerm,
  productColumn: 'Product',
  preview: TermChangePreviewDocument,
  rows: TermChangeRowsDocument,
  order: ChangeTermDocument,
  changeOf: (target, query) => ({ ...target, newTerm: TERMS[parseTermCode(query.get('newTerm'))] }),
});

export function ChangeTermPage() {
  return <ReviewPage kind={termChange} />;
}
