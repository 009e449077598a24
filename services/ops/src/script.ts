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
  const busy = (part) => part.contains(document.activeElement) || (!document.getSelection().isCollapsed && part.contains(document.getSelection().anchorNode));
  source.addEventListener('part', (event) => {
    const { id, html } = JSON.parse(event.data);
    const old = document.getElementById(id);
    if (!old || busy(old)) return;
    const made = new DOMParser().parseFromString(html, 'text/html').body.firstElementChild;
    if (made && made.id === id) old.replaceWith(made);
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
