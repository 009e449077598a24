import { defineTheme } from './define-theme.ts';

export const theme = defineTheme({
  id: 'corporate-light',
  name: 'Corporate light',
  mode: 'light',
  heading: 'Arial',
  body: 'Arial',
  title_bold: true,
  radius_in: 0.06,
  canvas: '#FFFFFF',
  surface: '#F2F5F9',
  ink: '#0B1F3A',
  muted: '#4A5B73',
  accents: ['#214D88', '#219D92', '#BF800D', '#7C5DB5', '#6F8FB4', '#8B495C'],
  positive: '#00796B',
  negative: '#C62828',
  warning: '#C77700',
  warningText: '#8F5600',
  hlink: '#214D88',
  folHlink: '#7C5DB5',
});
