import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { groupElementId } from '../view/use-named-group';

/**
 * The group to assign that the address names, once it is on the screen (MAN-32, CLOUD-04). The parameter is
 * removed, so that it is not repeated.
 */
export function useGroupToAssign() {
  const [params, setParams] = useSearchParams();
  const [id, setId] = useState<string | null>(null);
  const sub = params.get('sub');
  const wantsAssign = params.get('assign') === 'true';
  useEffect(() => {
    if (sub === null || !wantsAssign) return;
    // Nothing on the page opens the dialog; when it closes, the focus returns to the group.
    document.getElementById(groupElementId(sub))?.focus();
    setId(sub);
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('assign');
        return next;
      },
      { replace: true },
    );
  }, [sub, wantsAssign, setParams]);
  return { id, forget: () => setId(null) };
}
