import { defineTheme } from './define-theme.ts';

export const theme = defineTheme({
  id: 'minimal-dark',
  name: 'Minimal dark',
  mode: 'dark',
  heading: 'Arial',
  body: 'Arial',
  title_bold: false,
  radius_in: 0,
  canvas: '#121212',
  surface: '#1F1F1F',
  ink: '#F5F5F5',
  muted: '#B8B8B8',
  accents: ['#76A2FF', '#8D8D8D', '#3471E0', '#C3BDB1', '#C2D3FB', '#FFFFFF'],
  positive: '#3FC8A4',
  negative: '#FF7A6B',
  warning: '#FFD166',
  warningText: '#FFD166',
  hlink: '#76A2FF',
  folHlink: '#C2D3FB',
});
