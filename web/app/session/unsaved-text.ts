import { useEffect } from 'react';
import { askToStay } from './ask-to-stay';

const forms = new Set<symbol>();

export function hasUnsavedText(): boolean {
  return forms.size > 0;
}

/**
 * Says that a form holds typed text: the page stays when the session ends meanwhile (D-127), and the browser asks before
 * it is closed or loaded anew.
 */
export function useUnsavedText(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const form = Symbol('form');
    forms.add(form);
    const letGo = askToStay();
    return () => {
      forms.delete(form);
      letGo();
    };
  }, [isDirty]);
}
