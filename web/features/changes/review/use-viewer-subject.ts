import { PAGE_QUERY, usePart } from '../../../app/graphql/use-part';
import { useChangePageQuery } from './change-page.generated';
import type { ReviewSubject } from './review-kind';

export function useViewerSubject<Subject>(
  known: Pick<ReviewSubject<Subject>, 'key' | 'place' | 'isMissing' | 'subject' | 'rows'>,
): ReviewSubject<Subject> {
  const query = useChangePageQuery(PAGE_QUERY);
  const viewer = usePart(query.data?.viewer, query);
  return { ...known, parts: [viewer], viewer: viewer.value };
}
