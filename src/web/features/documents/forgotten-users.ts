// Whose texts this browser keeps no more, because the account is deleted. Every tab looks here before it keeps one: a tab that is
// typed in just then would bring back what another has removed. An id that no account has any more says nothing about anybody.
const key = 'presswright-forgotten'

export function markForgotten(userId: string): void {
  try {
    localStorage.setItem(key, JSON.stringify([...new Set([...readForgotten(), userId])]))
  } catch {
    // Full or blocked: then what other tabs keep meanwhile stays.
  }
}

export function isForgotten(userId: string): boolean {
  return readForgotten().includes(userId)
}

function readForgotten(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    return []
  }
}
