import { PasswordInput } from '@mantine/core';
import type { ComponentProps } from 'react';

export function PasswordField(props: ComponentProps<typeof PasswordInput>) {
  return (
    <PasswordInput
      {...props}
      required
      withAsterisk={false}
      spellCheck={false}
      errorProps={{ role: 'alert' }}
      visibilityToggleButtonProps={{ 'aria-label': 'Show what is typed', tabIndex: 0 }}
    />
  );
}
