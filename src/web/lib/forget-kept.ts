/** Begins the names under which the tools keep what was typed (use-kept.ts). */
export const keptPrefix = 'tool-'

/** Forgets what the tools keep in this tab. */
export function forgetKept(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(keptPrefix)) sessionStorage.removeItem(key)
  } catch {
    // Blocked: nothing was kept.
  }
}
