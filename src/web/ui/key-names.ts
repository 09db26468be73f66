// Shortcuts are written 'Mod+Shift+K' in code and shown as this machine's keyboard names them.

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

/** The same for aria-keyshortcuts, which has names of its own. */
export function ariaKeys(keys: string, onMac: boolean = isMac()): string {
  return keys.replace('Mod', onMac ? 'Meta' : 'Control').replace('Ctrl', 'Control')
}

/** Whether the event is exactly this shortcut. Shifted signs match by the key they are on. */
export function isShortcut(event: KeyboardEvent, keys: string, onMac: boolean = isMac()): boolean {
  const names = keys.split('+')
  const key = names.at(-1) ?? ''
  const wantsCtrl = names.includes('Ctrl') || (names.includes('Mod') && !onMac)
  const wantsMeta = names.includes('Mod') && onMac
  return (
    event.key.toLowerCase() === key.toLowerCase() &&
    event.ctrlKey === wantsCtrl &&
    event.metaKey === wantsMeta &&
    event.altKey === names.includes('Alt') &&
    event.shiftKey === names.includes('Shift')
  )
}
