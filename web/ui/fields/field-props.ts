import type { FormErrors, GetInputPropsReturnType, UseFormReturnType } from '@mantine/form';
import type { FocusEvent } from 'react';

type TextValues = Record<string, string>;

/** Props of a field that validates on blur and clears its error on focus (PROF-27). */
export function fieldProps<TValues extends TextValues>(
  form: UseFormReturnType<TValues>,
  field: keyof TValues & string,
): GetInputPropsReturnType {
  const props = form.getInputProps(field);
  return {
    ...props,
    onFocus: (event: unknown) => {
      props.onFocus?.(event);
      form.clearFieldError(field);
    },
    onBlur: (event: FocusEvent) => {
      props.onBlur?.(event);
      // An error must not move a button that is being pressed.
      if (!(event.relatedTarget instanceof HTMLButtonElement)) form.validateField(field);
    },
  };
}

/** Shows errors at their fields, focuses the first in `order`, and returns true if there was one. */
export function showFieldErrors<TValues extends TextValues>(
  form: UseFormReturnType<TValues>,
  order: readonly (keyof TValues & string)[],
  errors: FormErrors,
): boolean {
  const first = order.find((field) => errors[field]);
  if (first) form.getInputNode(first)?.focus();
  // After the focus, which clears the error of its field.
  form.setErrors(errors);
  return first !== undefined;
}
