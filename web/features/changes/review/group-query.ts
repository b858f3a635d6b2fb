import { useSearchParams } from 'react-router-dom';
import { parseTermCode } from '#domain/terms/term-code';
import { managePath } from '../../../app/paths';
import { TERM_CODES, TERMS } from '../../../app/term-codes';
import type { Term } from '../../../schema.generated';
import type { PageBack } from '../../../ui/page';

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

/** The way back to the products, on the tab that the page's group is on. */
export function useManageLink(): PageBack {
  const [query] = useSearchParams();
  return { to: managePath({ cloud: query.get('isCloud') === 'true' }), label: 'Manage Products' };
}
