/** What a page of the tests does with the engine, as a script. */

/** Runs in the page: asks the worker and keeps what it answers short. */
export const CLIENT = `globalThis.startEngine = async (url) => {
  const worker = new Worker(url, { type: 'module' });
  const waiting = new Map();
  const raw = new Map();
  await new Promise((resolve, reject) => {
    worker.onerror = (event) => reject(new Error(event.message));
    worker.onmessage = ({ data }) => {
      if (data.ready) return resolve();
      raw.get(data.id)?.(data);
      const { picture, files, ...rest } = data;
      waiting.get(data.id)?.({ ...rest, status: data.report?.status, ...(picture ? { picture: [picture.width, picture.height] } : {}),
        ...Object.fromEntries(Object.entries(files ?? {}).map(([kind, file]) => [kind, file.sha256])) });
      waiting.delete(data.id);
    };
  });
  let count = 0;
  globalThis.ask = (message) => new Promise((resolve) => {
    const id = 'r' + ++count;
    waiting.set(id, resolve);
    worker.postMessage({ id, ...message });
  });
  globalThis.askOfFile = (message, base64) => ask({ ...message, bytes: Uint8Array.from(atob(base64), (one) => one.charCodeAt(0)) });
  globalThis.pngOf = (request) => new Promise((resolve, reject) => {
    const id = 'png' + ++count;
    raw.set(id, (data) => {
      if (!data.ok) return reject(new Error(JSON.stringify(data)));
      let text = '';
      for (const byte of data.files.png.bytes) text += String.fromCharCode(byte);
      resolve(btoa(text));
    });
    worker.postMessage({ id, kind: 'draw', request, want: ['png'] });
  });
  const canvas = document.body.appendChild(document.createElement('canvas'));
  const shown = canvas.getContext('bitmaprenderer');
  globalThis.typed = async (request, n) => {
    const began = performance.now();
    const id = 'typed' + n;
    const picture = await new Promise((resolve) => {
      raw.set(id, ({ picture }) => resolve(picture));
      worker.postMessage({ id, kind: 'draw', request: { ...request, headline: request.headline.slice(0, n) }, want: ['picture'], editor: 'typed' });
    });
    shown.transferFromImageBitmap(picture);
    const took = performance.now() - began;
    await new Promise(requestAnimationFrame);
    return took;
  };
  globalThis.sameTime = (messages) => Promise.all(messages.map(globalThis.ask));
};`;
