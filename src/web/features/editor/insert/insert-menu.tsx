import { ChevronDown, Flag, Image, type LucideIcon, Plus, Quote, TextInitial, UserRound } from 'lucide-react'
import { Toolbar } from 'radix-ui'
import { Fragment, useRef } from 'react'
import type { Insertion, InsertionGroup } from '#domain/client/insertions.ts'
import type { EditorDesk } from '#web/features/editor/editor-handle.ts'
import { keepFocus, toolLook } from '#web/features/editor/toolbar/tool-button.tsx'
import { Menu, MenuItem, MenuLine } from '#web/ui/overlay/menu.tsx'
import { insertPart } from './insert-part.ts'

export const insertionIcons: Readonly<Record<InsertionGroup, LucideIcon>> = {
  Spokesperson: Quote,
  Boilerplate: TextInitial,
  'Media contact': UserRound,
  Picture: Image,
  Release: Flag,
}

/** "Boilerplate: Short"; the end mark names itself. */
export const nameInsertion = ({ group, label }: Insertion): string =>
  group === 'Release' || group === 'Picture' ? label : `${group}: ${label}`

/** In the toolbar: a picture and the end mark, and the kit of the document's client. */
export function InsertMenu({ desk, enabled }: { desk: EditorDesk; enabled: boolean }) {
  const picked = useRef<Insertion>(undefined)
  const { insertions = [] } = desk
  if (insertions.length === 0) return null
  const groups = Map.groupBy(insertions, ({ group }) => group)
  function onClosed(): boolean {
    const part = picked.current
    picked.current = undefined
    if (!part) return false
    insertPart(desk.editor, part)
    return true
  }
  return (
    <Menu
      onClosed={onClosed}
      trigger={
        <Toolbar.Button
          {...keepFocus}
          disabled={!enabled}
          aria-label="Insert"
          className={`${toolLook} gap-1 text-ink-soft disabled:opacity-45 @min-[53rem]:px-2`}
        >
          <Plus size={18} strokeWidth={1.5} aria-hidden />
          <ChevronDown size={14} strokeWidth={1.5} aria-hidden className="hidden @min-[53rem]:block" />
        </Toolbar.Button>
      }
    >
      {[...groups].map(([group, parts], index) => (
        <Fragment key={group}>
          {index > 0 && <MenuLine />}
          {parts.map((part) => (
            <MenuItem
              key={part.id}
              icon={insertionIcons[group]}
              label={nameInsertion(part)}
              onSelect={() => {
                picked.current = part
              }}
            />
          ))}
        </Fragment>
      ))}
    </Menu>
  )
}
