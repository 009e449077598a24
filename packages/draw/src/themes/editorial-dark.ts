import { defineTheme } from './define-theme.ts';

export const theme = defineTheme({
  id: 'editorial-dark',
  name: 'Editorial dark',
  mode: 'dark',
  heading: 'Georgia',
  body: 'Arial',
  title_bold: false,
  radius_in: 0,
  canvas: '#1D1A17',
  surface: '#2B2621',
  ink: '#F6F0E6',
  muted: '#BCB1A1',
  accents: ['#E7B761', '#8BC9E7', '#CE8DAB', '#9CBB93', '#D98053', '#EADFC7'],
  positive: '#5CC9A0',
  negative: '#F47C6A',
  warning: '#FFD166',
  warningText: '#FFD166',
  hlink: '#8BC9E7',
  folHlink: '#CE8DAB',
});
