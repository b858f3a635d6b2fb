import { useEffect } from 'react';
import { isInvalidTermText } from '#domain/terms/term-code';
import { reportInvalidTerm } from '#domain/terms/term-price';

/** Reports an unknown term of the address, which is read as annual (PRICE-15, ERR-57). */
export function useInvalidTermReport(termText: string | null): void {
  useEffect(() => {
    if (termText !== null && isInvalidTermText(termText)) reportInvalidTerm(termText);
  }, [termText]);
}
