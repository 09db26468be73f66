/** Somebody's words between quotation marks. Those within them become single, as in “‘We listened,’ said Mara Voss.” */
export const quoteWords = (words: string): string =>
  `“${words
    .replace(/(^|[\s([—–-])"/g, '$1‘')
    .replaceAll('“', '‘')
    .replace(/[”"]/g, '’')}”`
