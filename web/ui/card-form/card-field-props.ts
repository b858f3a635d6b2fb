import type { GetInputPropsReturnType } from '@mantine/form';
import type { FocusEvent } from 'react';
import { fieldProps } from '../fields/field-props';
import type { CardField } from './card-values';
import type { CardForm } from './use-card-form';

interface CardFieldProps extends GetInputPropsReturnType {
  errorProps?: { role: 'alert' };
}

/** Announces an error that appears when its field is left. Of those that Submit shows, the first gets the focus. */
export function cardFieldProps(form: CardForm, field: CardField): CardFieldProps {
  const props = fieldProps(form, field);
  return {
    ...props,
    ...(form.leftField === field && { errorProps: { role: 'alert' } }),
    onBlur: (event: FocusEvent) => {
      form.leave(field);
      props.onBlur?.(event);
    },
  };
}
