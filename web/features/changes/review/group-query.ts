import { useSearchParams } from 'react-router-dom';
import { parseTermCode } from '#domain/terms/term-code';
import { managePath } from '../../../app/paths';
import { TERM_CODES, TERMS } from '../../../app/term-codes';
import { useInvalidTermReport } from '../../../app/use-invalid-term-report';
import type { Term } from '../../../schema.generated';
import type { PageBack } from '../../../ui/page';
import { withParams } from '../../../ui/query-params';

export function useGroupQuery() {
  const [query, setQuery] = useSearchParams();
  const term = query.get('newTerm');
  useInvalidTermReport(term);
  return {
    subscriptionId: query.get('subId'),
    isCloud: query.get('isCloud') === 'true',
    term: TERMS[parseTermCode(term)],
    setTerm: (next: Term) =>
      setQuery((before) => withParams(before, { newTerm: String(TERM_CODES[next]) }), { replace: true }),
  };
}

export function useManageLink(): PageBack {
  const [query] = useSearchParams();
  return { to: managePath({ cloud: query.get('isCloud') === 'true' }), label: 'Manage Products' };
}
