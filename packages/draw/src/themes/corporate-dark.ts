import { defineTheme } from './define-theme.ts';

export const theme = defineTheme({
  id: 'corporate-dark',
  name: 'Corporate dark',
  mode: 'dark',
  heading: 'Arial',
  body: 'Arial',
  title_bold: true,
  radius_in: 0.06,
  canvas: '#0B1A30',
  surface: '#15294A',
  ink: '#F3F6FB',
  muted: '#B4C1D4',
  accents: ['#498EF7', '#3CC2B0', '#F1B64B', '#D4A2E6', '#EAEAEA', '#E07965'],
  positive: '#3FC8A4',
  negative: '#FF7A6B',
  warning: '#FFD166',
  warningText: '#FFD166',
  hlink: '#8FC1FF',
  folHlink: '#D4A2E6',
});
