import { useSearchParams } from 'react-router-dom';
import { parseTermCode } from '#domain/terms/term-code';
import { TERM_CODES, TERMS } from '../../../app/term-codes';
import type { Term } from '../../../schema.generated';

interface GroupQuery {
  subscriptionId: string | null;
  isCloud: boolean;
  term: Term;
  setTerm: (term: Term) => void;
}

/** Which group the address says is to go on, and for which term; annual unless it says (NAV-08, NAV-11, PO-04). */
export function useGroupQuery(): GroupQuery {
  const [query, setQuery] = useSearchParams();
  return {
    subscriptionId: query.get('subId'),
    isCloud: query.get('isCloud') === 'true',
    term: TERMS[parseTermCode(query.get('newTerm'))],
    setTerm: (term) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          next.set('newTerm', String(TERM_CODES[term]));
          return next;
        },
        { replace: true },
      ),
  };
}
