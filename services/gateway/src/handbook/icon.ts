/** The mark of every page that we serve: a slide with three columns. */
export const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#1f4e8c"/>' +
  '<path d="M8 25V17h4v8zm6 0V12h4v13zm6 0V7h4v18z" fill="#fff"/></svg>\n';
