/** The page's script: the filter, the theme switch, the copy buttons. Without the script, the page shows every slide in its first theme. */

export const SCRIPT = `
'use strict';
(() => {
  const { base, themes, ids, facts, search } = JSON.parse(document.getElementById('facts').textContent);
  const filter = document.getElementById('filter');
  const select = document.getElementById('theme-of-slides');
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
      const open = find('.open');
      if (open) open.href = open.href.slice(0, open.href.lastIndexOf('=') + 1) + theme;
      find('.request .theme').textContent = theme;
    }
    if (facts) byId.forEach((article, i) => showFact(article, facts[theme][i]));
    else {
      for (const article of articles) article.querySelector('.facts').toggleAttribute('data-unknown', true);
      for (const article of near) askFact(article);
    }
  }

  /** A served page asks for the facts of the cards that are near, as a browser does for their pictures. */
  const near = new Set();
  const asked = new Map();
  function watchNear() {
    const watch = new IntersectionObserver((seen) => {
      for (const { target, isIntersecting } of seen) {
        if (!isIntersecting) near.delete(target);
        else if (!near.has(target)) { near.add(target); askFact(target); }
      }
    }, { rootMargin: '400px' });
    for (const article of articles) watch.observe(article);
  }
  async function askFact(article) {
    const theme = select.value;
    const path = base + 'facts/' + theme + '/' + article.id + '.json';
    if (!asked.has(path)) asked.set(path, fetch(path).then((answer) => answer.ok ? answer.json() : '?', () => '?'));
    const fact = await asked.get(path);
    // What failed is asked again when its card comes again.
    if (fact === '?') asked.delete(path);
    if (select.value === theme) showFact(article, fact);
  }

  function showFact(article, fact) {
    const { score, errors = 0, notes = [], alt } = typeof fact === 'object' ? fact : { score: fact };
    const find = (selector) => article.querySelector(selector);
    find('.facts').removeAttribute('data-unknown');
    if (alt) find('img').alt = alt;
    find('.score b').textContent = score;
    find('.score').toggleAttribute('data-bad', errors > 0);
    find('.notes').hidden = notes.length === 0;
    find('.quiet').hidden = notes.length > 0 || score === '?';
    find('.notes summary').textContent = notes.length + (notes.length === 1 ? ' warning' : ' warnings');
    find('.notes ul').replaceChildren(...notes.map(({ code, message }) => {
      const item = document.createElement('li');
      const name = document.createElement('code');
      name.textContent = code;
      item.append(name, ' ' + message);
      return item;
    }));
  }

  /** The catalog's own search, by the catalog's own words: what is written there as searchPriors. */
  const numbers = new Map(search.words.map((word, i) => [word, i]));
  const stop = new Set(search.stop);
  const owned = search.priors.map((by) => {
    const words = new Map();
    for (const [weight, all] of Object.entries(by)) for (const i of all) words.set(search.words[i], Number(weight));
    return words;
  });
  const wordsOf = (text) => text.toLowerCase().split(/[^\\p{L}\\p{N}]+/u).filter((w) => w.length > 1 && !stop.has(w))
    .map((w) => w.length > 4 ? w.replace(/(?:ies|ing|es|s)$/, (ending) => ending === 'ies' ? 'y' : '') : w);
  const rarity = (word) => numbers.has(word) ? search.rarity[numbers.get(word)] : search.unknown;

  function oneEditApart(a, b) {
    if (Math.abs(a.length - b.length) > 1 || a === b) return a === b;
    let i = 0;
    while (i < a.length && a[i] === b[i]) i++;
    const [x, y] = [a.slice(i), b.slice(i)];
    return x.slice(1) === y.slice(1) || x.slice(1) === y || x === y.slice(1) || (x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2));
  }

  function found(word, words) {
    let best = words.get(word) ?? 0;
    if (best >= 0.9) return best;
    for (const [own, weight] of words) {
      if (word.length >= 3 && own.startsWith(word)) best = Math.max(best, weight * 0.8);
      else if (word.length >= 5 && oneEditApart(word, own)) best = Math.max(best, weight * 0.6);
    }
    for (const other of search.others[word] ?? []) best = Math.max(best, (words.get(search.words[other]) ?? 0) * 0.55);
    return best;
  }

  function ranked(text) {
    const asked = [...new Set(wordsOf(text))];
    const total = asked.reduce((sum, word) => sum + rarity(word), 0);
    if (total === 0) return [];
    return owned.map((words, at) => ({ at, score: asked.reduce((sum, word) => sum + found(word, words) * rarity(word), 0) / total }))
      .filter(({ score }) => score >= search.least)
      .sort((a, b) => b.score - a.score || a.at - b.at)
      .map(({ at }) => byId[at]);
  }

  /** Where the search has nothing, and for the first letters of a word: what has them in its name or purpose. */
  function withLetters(text) {
    const words = text.toLowerCase().split(/\\s+/).filter(Boolean);
    const fold = (word) => word.replaceAll(/[_-]/g, '');
    return articles.filter((article) => {
      const said = article.dataset.words;
      const bare = fold(said);
      return words.every((word) => said.includes(word) || bare.includes(fold(word)));
    });
  }

  function showMatching(text) {
    const hits = text.trim() === '' ? articles : ranked(text);
    const typing = /(?:^|\\s)\\S{1,2}$/.test(text);
    const matching = hits.length > 0 && !typing ? hits : [...new Set([...hits, ...withLetters(text)])];
    const shown = matching.length;
    const wanted = new Set(matching);
    for (const article of articles) article.hidden = !wanted.has(article);
    // The best stands first, for those who read the page and for those who hear it.
    none.before(...matching, ...articles.filter((article) => article.hidden));
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
  filter.addEventListener('input', () => {
    showMatching(filter.value);
    keep();
    // The best stands first, which is above what is seen where one had scrolled on.
    const list = none.parentElement;
    if (list.getBoundingClientRect().top < 0) list.scrollIntoView();
  });
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
  if (!facts) watchNear();
})();
`;
