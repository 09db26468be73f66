// Where to go after signing in: a path of this site and nothing else.

/** Where to go when no target, or no safe one, was given. */
export const defaultRedirect = '/write'

/** Longest accepted target, in characters. */
const redirectMaxCharacters = 2_000

/** Screens that would send a signed-in user in a circle, and everything below them. */
const screensWithoutReturn = ['/signin', '/signup', '/auth'] as const

// Backslashes, controls and white space are rewritten by browsers, so what was checked is not what is opened.
const unsafeCharacters = /[\\\p{Cc}\s]/u

/** The target if it is a path on this site, with its query and hash; otherwise the default. */
export function safeRedirectTarget(target: string | null | undefined): string {
  return target && isSafePath(target) ? target : defaultRedirect
}

function isSafePath(target: string): boolean {
  if (target.length > redirectMaxCharacters || unsafeCharacters.test(target)) return false
  const path = target.split(/[?#]/)[0] ?? ''
  const decoded = decodeFully(path)
  return decoded !== undefined && isPlainPath(decoded) && !isWithoutReturn(decoded)
}

function isPlainPath(path: string): boolean {
  if (!path.startsWith('/') || path.includes('//') || unsafeCharacters.test(path)) return false
  return !path.split('/').some((segment) => segment === '.' || segment === '..')
}

function isWithoutReturn(path: string): boolean {
  const lower = path.toLowerCase()
  return screensWithoutReturn.some((screen) => lower === screen || lower.startsWith(`${screen}/`))
}

/** The path without percent signs to decode, however often it was encoded; undefined when it cannot be decoded. */
function decodeFully(path: string): string | undefined {
  let current = path
  while (current.includes('%')) {
    try {
      current = decodeURIComponent(current)
    } catch {
      return undefined
    }
  }
  return current
}
