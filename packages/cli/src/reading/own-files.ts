/** How large a deck the command line reads. People may open larger decks of their own than a service takes from anybody. */
export const OWN_FILES = { file_bytes: 200 * 1024 * 1024, total_bytes: 1024 * 1024 * 1024 };
