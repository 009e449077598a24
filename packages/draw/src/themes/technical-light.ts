import { defineTheme } from './define-theme.ts';

export const theme = defineTheme({
  id: 'technical-light',
  name: 'Technical light',
  mode: 'light',
  heading: 'Calibri',
  body: 'Calibri',
  title_bold: true,
  radius_in: 0.04,
  canvas: '#FFFFFF',
  surface: '#EFF3F8',
  ink: '#0F172A',
  muted: '#475569',
  accents: ['#1A5FE0', '#149AA8', '#4B2A8F', '#D9691A', '#6C7180', '#1B6B4A'],
  positive: '#00796B',
  negative: '#C62828',
  warning: '#C77700',
  warningText: '#8A5200',
  hlink: '#1A5FE0',
  folHlink: '#4B2A8F',
});
