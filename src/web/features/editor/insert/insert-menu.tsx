import { Flag, Image, type LucideIcon, Plus, Quote, TextInitial, UserRound } from 'lucide-react'
import type { Insertion, InsertionGroup } from '#domain/client/insertions.ts'
import type { EditorDesk } from '#web/features/editor/editor-handle.ts'
import { ToolbarMenu } from '#web/features/editor/toolbar/toolbar-menu.tsx'
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
  const { insertions = [] } = desk
  if (insertions.length === 0) return null
  const toEntry = (part: Insertion) => ({
    id: part.id,
    icon: insertionIcons[part.group],
    label: nameInsertion(part),
    run: () => insertPart(desk.editor, part),
  })
  const groups = [...Map.groupBy(insertions, ({ group }) => group).values()]
  return (
    <ToolbarMenu
      label="Insert"
      icon={Plus}
      enabled={enabled}
      groups={groups.map((parts) => parts.map(toEntry))}
    />
  )
}
