// The formatting commands, as data for the toolbar's menu, the phone's bottom sheet and the palette.
import type { ChainedCommands } from '@tiptap/core'
import {
  Bold,
  Heading1,
  Heading2,
  Heading3,
  Image,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Pilcrow,
  Redo2,
  RemoveFormatting,
  TextQuote,
  Underline,
  Undo2,
} from 'lucide-react'
import type { EditorDesk } from '#web/features/editor/editor-handle.ts'
import { pickPictures } from '#web/features/editor/pictures/pick-pictures.ts'
import { clearFormatting, type FormatState } from './format-commands.ts'

export interface FormatEntry {
  id: string
  label: string
  icon: LucideIcon
  keys?: string
  /** Where it is shown: marks and undo as buttons, the others in the menu “Text style”. The menu “Insert” is insert-menu.tsx. */
  group: 'mark' | 'block' | 'list' | 'other' | 'undo'
  /** For commands that can be on or off at the cursor. */
  isOn?: (format: FormatState) => boolean
  isOff?: (format: FormatState) => boolean
  run: (desk: EditorDesk) => void
}

type Chain = (chain: ChainedCommands) => ChainedCommands
const chained = (change: Chain) => (desk: EditorDesk) => void change(desk.editor.chain()).run()

function heading(level: 1 | 2 | 3, label: string, icon: LucideIcon): FormatEntry {
  return {
    id: `heading${level}`,
    label,
    icon,
    keys: `Mod+Alt+${level}`,
    group: 'block',
    isOn: ({ block }) => block === `heading${level}`,
    run: chained((chain) => chain.setHeading({ level })),
  }
}

const inList = ({ active }: FormatState) => active.includes('bulletList') || active.includes('orderedList')

export const formatEntries: readonly FormatEntry[] = [
  {
    id: 'bold',
    label: 'Bold',
    icon: Bold,
    keys: 'Mod+B',
    group: 'mark',
    isOn: ({ active }) => active.includes('bold'),
    run: chained((chain) => chain.toggleBold()),
  },
  {
    id: 'italic',
    label: 'Italic',
    icon: Italic,
    keys: 'Mod+I',
    group: 'mark',
    isOn: ({ active }) => active.includes('italic'),
    run: chained((chain) => chain.toggleItalic()),
  },
  {
    id: 'underline',
    label: 'Underline',
    icon: Underline,
    keys: 'Mod+U',
    group: 'mark',
    isOn: ({ active }) => active.includes('underline'),
    run: chained((chain) => chain.toggleUnderline()),
  },
  {
    id: 'link',
    label: 'Link',
    icon: Link,
    keys: 'Mod+Shift+K',
    group: 'mark',
    isOn: ({ active }) => active.includes('link'),
    run: (desk) => desk.editLink(),
  },
  {
    id: 'clear_formatting',
    label: 'Clear formatting',
    icon: RemoveFormatting,
    keys: 'Mod+\\',
    group: 'mark',
    run: ({ editor }) => void clearFormatting(editor),
  },
  {
    id: 'paragraph',
    label: 'Paragraph',
    icon: Pilcrow,
    keys: 'Mod+Alt+0',
    group: 'block',
    isOn: ({ block }) => block === 'paragraph',
    run: chained((chain) => chain.setParagraph()),
  },
  heading(1, 'Headline', Heading1),
  heading(2, 'Section heading', Heading2),
  heading(3, 'Small heading', Heading3),
  {
    id: 'bulletList',
    label: 'Bullet list',
    icon: List,
    keys: 'Mod+Shift+8',
    group: 'list',
    isOn: ({ active }) => active.includes('bulletList'),
    run: chained((chain) => chain.toggleBulletList()),
  },
  {
    id: 'orderedList',
    label: 'Numbered list',
    icon: ListOrdered,
    keys: 'Mod+Shift+7',
    group: 'list',
    isOn: ({ active }) => active.includes('orderedList'),
    run: chained((chain) => chain.toggleOrderedList()),
  },
  {
    id: 'indent',
    label: 'Indent list item',
    icon: IndentIncrease,
    keys: 'Mod+]',
    group: 'list',
    isOff: (format) => !inList(format),
    run: chained((chain) => chain.sinkListItem('listItem')),
  },
  {
    id: 'outdent',
    label: 'Outdent list item',
    icon: IndentDecrease,
    keys: 'Mod+[',
    group: 'list',
    isOff: (format) => !inList(format),
    run: chained((chain) => chain.liftListItem('listItem')),
  },
  {
    id: 'blockquote',
    label: 'Quote',
    icon: TextQuote,
    keys: 'Mod+Shift+B',
    group: 'other',
    isOn: ({ active }) => active.includes('blockquote'),
    run: chained((chain) => chain.toggleBlockquote()),
  },
  {
    id: 'picture',
    label: 'Picture',
    icon: Image,
    group: 'other',
    run: ({ editor }) => void pickPictures(editor),
  },
  {
    id: 'rule',
    label: 'Horizontal rule',
    icon: Minus,
    group: 'other',
    run: chained((chain) => chain.setHorizontalRule()),
  },
  {
    id: 'undo',
    label: 'Undo',
    icon: Undo2,
    keys: 'Mod+Z',
    group: 'undo',
    isOff: ({ canUndo }) => !canUndo,
    run: chained((chain) => chain.undo()),
  },
  {
    id: 'redo',
    label: 'Redo',
    icon: Redo2,
    keys: 'Mod+Shift+Z',
    group: 'undo',
    isOff: ({ canRedo }) => !canRedo,
    run: chained((chain) => chain.redo()),
  },
]
