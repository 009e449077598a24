import { defineTheme } from './define-theme.ts';

export const theme = defineTheme({
  id: 'minimal-light',
  name: 'Minimal light',
  mode: 'light',
  heading: 'Arial',
  body: 'Arial',
  title_bold: false,
  radius_in: 0,
  canvas: '#FFFFFF',
  surface: '#F4F4F4',
  ink: '#141414',
  muted: '#555555',
  accents: ['#1B4DDB', '#8A8A8A', '#6C88E2', '#565656', '#0B2A78', '#1F1F1F'],
  positive: '#00796B',
  negative: '#C62828',
  warning: '#C77700',
  warningText: '#8A5200',
  hlink: '#1B4DDB',
  folHlink: '#565656',
});
