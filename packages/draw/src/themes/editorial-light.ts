import { defineTheme } from './define-theme.ts';

export const theme = defineTheme({
  id: 'editorial-light',
  name: 'Editorial light',
  mode: 'light',
  heading: 'Georgia',
  body: 'Arial',
  title_bold: false,
  radius_in: 0,
  canvas: '#FBF8F2',
  surface: '#F2ECE0',
  ink: '#231F1A',
  muted: '#564E42',
  accents: ['#20617F', '#B67C16', '#703157', '#679266', '#AC5127', '#5B5247'],
  positive: '#00695C',
  negative: '#B3261E',
  warning: '#B87A00',
  warningText: '#7A4A00',
  hlink: '#20617F',
  folHlink: '#703157',
});
