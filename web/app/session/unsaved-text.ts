import { useEffect } from 'react';
import { askToStay } from './ask-to-stay';

/** Every form with typed text, and whether that outlives the form: it is found again on the way back. */
const forms = new Map<symbol, boolean>();

export function hasUnsavedText(): boolean {
  return forms.size > 0;
}

/** Whether another screen in place of this one would lose what is typed. */
export function wouldLoseText(): boolean {
  return [...forms.values()].includes(false) && !isBeingSent(document);
}

/** What is on its way to be saved is not lost. */
export function isBeingSent(form: ParentNode): boolean {
  return form.querySelector('[type=submit][aria-busy=true]') !== null;
}

/**
 * Says that a form holds typed text: the page stays when the session ends meanwhile (D-127), and one is asked before the
 * page is closed or loaded anew, or, unless the text is kept, left for another screen.
 */
export function useUnsavedText(isDirty: boolean, isKept = false): void {
  useEffect(() => {
    if (!isDirty) return;
    const form = Symbol('form');
    forms.set(form, isKept);
    const letGo = askToStay();
    return () => {
      forms.delete(form);
      letGo();
    };
  }, [isDirty, isKept]);
}
