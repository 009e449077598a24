/** The handbook's script: search, and buttons that copy code. Without it every page reads the same. */

export const SCRIPT = `'use strict';
(() => {
  for (const pre of document.querySelectorAll('main pre')) {
    if (!navigator.clipboard) break;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copy';
    button.setAttribute('aria-label', 'Copy this code');
    button.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(pre.querySelector('code').textContent);
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

  const form = document.getElementById('search');
  const input = document.getElementById('query');
  const status = document.getElementById('found-count');
  const list = document.getElementById('found');
  form.hidden = false;
  let parts;
  const load = async () => {
    parts ??= fetch('/docs/search.json').then((answer) => answer.json());
    return parts;
  };

  const MAX_RESULTS = 12;
  function score(part, words) {
    let total = 0;
    const places = [[part.heading.toLowerCase(), 8], [part.page.toLowerCase(), 4], [part.text.toLowerCase(), 1]];
    for (const word of words) {
      const best = Math.max(...places.map(([text, weight]) => text.includes(word) ? weight : 0));
      if (best === 0) return 0;
      total += best;
    }
    return total;
  }

  function excerpt(text, words) {
    const low = text.toLowerCase();
    const at = Math.max(0, Math.min(...words.map((word) => low.indexOf(word)).filter((i) => i >= 0), low.length) - 40);
    return (at > 0 ? '… ' : '') + text.slice(at, at + 140) + (text.length > at + 140 ? ' …' : '');
  }

  async function find() {
    const words = input.value.toLowerCase().split(/\\s+/).filter(Boolean);
    if (words.length === 0) {
      list.replaceChildren();
      status.textContent = '';
      return;
    }
    const all = await load();
    const hits = all.map((part, i) => ({ part, i, score: score(part, words) })).filter((hit) => hit.score > 0)
      .sort((a, b) => b.score - a.score || a.i - b.i);
    status.textContent = hits.length === 0 ? 'Nothing has all of these words.' : hits.length + (hits.length === 1 ? ' place' : ' places');
    list.replaceChildren(...hits.slice(0, MAX_RESULTS).map(({ part }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = part.href;
      link.textContent = part.heading === part.page ? part.page : part.page + ' › ' + part.heading;
      const words_ = document.createElement('small');
      words_.textContent = excerpt(part.text, words);
      item.append(link, words_);
      return item;
    }));
  }

  input.addEventListener('focus', load);
  input.addEventListener('input', find);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector('a')?.click();
  });
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    input.value = '';
    find();
    input.focus();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || /^(?:INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName)) return;
    event.preventDefault();
    input.focus();
  });
})();
`;
