// Shortcuts are 'Mod+Shift+K' in code and shown with the platform's key names.

const macSigns: Readonly<Record<string, string>> = { Mod: '⌘', Ctrl: '⌃', Shift: '⇧', Alt: '⌥' }

function isMac(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)
}

/** 'Ctrl+Shift+K', or '⌘⇧K' on a Mac. */
export function showKeys(keys: string, onMac: boolean = isMac()): string {
  const names = keys.split('+')
  if (onMac) return names.map((name) => macSigns[name] ?? name).join('')
  return names.map((name) => (name === 'Mod' ? 'Ctrl' : name)).join('+')
}

/** The same for aria-keyshortcuts, which has its own names. */
export function ariaKeys(keys: string, onMac: boolean = isMac()): string {
  return keys.replace('Mod', onMac ? 'Meta' : 'Control').replace('Ctrl', 'Control')
}

/** Whether the event is exactly this shortcut. */
export function isShortcut(event: KeyboardEvent, keys: string, isOnMac?: boolean): boolean {
  const names = keys.split('+')
  const key = names.at(-1) ?? ''
  // First, because every key press is checked against a dozen shortcuts.
  if (!isKey(event, key)) return false
  const onMac = isOnMac ?? isMac()
  const hasMod = names.includes('Mod')
  return (
    event.ctrlKey === (names.includes('Ctrl') || (hasMod && !onMac)) &&
    event.metaKey === (hasMod && onMac) &&
    event.altKey === names.includes('Alt') &&
    (event.shiftKey === names.includes('Shift') || isSign(key))
  )
}

/** On keyboards without Latin letters the physical key decides. */
function isKey(event: KeyboardEvent, key: string): boolean {
  if (event.key.toLowerCase() === key.toLowerCase()) return true
  return event.key.length === 1 && event.key > '\u007f' && event.code === `Key${key.toUpperCase()}`
}

/** Characters such as '/' need Shift on some keyboards only. */
function isSign(key: string): boolean {
  return key.length === 1 && !/[a-z0-9]/i.test(key)
}
