/** Tabs: arrows, Home and End go from one to the next, as WAI-ARIA has it. */

export interface Tabs {
  show(name: string): void;
}

/** @param list with a button a tab, each naming its panel by `aria-controls` */
export function createTabs(list: HTMLElement): Tabs {
  const tabs = [...list.querySelectorAll<HTMLButtonElement>('[role=tab]')];
  const select = (tab: HTMLButtonElement): void => {
    for (const one of tabs) {
      const isShown = one === tab;
      one.setAttribute('aria-selected', String(isShown));
      one.tabIndex = isShown ? 0 : -1;
      const panel = document.getElementById(one.getAttribute('aria-controls') ?? '');
      if (panel !== null) panel.hidden = !isShown;
    }
  };
  for (const [i, tab] of tabs.entries()) {
    tab.addEventListener('click', () => select(tab));
    tab.addEventListener('keydown', (event) => {
      const to = { ArrowRight: i + 1, ArrowLeft: i - 1, Home: 0, End: tabs.length - 1 }[event.key];
      const next = to === undefined ? undefined : tabs.at(to % tabs.length);
      if (next === undefined) return;
      event.preventDefault();
      select(next);
      next.focus();
    });
  }
  return {
    show(name) {
      const tab = tabs.find((one) => one.dataset['name'] === name);
      if (tab !== undefined) select(tab);
    },
  };
}
