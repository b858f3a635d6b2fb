import { useSearchParams } from 'react-router-dom';
import { EDITIONS } from '#domain/licenses/edition';
import { LICENSE_TYPES_BY_NAME, type LicenseType as LicenseTypeCode } from '#domain/licenses/license-type';
import { ASE_PRODUCTS, aseLicenseType } from '#domain/store/carts/cart-items';
import { parseTermCode } from '#domain/terms/term-code';
import { inverse } from '#domain/text/inverse';
import { routes } from '../../../app/paths';
import { TERMS } from '../../../app/term-codes';
import { useInvalidTermReport } from '../../../app/use-invalid-term-report';
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

const NAMES: Readonly<Record<LicenseTypeCode, LicenseType>> = inverse(LICENSE_TYPES_BY_NAME);
/** Editions of RP and bundles of Cloud for Business (ENUM-04). */
const CHANGED_TO: readonly LicenseTypeCode[] = [...EDITIONS, ...ASE_PRODUCTS.map(aseLicenseType)];

const editionChange = seatChange({
  page: routes.changeEdition,
  productColumn: 'Current Edition',
  preview: EditionChangePreviewDocument,
  rows: EditionChangeRowsDocument,
  order: ChangeEditionDocument,
  changeOf(target, query) {
    const code = CHANGED_TO.find((each) => String(each) === query.get('newEdition'));
    return code === undefined ? null : { ...target, newLicenseType: NAMES[code] };
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
  const [query] = useSearchParams();
  useInvalidTermReport(query.get('newTerm'));
  return <ReviewPage kind={termChange} />;
}
