/* Long because a card is one page that loads nothing: its script is one text. */
/**
 * The script of the card, as text for the page. It speaks to the host by messages (MCP Apps, revision 2026-01-26) or by `window.openai`, shows the
 * result of a tool, and asks the host to call a tool when somebody presses a button. Texts go into the page as text alone, never as markup.
 */
export const CARD_SCRIPT = `
(() => {
  'use strict';
  const root = document.documentElement;
  const byId = (id) => document.getElementById(id);
  const openai = window.openai;
  let shown = null;
  let picture = null;

  // Messages to the host, by the id of the request that each answers.
  const waiting = new Map();
  let last = 0;
  const post = (message) => window.parent.postMessage({ jsonrpc: '2.0', ...message }, '*');
  const request = (method, params) => new Promise((resolve, reject) => {
    last += 1;
    waiting.set(last, { resolve, reject });
    post({ id: last, method, params });
  });
  const callTool = (name, args) => openai && openai.callTool ? openai.callTool(name, args) : request('tools/call', { name, arguments: args });
  const openLink = (url) => openai && openai.openExternal ? openai.openExternal({ href: url }) : request('ui/open-link', { url });

  const bodyOf = (result) => {
    if (!result || typeof result !== 'object') return null;
    if (result.structuredContent && typeof result.structuredContent === 'object') return result.structuredContent;
    const block = (result.content || []).find((one) => one.type === 'text');
    try { return block ? JSON.parse(block.text) : null; } catch { return null; }
  };
  const pictureOf = (result) => {
    const block = ((result && result.content) || []).find((one) => one.type === 'image' && one.mimeType === 'image/png');
    return block ? 'data:image/png;base64,' + block.data : null;
  };

  const STATES = {
    complete: ['ok', '✓', 'Ready'],
    validated: ['ok', '✓', 'Checked'],
    partial: ['warn', '!', 'Partly ready'],
    queued: ['', '…', 'Waiting'],
    rendering: ['', '…', 'Drawing'],
    awaiting_file: ['', '↑', 'Waiting for a file'],
    needs_confirmation: ['warn', '?', 'Needs a choice'],
    would_fabricate: ['warn', '?', 'Needs figures'],
    completed_with_errors: ['bad', '×', 'Not usable'],
    invalid: ['bad', '×', 'Not valid'],
    rejected: ['bad', '×', 'Refused'],
    failed: ['bad', '×', 'Failed'],
  };

  const text = (tag, className, words) => {
    const element = document.createElement(tag);
    if (className) element.className = className;
    element.textContent = words;
    return element;
  };

  function titleOf(body) {
    if (typeof body.title === 'string' && body.code) return body.title;
    return body.name || (body.form ? String(body.form).replaceAll('_', ' ') : null) || body.purpose || 'Deckwright';
  }

  function factsOf(body) {
    const facts = [];
    if (typeof body.slides_ok === 'number') facts.push(['Slides', body.slides_total ? body.slides_ok + ' of ' + body.slides_total : String(body.slides_ok)]);
    if (body.fidelity) facts.push(['Content', body.fidelity === 'verbatim' ? 'as sent' : String(body.fidelity).replaceAll('_', ' ')]);
    if (typeof body.cost_charged === 'number') facts.push(['Cost', '$' + body.cost_charged.toFixed(2)]);
    if (body.repeat_of) facts.push(['Repeat', 'free']);
    if (body.theme_id) facts.push(['Theme', String(body.theme_id)]);
    return facts;
  }

  function notesOf(body) {
    const notes = [];
    if (body.code && body.detail) notes.push(['bad', body.detail, body.remedy]);
    for (const one of Array.isArray(body.errors) ? body.errors : []) {
      if (body.code && body.detail) break;
      notes.push(['bad', one.message || one.msg, one.remedy]);
    }
    for (const one of Array.isArray(body.warnings) ? body.warnings : []) notes.push(['', one.message, one.remedy]);
    return notes.filter(([, words]) => typeof words === 'string');
  }

  const MAX_NOTES = 4;

  function show(body) {
    shown = body;
    const [tone, sign, word] = STATES[body.status] || ['', '•', body.status ? String(body.status) : 'Done'];
    const state = byId('state');
    state.className = 'state ' + tone;
    state.replaceChildren(text('span', '', sign), text('span', '', word));
    state.firstChild.setAttribute('aria-hidden', 'true');
    byId('title').textContent = titleOf(body);
    byId('facts').replaceChildren(...factsOf(body).map(([name, value]) => {
      const fact = text('div', '', '');
      fact.append(text('span', '', name + ' '), value);
      return fact;
    }));
    const notes = notesOf(body);
    byId('notes').replaceChildren(...notes.slice(0, MAX_NOTES).map(([className, words, remedy]) => {
      const note = text('li', className, words);
      if (typeof remedy === 'string') note.append(text('small', '', remedy));
      return note;
    }));
    byId('more').textContent = notes.length > MAX_NOTES ? 'and ' + (notes.length - MAX_NOTES) + ' more' : '';
    byId('more').classList.toggle('hidden', notes.length <= MAX_NOTES);
    byId('notes').classList.toggle('hidden', notes.length === 0);
    byId('download').classList.toggle('hidden', body.pptx_available !== true || typeof body.job_id !== 'string');
    byId('drop').classList.toggle('hidden', body.status !== 'awaiting_file');
    const image = byId('picture');
    image.classList.toggle('hidden', picture === null);
    if (picture !== null) {
      image.src = picture;
      image.alt = 'Picture of ' + titleOf(body);
    }
    byId('card').classList.remove('hidden');
    resized();
  }

  async function take(result) {
    const body = bodyOf(result);
    if (body === null) return;
    picture = pictureOf(result);
    show(body);
    // Hosts of one kind hand over the structured content alone.
    if (picture === null && openai && typeof body.job_id === 'string' && body.status === 'complete') {
      const read = await callTool('manage_account', { action: 'job', job_id: body.job_id }).catch(() => null);
      picture = pictureOf(read && read.result ? read.result : read);
      if (picture !== null) show(body);
    }
  }

  function resized() {
    const height = Math.ceil(byId('card').getBoundingClientRect().height);
    if (openai && openai.notifyIntrinsicHeight) openai.notifyIntrinsicHeight(height);
    else post({ method: 'ui/notifications/size-changed', params: { width: document.body.clientWidth, height } });
  }

  const dress = (theme) => { if (theme === 'dark' || theme === 'light') root.dataset.theme = theme; };

  byId('download').addEventListener('click', async () => {
    const button = byId('download');
    button.disabled = true;
    try {
      const made = bodyOf(await callTool('manage_account', { action: 'download_url', job_id: shown.job_id }));
      if (made && typeof made.download_url === 'string') await openLink(made.download_url);
    } finally {
      button.disabled = false;
    }
  });

  // A file that somebody drops goes to the tool that asked for it.
  async function upload(file) {
    if (!file || !shown || shown.status !== 'awaiting_file') return;
    byId('drop-words').textContent = 'Sending ' + file.name + ' …';
    const bytes = new Uint8Array(await file.arrayBuffer());
    let binary = '';
    for (let at = 0; at < bytes.length; at += 32768) binary += String.fromCharCode(...bytes.subarray(at, at + 32768));
    const result = await callTool('upload_asset', { purpose: shown.purpose, data: btoa(binary), filename: file.name });
    const body = bodyOf(result);
    if (body !== null) show({ name: file.name, ...body });
  }
  const drop = byId('drop');
  drop.addEventListener('dragover', (event) => { event.preventDefault(); drop.classList.add('over'); });
  drop.addEventListener('dragleave', () => drop.classList.remove('over'));
  drop.addEventListener('drop', (event) => { event.preventDefault(); drop.classList.remove('over'); void upload(event.dataTransfer.files[0]); });
  byId('choose').addEventListener('click', () => byId('file').click());
  byId('file').addEventListener('change', () => void upload(byId('file').files[0]));

  if (openai) {
    const read = () => {
      dress(openai.theme);
      if (openai.toolOutput) void take({ structuredContent: openai.toolOutput });
    };
    window.addEventListener('openai:set_globals', read);
    read();
    return;
  }
  window.addEventListener('message', ({ data, source }) => {
    if (source !== window.parent || !data || data.jsonrpc !== '2.0') return;
    if (data.method === undefined) {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if (asked) (data.error ? asked.reject : asked.resolve)(data.error || data.result);
      return;
    }
    if (data.method === 'ui/notifications/tool-result') void take(data.params);
    else if (data.method === 'ui/notifications/host-context-changed') dress(data.params && data.params.theme);
    else if (data.id !== undefined) post({ id: data.id, result: {} });
  });
  const hello = { appInfo: { name: 'deckwright-card', version: '1.0.0' }, appCapabilities: {}, protocolVersion: '2026-01-26' };
  request('ui/initialize', hello).then((host) => {
    dress(host && host.hostContext && host.hostContext.theme);
    post({ method: 'ui/notifications/initialized', params: {} });
    resized();
  }).catch(() => {});
})();
`;
