/** The script of the board: puts in the parts that the server sends anew, and leads `/` to the search. All pages work without it. */
export const SCRIPT = `'use strict';
(() => {
  const search = document.querySelector('.search input');
  document.addEventListener('keydown', (event) => {
    const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (search && !typing && (event.key === '/' || (event.key === 'k' && (event.metaKey || event.ctrlKey)))) {
      event.preventDefault();
      search.focus();
    }
  });
  const live = document.body.dataset.live;
  if (!live || !('EventSource' in window)) return;
  const pulse = document.getElementById('pulse');
  const source = new EventSource(live);
  const isSelected = (part) => !document.getSelection().isCollapsed && part.contains(document.getSelection().anchorNode);
  // What the focus is on, in the new part: the same link or region, the same one of several.
  const name = (one) => one.tagName + (one.id || one.getAttribute('href') || one.getAttribute('aria-label') || '');
  const alike = (part, one) => [...part.querySelectorAll('a, button, [tabindex]')].filter((other) => name(other) === name(one));
  const put = (old, made) => {
    const focused = old.contains(document.activeElement) ? document.activeElement : null;
    const twin = focused && alike(made, focused)[alike(old, focused).indexOf(focused)];
    if (focused && !twin) return;
    const regions = (part) => [...part.querySelectorAll('.scroll, .flow, pre')];
    const places = regions(old).map((one) => [one.scrollLeft, one.scrollTop]);
    const before = old.getBoundingClientRect();
    old.replaceWith(made);
    regions(made).forEach((one, i) => {
      if (places[i]) [one.scrollLeft, one.scrollTop] = places[i];
    });
    // What grows above the window does not push what is being read.
    if (before.bottom <= 0) window.scrollBy(0, made.getBoundingClientRect().height - before.height);
    if (twin) twin.focus({ preventScroll: true });
  };
  source.addEventListener('part', (event) => {
    const { id, html } = JSON.parse(event.data);
    const old = document.getElementById(id);
    if (!old || isSelected(old)) return;
    const made = new DOMParser().parseFromString(html, 'text/html').body.firstElementChild;
    if (made && made.id === id) put(old, made);
  });
  source.addEventListener('clock', (event) => {
    pulse.classList.add('is-live');
    pulse.querySelector('.fresh').textContent = 'Live';
    pulse.querySelector('time').textContent = event.data;
  });
  source.addEventListener('ended', () => location.reload());
  source.onerror = () => {
    pulse.classList.remove('is-live');
    pulse.querySelector('.fresh').textContent = 'As of';
  };
})();
`;
