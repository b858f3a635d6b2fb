import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
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
