import { defineTheme } from './define-theme.ts';

export const theme = defineTheme({
  id: 'technical-dark',
  name: 'Technical dark',
  mode: 'dark',
  heading: 'Calibri',
  body: 'Calibri',
  title_bold: true,
  radius_in: 0.04,
  canvas: '#0B0F17',
  surface: '#161D2A',
  ink: '#E8EEF7',
  muted: '#A5B4CA',
  accents: ['#4E9DFD', '#11D5D9', '#8F5BD0', '#F29147', '#ADADAD', '#C6E970'],
  positive: '#3FC8A4',
  negative: '#FF7A6B',
  warning: '#FFD166',
  warningText: '#FFD166',
  hlink: '#7DB8FF',
  folHlink: '#BFA3EE',
});
