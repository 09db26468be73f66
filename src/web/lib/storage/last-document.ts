// The document that was open last in this tab, for the way back from another site.

const key = 'last-document'

/** Undefined while a new document is open. */
export function rememberDocument(id: string | undefined): void {
  try {
    if (id === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, id)
  } catch {
    // The way back then leads to a new document.
  }
}

export function readLastDocument(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}
