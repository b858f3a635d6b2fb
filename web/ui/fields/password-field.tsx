import { PasswordInput } from '@mantine/core';
import type { ComponentProps } from 'react';

interface PasswordFieldProps extends ComponentProps<typeof PasswordInput> {
  label: string;
}

export function PasswordField(props: PasswordFieldProps) {
  return (
    <PasswordInput
      {...props}
      aria-invalid={Boolean(props.error) || undefined}
      required
      withAsterisk={false}
      spellCheck={false}
      errorProps={{ role: 'alert' }}
      visibilityToggleButtonProps={{ 'aria-label': `Show ${props.label}`, tabIndex: 0 }}
    />
  );
}
