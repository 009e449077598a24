/** The script of the public pages: light or dark, buttons that copy code, search while somebody types. Without it every page reads the same. */
import { THEME } from '../account/session.ts';

export const SITE_SCRIPT = `'use strict';
(() => {
  const root = document.documentElement;
  const stored = document.cookie.split('; ').find((pair) => pair.startsWith('${THEME}='))?.split('=')[1];
  if (stored === 'light' || stored === 'dark') root.dataset.theme = stored;
  // A page that shows what its address holds need not show something else before.
  if (location.hash.length > 1) root.dataset.linked = '';

  function offerTheme(button) {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const other = () => (root.dataset.theme ?? (system.matches ? 'dark' : 'light')) === 'dark' ? 'light' : 'dark';
    const name = () => { button.lastElementChild.textContent = 'Switch to ' + other(); };
    button.addEventListener('click', () => {
      root.dataset.theme = other();
      document.cookie = '${THEME}=' + root.dataset.theme + '; Path=/; SameSite=Lax; Max-Age=31536000' + (location.protocol === 'https:' ? '; Secure' : '');
      name();
    });
    system.addEventListener('change', name);
    name();
    button.hidden = false;
  }

  function offerCopy(pre) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy slim';
    button.textContent = 'Copy';
    button.setAttribute('aria-label', 'Copy this code');
    button.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText((pre.querySelector('code') ?? pre).textContent);
        button.textContent = 'Copied';
      } catch {
        button.textContent = 'Not allowed';
      }
      setTimeout(() => { button.textContent = 'Copy'; }, 2000);
    });
    const frame = document.createElement('div');
    frame.className = 'code';
    pre.replaceWith(frame);
    frame.append(button, pre);
  }

  /** The page of results is asked for, and its list shown below the field. */
  function offerSearch(form) {
    const input = form.elements.q;
    const list = form.querySelector('.found');
    const status = form.querySelector('[role=status]');
    let latest = 0;
    let timer;
    async function find() {
      const words = input.value.trim();
      const mine = ++latest;
      if (words === '') {
        list.replaceChildren();
        status.textContent = '';
        return;
      }
      const answer = await fetch('/docs?q=' + encodeURIComponent(words), { headers: { Accept: 'text/html' } });
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      if (mine !== latest) return;
      status.textContent = page.querySelector('#count')?.textContent ?? 'The search does not answer.';
      list.replaceChildren(...[...page.querySelectorAll('#results > li')].slice(0, 10));
    }
    input.addEventListener('input', () => {
      clearTimeout(timer);
      timer = setTimeout(find, 120);
    });
    form.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      input.value = '';
      find();
      input.focus();
    });
    document.addEventListener('keydown', (event) => {
      const typing = document.activeElement.matches('input, textarea, select, [contenteditable=true]');
      if (!(event.key === '/' && !typing) && !(event.key === 'k' && (event.metaKey || event.ctrlKey))) return;
      event.preventDefault();
      input.focus();
    });
  }

  addEventListener('DOMContentLoaded', () => {
    const theme = document.getElementById('theme');
    if (theme) offerTheme(theme);
    if (navigator.clipboard) document.querySelectorAll('main pre:not(.copy + pre, .own)').forEach(offerCopy);
    const search = document.querySelector('form[role=search][action]');
    if (search) offerSearch(search);
  });
})();
`;
