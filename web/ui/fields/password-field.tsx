import { PasswordInput } from '@mantine/core';
import { type ComponentProps, useId } from 'react';

export function PasswordField(props: ComponentProps<typeof PasswordInput>) {
  const id = useId();
  return (
    <PasswordInput
      {...props}
      id={id}
      aria-invalid={Boolean(props.error) || undefined}
      required
      withAsterisk={false}
      spellCheck={false}
      errorProps={{ role: 'alert' }}
      visibilityToggleButtonProps={{
        'aria-label': 'Show what is typed',
        'aria-describedby': `${id}-label`,
        tabIndex: 0,
      }}
    />
  );
}
