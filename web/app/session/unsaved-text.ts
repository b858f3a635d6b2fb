import { useEffect } from 'react';

const forms = new Set<symbol>();

export function hasUnsavedText(): boolean {
  return forms.size > 0;
}

/** Tells the session that a form holds typed text, so that the page stays when the session ends meanwhile (D-127). */
export function useUnsavedText(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const form = Symbol('form');
    forms.add(form);
    return () => {
      forms.delete(form);
    };
  }, [isDirty]);
}
