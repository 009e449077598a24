/** The page's script: the filter, the theme switch, the copy buttons. Without it the page shows every slide in its first theme. */

export const SCRIPT = `
'use strict';
(() => {
  const { base, themes, ids, facts } = JSON.parse(document.getElementById('facts').textContent);
  const filter = document.getElementById('filter');
  const select = document.getElementById('theme');
  const count = document.getElementById('count');
  const none = document.getElementById('none');
  const articles = [...document.querySelectorAll('article')];

  const byId = ids.map((id) => document.getElementById(id));

  function showTheme(theme) {
    for (const article of articles) {
      const find = (selector) => article.querySelector(selector);
      const picture = base + 'pictures/' + theme + '/' + article.id + '.png';
      find('img').src = picture;
      find('.picture').href = picture;
      find('.pptx').href = base + 'slides/' + theme + '/' + article.id + '.pptx';
      find('.request .theme').textContent = theme;
    }
    showFacts(theme);
  }

  /** A served page carries the facts of its first theme and asks for the others. */
  async function showFacts(theme) {
    if (!facts[theme]) {
      try {
        const answer = await fetch(base + 'facts/' + theme + '.json');
        if (answer.ok) facts[theme] = await answer.json();
      } catch {}
    }
    if (select.value === theme) byId.forEach((article, i) => showFact(article, facts[theme]?.[i] ?? '?'));
  }

  function showFact(article, fact) {
    const [score, errors, notes] = Array.isArray(fact) ? fact : [fact, 0, []];
    const find = (selector) => article.querySelector(selector);
    find('.score b').textContent = score;
    find('.score').toggleAttribute('data-bad', errors > 0);
    find('.notes').hidden = notes.length === 0;
    find('.quiet').hidden = notes.length > 0 || score === '?';
    find('.notes summary').textContent = notes.length + (notes.length === 1 ? ' warning' : ' warnings');
    find('.notes ul').replaceChildren(...notes.map(([code, message]) => {
      const item = document.createElement('li');
      const name = document.createElement('code');
      name.textContent = code;
      item.append(name, ' ' + message);
      return item;
    }));
  }

  function showMatching(text) {
    const words = text.toLowerCase().split(/\\s+/).filter(Boolean);
    const fold = (word) => word.replaceAll(/[_-]/g, '');
    let shown = 0;
    for (const article of articles) {
      const said = article.dataset.words;
      const bare = fold(said);
      article.hidden = !words.every((word) => said.includes(word) || bare.includes(fold(word)));
      if (!article.hidden) shown++;
    }
    count.textContent = shown + (shown === 1 ? ' slide' : ' slides');
    none.hidden = shown > 0;
  }

  /** The address keeps what was chosen, so that a view can be sent to somebody. */
  function keep() {
    const state = new URLSearchParams();
    if (select.value !== themes[0]) state.set('theme', select.value);
    if (filter.value !== '') state.set('q', filter.value);
    history.replaceState(null, '', String(state) === '' ? location.pathname + location.search : '#' + state);
  }

  function restore() {
    if (document.getElementById(location.hash.slice(1))) return;
    const state = new URLSearchParams(location.hash.slice(1));
    const theme = state.get('theme');
    if (themes.includes(theme) && theme !== select.value) {
      select.value = theme;
      showTheme(theme);
    }
    const text = state.get('q') ?? '';
    if (text !== filter.value) {
      filter.value = text;
      showMatching(text);
    }
  }

  select.addEventListener('change', () => { showTheme(select.value); keep(); });
  filter.addEventListener('input', () => { showMatching(filter.value); keep(); });
  filter.form.addEventListener('submit', (event) => event.preventDefault());
  addEventListener('hashchange', restore);
  for (const button of document.querySelectorAll('.copy')) {
    if (!navigator.clipboard) continue;
    button.hidden = false;
    button.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(button.nextElementSibling.textContent);
        button.textContent = 'Copied';
      } catch {
        button.textContent = 'Not allowed';
      }
      setTimeout(() => { button.textContent = 'Copy'; }, 2000);
    });
  }
  restore();
})();
`;
