/** Names of places and libraries, taken apart. */

export const SOURCE = /\.(?:ts|mts|tsx|mjs)$/;

export const within = (place, folder) => {
  const bare = folder.replace(/\/\*$/, '');
  return place === bare || place.startsWith(`${bare}/`);
};

export const bareName = (place) => place.replace(SOURCE, '');

export const libraryOf = (request) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
