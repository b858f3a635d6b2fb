import { MIN_PASSWORD_LENGTH } from '#domain/account/password-rule';
import { html } from '../../html';
import type { FieldKind } from './form';

// No field has a `maxlength`: it would silently cut what is pasted.

export const EMAIL: FieldKind = {
  id: 'email',
  label: 'Email',
  attributes: html`type="email" autocomplete="username" inputmode="email" autocapitalize="none" spellcheck="false"`,
};

export const PASSWORD: FieldKind = {
  id: 'password',
  label: 'Password',
  attributes: html`type="password" autocomplete="current-password"`,
};

export const NEW_PASSWORD: FieldKind = {
  id: 'password',
  label: 'New password',
  attributes: html`type="password" autocomplete="new-password"`,
  hint: `At least ${MIN_PASSWORD_LENGTH} characters.`,
};

export const CONFIRMATION: FieldKind = {
  id: 'confirmation',
  label: 'Confirm password',
  attributes: html`type="password" autocomplete="new-password"`,
};

export const NAME: FieldKind = {
  id: 'name',
  label: 'Name (optional)',
  isOptional: true,
  attributes: html`type="text" autocomplete="name"`,
};
