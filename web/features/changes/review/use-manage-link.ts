import { useSearchParams } from 'react-router-dom';
import { managePath } from '../../../app/paths';
import type { PageBack } from '../../../ui/page';

/** The way back to the products, on the tab that the page's group is on. */
export function useManageLink(): PageBack {
  const [query] = useSearchParams();
  return { to: managePath({ cloud: query.get('isCloud') === 'true' }), label: 'Manage Products' };
}
