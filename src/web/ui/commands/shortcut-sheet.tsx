// Mod+/: the commands with shortcuts, by group.
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import type { CommandEntry } from './command-palette.tsx'
import { KeyCap } from './key-cap.tsx'
import { useShortcutToggle } from './use-shortcut-toggle.ts'

interface ShortcutSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  entries: readonly Pick<CommandEntry, 'id' | 'label' | 'keys' | 'group'>[]
}

export function ShortcutSheet({ open, onOpenChange, entries }: ShortcutSheetProps) {
  useShortcutToggle('Mod+/', open, () => onOpenChange(!open))
  const withKeys = entries.filter((entry) => entry.keys !== undefined)
  const groups = Map.groupBy(withKeys, ({ group }) => group)
  return (
    <Dialog open={open} onOpenChange={onOpenChange} width="wide" title="Keyboard shortcuts" startsAtTitle>
      <ScrollRegion label="Shortcuts" className="gap-10 pt-1 outline-offset-4 md:columns-2">
        {[...groups].map(([group, members]) => (
          <section key={group} className="mb-6 break-inside-avoid">
            <h3 className="eyebrow mb-1.5">{group}</h3>
            <dl>
              {members.map(({ id, label, keys = '' }) => (
                <div
                  key={id}
                  className="flex min-h-9 items-center justify-between gap-4 border-b border-line text-14"
                >
                  <dt>{label}</dt>
                  <dd>
                    <KeyCap keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </ScrollRegion>
    </Dialog>
  )
}
