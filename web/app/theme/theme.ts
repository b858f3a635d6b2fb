import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

const accent: MantineColorsTuple = [
  '#eeebff',
  '#dcd6ff',
  '#b9aefc',
  '#a79bff',
  '#9487ff',
  '#7563f2',
  '#5b46e5',
  '#4f3bd6',
  '#4231b4',
  '#342790',
];

// Mantine's borders, fields and text use these where it has no variable.
const gray: MantineColorsTuple = [
  '#f7f7f9',
  '#f1f1f4',
  '#e4e4ea',
  '#d3d3dc',
  '#8f8f9e',
  '#7a7a89',
  '#696978',
  '#5c5c6b',
  '#3c3c4a',
  '#1b1b23',
];

const dark: MantineColorsTuple = [
  '#ececf2',
  '#c8c8d4',
  '#a9a9ba',
  '#9494a6',
  '#6d6d80',
  '#2d2d38',
  '#1a1a21',
  '#1a1a21',
  '#16161c',
  '#121217',
];

const FONT = '"Inter Variable", "Inter Fallback", system-ui, sans-serif';

// The dark scheme's accent and red are light, which Mantine ignores for text and hover.
const variantColors: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  if (input.variant === 'filled' && input.color === 'var(--bad)')
    return { ...colors, color: 'var(--on-bad)' };
  const isAccent = input.color === undefined || input.color === 'accent';
  if (input.variant !== 'filled' || !isAccent) return colors;
  return { ...colors, color: 'var(--on-accent)', hover: 'var(--accent-hover)' };
};

export const theme = createTheme({
  colors: { accent, gray, dark },
  primaryColor: 'accent',
  primaryShade: { light: 6, dark: 4 },
  autoContrast: true,
  variantColorResolver: variantColors,
  black: '#1b1b23',
  fontFamily: FONT,
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '10px', xl: '14px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  headings: { fontFamily: FONT, fontWeight: '650' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // Enter submits a field's form; keyboards on a screen name their key after that.
    TextInput: { defaultProps: { type: 'text', enterKeyHint: 'done' } },
    PasswordInput: { defaultProps: { enterKeyHint: 'done' } },
    // The role announces a select; its arrow would be read as an unnamed image.
    NativeSelect: { defaultProps: { rightSectionProps: { 'aria-hidden': true } } },
  },
});

const surfaces = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-2)',
  '--mantine-color-placeholder': 'var(--text-3)',
  '--mantine-color-anchor': 'var(--accent)',
  // Used by buttons without a color.
  '--mantine-color-accent-filled-hover': 'var(--accent-hover)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--line-2)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--text-3)',
  '--mantine-color-disabled-border': 'var(--line)',
};

export const cssVariables: CSSVariablesResolver = () => ({
  variables: { '--mantine-line-height': '1.25rem' },
  light: surfaces,
  dark: surfaces,
});
