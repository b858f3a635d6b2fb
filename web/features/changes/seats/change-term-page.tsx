import { parseTermCode } from '#domain/terms/term-code';
import { routes } from '../../../app/paths';
import { TERMS } from '../../../app/term-codes';
import { ReviewPage } from '../review/review-page';
import {
  ChangeTermDocument,
  TermChangePreviewDocument,
  TermChangeRowsDocument,
} from './change-term.generated';
import { seatChange } from './seat-change';

const termChange = seatChange({
  page: routes.changeTerm,
  productColumn: 'Product',
  preview: TermChangePreviewDocument,
  rows: TermChangeRowsDocument,
  order: ChangeTermDocument,
  changeOf: (target, query) => ({ ...target, newTerm: TERMS[parseTermCode(query.get('newTerm'))] }),
});

/** Another billing term for selected seats, or for a whole group (NAV-06, TERM-07). An unknown one is annual (D-33). */
export function ChangeTermPage() {
  return <ReviewPage kind={termChange} />;
}
