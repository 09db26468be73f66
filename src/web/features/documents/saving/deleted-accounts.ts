// Users whose account was deleted in this browser. Every tab checks this before it stores a copy; otherwise a tab that is typed in
// just then would bring back what another one removed. The id of a deleted account reveals nothing about anybody.
const key = 'presswright-forgotten'

export function markAccountDeleted(userId: string): void {
  try {
    localStorage.setItem(key, JSON.stringify([...new Set([...readDeletedAccounts(), userId])]))
  } catch {
    // Storage is full or blocked: copies that other tabs store in the meantime remain.
  }
}

export function isAccountDeleted(userId: string): boolean {
  return readDeletedAccounts().includes(userId)
}

function readDeletedAccounts(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.map(String) : []
  } catch {
    return []
  }
}
