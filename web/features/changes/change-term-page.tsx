import { useSearchParams } from 'react-router-dom';
import { parseTermCode } from '#domain/terms/term-code';
import { routes } from '../../app/paths';
import { TERMS } from '../../app/term-codes';
import type { TermChangeInput } from '../../schema.generated';
import type { ChangeKind } from './change-kind';
import { ChangePage } from './change-page';
import { useChangeTarget } from './change-query';
import {
  ChangeTermDocument,
  TermChangePreviewDocument,
  TermChangeRowsDocument,
} from './change-term.generated';

const termChange: ChangeKind<TermChangeInput> = {
  page: routes.changeTerm,
  productColumn: 'Product',
  preview: TermChangePreviewDocument,
  rows: TermChangeRowsDocument,
  order: ChangeTermDocument,
};

/** Another billing term for selected seats, or for a whole group (NAV-06, TERM-07). An unknown one is annual (D-33). */
export function ChangeTermPage() {
  const target = useChangeTarget();
  const [query] = useSearchParams();
  const newTerm = TERMS[parseTermCode(query.get('newTerm'))];
  return <ChangePage kind={termChange} change={target && { ...target, newTerm }} />;
}
