/** Begins the names under which the tools keep what was typed (use-kept.ts). */
export const keptPrefix = 'tool-'

/** Where a text waits for the editor (handed-over.ts). */
export const handedOverKey = 'handed-over'

/** Forgets what the tools keep in this tab, and the text one of them has handed over. */
export function forgetKept(): void {
  try {
    localStorage.removeItem(handedOverKey)
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(keptPrefix)) sessionStorage.removeItem(key)
  } catch {
    // Blocked: nothing was kept.
  }
}
