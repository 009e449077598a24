/** The script of the tools' pages: takes files by drop or choice, or code, sends them with progress, and shows what came back. Texts are set as texts, never as markup. */

export const SCRIPT = `'use strict';
(() => {
  const form = document.getElementById('tool');
  const tool = form.dataset.tool;
  const wanted = Number(form.dataset.files);
  const most = Number(form.dataset.mostBytes ?? 0);
  const code = document.getElementById('code');
  const choices = [...form.querySelectorAll('select[name]')];
  const input = document.getElementById('file');
  const drop = document.getElementById('drop');
  const list = document.getElementById('files');
  const send = document.getElementById('send');
  const wait = document.getElementById('wait');
  const words = document.getElementById('words');
  const bar = document.getElementById('bar');
  const stop = document.getElementById('stop');
  const out = document.getElementById('out');
  let files = [];
  let running = null;

  const make = (name, text, kind) => {
    const element = document.createElement(name);
    if (text !== undefined) element.textContent = text;
    if (kind) element.className = kind;
    return element;
  };
  const size = (bytes) => bytes < 1048576 ? Math.max(1, Math.round(bytes / 1024)) + ' KB' : (bytes / 1048576).toFixed(1) + ' MB';
  const plural = (n, word) => n + ' ' + word + (n === 1 ? '' : 's');

  const take = (more) => {
    if (running) return;
    const several = [...more];
    files = wanted > 1 && several.length < wanted ? [...files, ...several].slice(-wanted) : several.slice(0, wanted);
    list.replaceChildren(...files.map((file) => {
      const line = make('li', file.name);
      line.append(make('span', size(file.size)));
      return line;
    }));
    list.hidden = files.length === 0;
    const large = files.filter((file) => file.size > most);
    send.disabled = files.length < wanted || large.length > 0;
    out.replaceChildren();
    if (large.length > 0)
      fail({
        title: large.length > 1 ? 'The files are too large' : 'The file is too large',
        detail: large.map((file) => file.name + ' has ' + size(file.size)).join(', ') + '; ' + size(most) + ' is the most that is taken.',
        remedy: tool === 'combine-powerpoint' ? 'Save it with smaller pictures (Compress Pictures).' : 'Export fewer pages, or save it with smaller pictures.',
      }, 413);
    else if (files.length > 0 && files.length < wanted) out.append(card([make('p', 'One more file is needed.')]));
  };
  const card = (children, kind) => {
    const section = make('section', undefined, 'card' + (kind ? ' ' + kind : ''));
    section.append(...children);
    return section;
  };

  if (code) {
    code.addEventListener('input', () => { send.disabled = code.value.trim() === ''; });
  } else if (input) {
    input.addEventListener('change', () => { take(input.files); input.value = ''; });
    for (const event of ['dragenter', 'dragover']) drop.addEventListener(event, (e) => { e.preventDefault(); drop.classList.add('over'); });
    for (const event of ['dragleave', 'drop']) drop.addEventListener(event, () => drop.classList.remove('over'));
    drop.addEventListener('drop', (e) => { e.preventDefault(); take(e.dataTransfer.files); });
  }
  // A file that misses the field must not replace the page.
  for (const event of ['dragover', 'drop']) document.addEventListener(event, (e) => e.preventDefault());
  stop.addEventListener('click', () => running?.abort());

  form.addEventListener('submit', (e) => {
    e.preventDefault();
    if (running || files.length < wanted) return;
    const request = new XMLHttpRequest();
    running = request;
    request.open('POST', '/v1/tools/' + tool);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (loaded < total) { bar.max = total; bar.value = loaded; words.textContent = 'Sending: ' + Math.floor(100 * loaded / total) + ' %'; }
      else { bar.removeAttribute('value'); words.textContent = code ? 'Running the code…' : input ? 'Reading the file…' : 'Drawing…'; }
    });
    request.addEventListener('load', () => {
      if (request.status === 200) show(request.response);
      else fail(request.response ?? {}, request.status);
    });
    request.addEventListener('error', () => fail({ title: 'The service could not be reached', remedy: 'Look at your connection, and try again.' }, 0));
    request.addEventListener('loadend', () => {
      running = null;
      wait.hidden = true;
      send.disabled = false;
      out.firstElementChild?.focus();
    });
    out.replaceChildren();
    wait.hidden = false;
    send.disabled = true;
    words.textContent = 'Sending…';
    bar.removeAttribute('value');
    if (!input) {
      request.setRequestHeader('Content-Type', 'application/json');
      request.send(JSON.stringify(code ? { code: code.value } : Object.fromEntries(choices.map((choice) => [choice.name, choice.value]))));
      return;
    }
    const body = new FormData();
    for (const file of files) body.append(wanted > 1 ? 'files' : 'file', file, file.name);
    const strict = document.getElementById('strict');
    if (strict && strict.checked) body.append('require_no_loss', 'true');
    const slides = document.getElementById('slides');
    if (slides && slides.value.trim() !== '') body.append('slide_count', slides.value.trim());
    request.send(body);
  });

  const finding = (children, kind) => {
    const section = card(children, kind);
    section.tabIndex = -1;
    out.replaceChildren(section);
    return section;
  };
  const fail = ({ title, detail, remedy, retry_after_s }, status) => {
    const minutes = Math.ceil((retry_after_s ?? 0) / 60);
    const lines = [make('h2', status === 429 ? 'That was the last one for now' : title ?? 'It did not work')];
    if (detail) lines.push(make('p', detail));
    const later = status === 429 && minutes > 1 ? 'Try again in ' + minutes + ' minutes, or use an API key.' : remedy;
    if (later) lines.push(make('p', later));
    finding(lines, 'bad').setAttribute('role', 'alert');
  };
  const facts = (pairs) => {
    const rows = make('dl', undefined, 'facts');
    for (const [name, value] of pairs) if (value) rows.append(make('dt', name), make('dd', value));
    return rows;
  };
  const tagged = (kind, text) => {
    const line = make('li');
    line.append(make('span', kind, 'tag ' + kind), text);
    return line;
  };
  const listed = (lines) => {
    const ul = make('ul', undefined, 'list');
    ul.append(...lines);
    return ul;
  };
  const download = (answer) => {
    const acts = make('div', undefined, 'acts');
    const link = make('a', 'Download (' + size(answer.bytes) + ')', 'button first');
    link.href = answer.download_url;
    // Its name comes with the file.
    link.setAttribute('download', '');
    acts.append(link);
    const until = new Date(answer.expires_at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
    return [acts, make('p', 'The link works until ' + until + '; then the file is deleted.', 'muted')];
  };

  const SHOW = {
    'pdf-analyze': (a) => {
      const title = make('h2', a.can_extract ? 'It becomes editable slides' : 'It does not become slides');
      const verdict = make('p');
      verdict.append(make('span', a.class, 'tag ' + (a.can_extract ? 'ok' : 'no')), ' ' + Math.round(a.confidence * 100) + ' % sure');
      const made = facts([
        ['Pages', String(a.pages)],
        ['Made in', a.creator],
        ['Written by', a.producer],
        ['Title', a.title],
        ['First page', a.page_size_pt.map((pt) => (pt / 72).toFixed(2) + ' in').join(' by ')],
      ]);
      const children = [title, verdict, made, listed(a.reasons.map((reason) => make('li', reason)))];
      if (a.can_extract) {
        const acts = make('div', undefined, 'acts');
        const next = make('a', 'Convert it to slides', 'button');
        next.href = '/tools/pdf-to-pptx';
        acts.append(next);
        children.push(acts);
      }
      return children;
    },
    'pdf-to-pptx': (a) => {
      const s = a.loss_summary;
      const all = a.slides_total === a.pages_total ? plural(a.pages_total, 'page') : plural(a.slides_total, 'page') + ' of ' + a.pages_total;
      const lost = a.loss.filter(({ kind }) => kind !== 'kept');
      const sums = [[s.simplified, 'simplified'], [s.rasterised, 'rasterised'], [s.omitted, 'left out'], [s.differs, 'found to differ']].filter(([n]) => n > 0);
      const sentence = plural(s.kept, 'element') + ' kept' + sums.map(([n, word]) => ', ' + n + ' ' + word).join('') + '.';
      const children = [make('h2', all + ' converted'), make('p', sentence), ...download(a)];
      if (lost.length > 0)
        children.push(listed(lost.slice(0, 30).map(({ page, kind, what, why }) => tagged(kind, 'Page ' + page + ': ' + what + '. ' + why))));
      return children;
    },
    'combine-powerpoint': (a) => {
      const children = [make('h2', plural(a.slides_total, 'slide') + ' in one deck'), ...download(a)];
      if (a.warnings.length > 0) children.push(listed(a.warnings.map(({ message }) => make('li', message))));
      return children;
    },
  };
  const placeOf = ({ page, slide, sheet, range, heading } = {}) => {
    const parts = [page && 'page ' + page, slide && 'slide ' + slide, sheet && sheet + (range ? ' ' + range : ''), heading];
    const place = parts.filter(Boolean).join(', ');
    return place === '' ? '' : ' (' + place + ')';
  };
  SHOW['document-to-deck'] = (a) => {
    const all = a.slides_total === a.slides_planned ? plural(a.slides_total, 'slide') : plural(a.slides_total, 'slide') + ' of ' + a.slides_planned;
    const outline = make('ol', undefined, 'outline');
    for (const { headline, headline_by, form } of a.slides) {
      const line = make('li');
      line.append(make('b', headline), ' ', make('span', form.replaceAll('_', ' ') + (headline_by === 'rule' ? ', headline computed' : '')));
      outline.append(line);
    }
    const lines = [
      ...a.warnings.map(({ message, remedy }) => tagged('warning', message + ' ' + remedy)),
      ...a.notices.map(({ message, place }) => tagged('notice', message + placeOf(place))),
      ...a.left_out.map(({ text, place }) => {
        const line = make('li');
        line.append(make('span', 'on no slide', 'tag left'), (text.length > 200 ? text.slice(0, 199) + '…' : text) + placeOf(place));
        return line;
      }),
    ];
    const whole = lines.length > 0 ? listed(lines.slice(0, 60)) : make('p', 'Everything of the document is on a slide.');
    return [make('h2', all + ' made'), ...download(a), make('h3', 'The outline'), outline, make('h3', 'What is left out'), whole];
  };
  SHOW['preview-variant'] = (a) => {
    const chosen = choices.map((choice) => choice.selectedOptions[0].textContent);
    const picture = make('img', undefined, 'slide');
    picture.src = a.preview_url;
    picture.alt = 'The example of ' + chosen[0];
    return [make('h2', chosen[0] + ', ' + chosen[1]), picture];
  };
  /** Where a line of the code begins and ends. */
  const lineAt = (number) => {
    const lines = code.value.split('\\n');
    const start = lines.slice(0, number - 1).reduce((sum, line) => sum + line.length + 1, 0);
    return [start, start + (lines[number - 1] ?? '').length];
  };
  SHOW['preview-code'] = (a) => {
    if (a.status !== 'complete') {
      const children = [make('h2', a.status === 'invalid' ? 'The code cannot be run' : 'The code broke while it ran'), make('p', (a.line ? 'Line ' + a.line + ': ' : '') + a.message)];
      if (a.source) children.push(make('pre', a.source));
      children.push(make('p', a.cure));
      if (a.line) {
        const acts = make('div', undefined, 'acts');
        const go = make('button', 'Go to line ' + a.line);
        go.type = 'button';
        go.addEventListener('click', () => { code.focus(); code.setSelectionRange(...lineAt(a.line)); });
        acts.append(go);
        children.push(acts);
      }
      return printed(children, a);
    }
    const children = [make('h2', a.preview_url ? 'The slide' : 'The slide cannot be drawn as a picture')];
    if (a.preview_url) {
      const picture = make('img', undefined, 'slide');
      picture.src = a.preview_url;
      picture.alt = 'The slide that the code draws';
      children.push(picture);
    }
    const lines = [
      ...a.notices.map((text) => tagged('notice', text)),
      ...a.lint.map(({ severity, message, remedy }) => tagged(severity, message + ' ' + remedy)),
    ];
    children.push(lines.length > 0 ? listed(lines) : make('p', 'Inspect finds nothing.'));
    return printed(children, a);
  };
  const printed = (children, { output }) => (output ? [...children, make('h3', 'What the code prints'), make('pre', output)] : children);
  const show = (answer) => finding(SHOW[tool](answer));

  form.hidden = false;
  send.disabled = wanted > 0;
})();
`;
