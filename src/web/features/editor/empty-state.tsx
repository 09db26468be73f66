// Ways to start on an empty page. A way without an action is not shown.
import { LayoutTemplate, type LucideIcon, PenLine, Upload } from 'lucide-react'
import type { EditorDesk } from './editor-handle.ts'
import { useContentState } from './use-desk-state.ts'

interface Start {
  icon: LucideIcon
  title: string
  text: string
  onOpen: (() => void) | undefined
}

export function EmptyState({ desk }: { desk: EditorDesk }) {
  const { isUntouched } = useContentState(desk)
  if (!isUntouched) return null
  const { actions, isBusy } = desk
  if (desk.isReadOnly)
    return (
      <p className="mt-8 text-center text-14 text-ink-soft">
        {desk.isSavedDocument
          ? 'This document is empty.'
          : 'You can read and comment in this workspace. Choose a document from the sidebar.'}
      </p>
    )
  const starts: Start[] = [
    {
      icon: LayoutTemplate,
      title: 'Use a template',
      text: 'Five release types and four structures, with blanks for the facts each one needs.',
      onOpen: desk.openGallery,
    },
    {
      icon: PenLine,
      title: 'Describe your news',
      text: 'What happened, who’s affected, when, where and one number.',
      onOpen: actions.generate,
    },
    {
      icon: Upload,
      title: 'Upload a file',
      text: 'Word or plain text. Headings and bold carry over.',
      onOpen: actions.upload,
    },
  ]
  return (
    <ul className="release-starts">
      {starts
        .filter((start) => start.onOpen !== undefined)
        .map(({ icon: Icon, title, text, onOpen }) => (
          <li key={title}>
            <button type="button" disabled={isBusy} onClick={onOpen} className="release-start">
              <Icon size={20} strokeWidth={1.5} aria-hidden className="text-accent" />
              <span>
                <b>{title}</b>
                {text}
              </span>
            </button>
          </li>
        ))}
    </ul>
  )
}
