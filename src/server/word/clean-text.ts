// Characters that neither a database nor a Word file takes.

/** Without control characters but tabs and line ends, and with half characters made whole. */
export function dropUnreadable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is being removed
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b-\u000c\u000e-\u001f\u007f\ufffe\uffff]/g, '')
}
