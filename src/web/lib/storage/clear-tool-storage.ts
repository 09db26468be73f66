/** Prefix of the keys that use-session-storage.ts writes. */
export const toolStoragePrefix = 'tool-'

/** Key of pending-draft.ts. The value is older than its name: renaming it would lose drafts in users' browsers. */
export const pendingDraftKey = 'handed-over'

/** Removes this tab's tool inputs and the pending draft. */
export function clearToolStorage(): void {
  try {
    localStorage.removeItem(pendingDraftKey)
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(toolStoragePrefix)) sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked: nothing was stored.
  }
}
