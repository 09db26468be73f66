import { showKeys } from './key-names.ts'

/** A shortcut with the key names of this machine. */
export function KeyCap({ keys }: { keys: string }) {
  return (
    <kbd className="rounded-[4px] border border-line bg-paper px-1.5 py-px font-sans text-12 whitespace-nowrap text-ink-soft">
      {showKeys(keys)}
    </kbd>
  )
}
