/** The style of mails: the colours and sizes of our pages, light and dark as the reader's client is, without variables, which clients drop. */

const LIGHT = {
  bg: '#f5f7fa',
  surface: '#ffffff',
  line: '#dfe5ed',
  ink: '#0b1f3a',
  ink2: '#33455f',
  muted: '#55667f',
  accent: '#214d88',
  on: '#ffffff',
  link: '#1b4f94',
};
const DARK = {
  bg: '#060f1e',
  surface: '#0d1c34',
  line: '#1c3050',
  ink: '#f3f6fb',
  ink2: '#cdd8e8',
  muted: '#9badc7',
  accent: '#498ef7',
  on: '#06101f',
  link: '#8fc1ff',
};

type Colours = typeof LIGHT;

const colours = ({ bg, surface, line, ink, ink2, muted, accent, on, link }: Colours): string => `
body { background: ${bg}; color: ${ink2}; }
.card { background: ${surface}; border-color: ${line}; }
h1, .mark, .fact b { color: ${ink}; }
.facts, .fact { border-color: ${line}; }
.label, .foot { color: ${muted}; }
a { color: ${link}; }
.button { background: ${accent}; color: ${on}; }
.quiet { color: ${muted}; }`;

export const MAIL_STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 24px 16px; font: 15px/22px Inter, system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif; -webkit-text-size-adjust: 100%; }
.page { max-width: 600px; margin: 0 auto; overflow-wrap: anywhere; }
.mark { margin: 0 0 12px; font-size: 15px; line-height: 20px; font-weight: 650; }
.card { padding: 24px; border: 1px solid; border-radius: 12px; }
h1 { margin: 0 0 16px; font-size: 22px; line-height: 28px; font-weight: 650; letter-spacing: -.018em; }
p { margin: 0 0 12px; }
.facts { margin: 4px 0 16px; border-top: 1px solid; }
.fact { margin: 0; padding: 8px 0; border-bottom: 1px solid; display: flex; justify-content: space-between; gap: 16px; font-variant-numeric: tabular-nums; }
.fact b { font-weight: 600; text-align: right; }
.act { margin: 20px 0; }
.button { display: inline-block; padding: 11px 20px; border-radius: 6px; font-weight: 600; text-decoration: none; }
.card > :last-child { margin-bottom: 0; }
.foot { margin: 16px 0 0; font-size: 12px; line-height: 18px; }
${colours(LIGHT)}
@media (prefers-color-scheme: dark) {${colours(DARK)}
}
@media (max-width: 480px) { body { padding: 16px 12px; } .card { padding: 16px; } .button { display: block; text-align: center; } }
`;
