import { useEffect } from 'react';
import { promptBeforeUnload } from './unload-prompt';

/** Every form with typed text; true if the text outlives the form. */
const forms = new Map<symbol, boolean>();

export function hasUnsavedText(): boolean {
  return forms.size > 0;
}

export function wouldLoseText(): boolean {
  return [...forms.values()].includes(false) && !isBeingSent(document);
}

/** Text that is being saved is not lost. */
export function isBeingSent(form: ParentNode): boolean {
  return form.querySelector('[type=submit][aria-busy=true]') !== null;
}

/**
 * Registers a form's typed text: the page stays when the session ends (D-127), and the customer is asked
 * before the page is closed or reloaded, or, unless the text is kept, left for another screen.
 */
export function useUnsavedText(isDirty: boolean, isKept = false): void {
  useEffect(() => {
    if (!isDirty) return;
    const form = Symbol('form');
    forms.set(form, isKept);
    const letGo = promptBeforeUnload();
    return () => {
      forms.delete(form);
      letGo();
    };
  }, [isDirty, isKept]);
}
