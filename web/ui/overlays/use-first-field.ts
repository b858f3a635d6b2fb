import { type RefCallback, useCallback } from 'react';

const FIELD =
  ':is(input:not([type="hidden"], [type="file"]), select, textarea):not([hidden], :disabled, [tabindex="-1"])';

/**
 * The focus of a dialog is on its first field, or on what it marks with `data-autofocus`, instead of on its cross. What
 * it has to wait for gets the focus when it comes, unless that has been moved into the dialog meanwhile.
 */
export function useFirstField(): RefCallback<HTMLElement> {
  return useCallback((body) => {
    const first = () => body?.querySelector<HTMLElement>(`[data-autofocus], ${FIELD}`);
    const observer = new MutationObserver(() => {
      const late = first();
      if (!late) return;
      observer.disconnect();
      if (!body?.contains(document.activeElement)) late.focus();
    });
    const field = body?.querySelector<HTMLElement>('[data-autofocus]') ?? first();
    // Mantine moves the focus there once the dialog stands.
    if (field) field.dataset['autofocus'] = 'true';
    else if (body) observer.observe(body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
}
