import type { FormErrors, GetInputPropsReturnType, UseFormReturnType } from '@mantine/form';
import type { FocusEvent } from 'react';

type TextValues = Record<string, string>;

/** Props of a field: its rules are checked on blur, its error goes on focus (PROF-27). */
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
      // A button that is being pressed must not move away under an error that appears.
      if (!(event.relatedTarget instanceof HTMLButtonElement)) form.validateField(field);
    },
  };
}

/** Shows errors at their fields, moves the focus to the first in `order`, and says whether there was one. */
export function showFieldErrors<TValues extends TextValues>(
  form: UseFormReturnType<TValues>,
  order: readonly (keyof TValues & string)[],
  errors: FormErrors,
): boolean {
  const first = order.find((field) => errors[field]);
  if (first) form.getInputNode(first)?.focus();
  // After the focus, which takes away the error of the field it comes to.
  form.setErrors(errors);
  return first !== undefined;
}
