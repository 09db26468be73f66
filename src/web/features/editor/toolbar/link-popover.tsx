// Adds, changes or removes the link at the selection (Mod+Shift+K).
import type { Editor } from '@tiptap/core'
import { type FormEvent, useEffect, useState } from 'react'
import { readLinkAddress } from '#domain/editor/link-address.ts'
import { editorMessages } from '#web/features/editor/editor-messages.ts'
import { showLinkHighlight } from '#web/features/editor/extensions/link-highlight.ts'
import { liveView } from '#web/features/editor/live-view.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/fields.tsx'
import { Popover } from '#web/ui/overlay/popover.tsx'
import { applyLink, readLink, removeLink } from './edit-link.ts'

interface LinkPopoverProps {
  editor: Editor
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function LinkPopover({ editor, open, onOpenChange }: LinkPopoverProps) {
  return (
    <Popover
      open={open}
      onOpenChange={onOpenChange}
      label="Link"
      anchor={() => selectionRectangle(editor)}
      onClosed={() => liveView(editor)?.focus()}
    >
      <LinkForm editor={editor} onDone={() => onOpenChange(false)} />
    </Popover>
  )
}

function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const [link] = useState(() => readLink(editor))
  const [typed, setTyped] = useState(link.href)
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    showLinkHighlight(editor, true)
    return () => showLinkHighlight(editor, false)
  }, [editor])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const href = readLinkAddress(typed)
    if (href === undefined) return setProblem(editorMessages.linkAddress)
    applyLink(editor, href)
    onDone()
  }

  return (
    <form onSubmit={onSubmit} className="grid gap-3">
      {link.text !== '' && (
        <p className="truncate font-serif text-16 text-doc-ink" title={link.text}>
          “{link.text}”
        </p>
      )}
      <TextField
        label="Address"
        error={problem}
        value={typed}
        onValueChange={setTyped}
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
      />
      <div className="flex items-center gap-2">
        {link.href !== '' && (
          <>
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                removeLink(editor)
                onDone()
              }}
            >
              Remove
            </Button>
            <a className="link text-13" href={link.href} target="_blank" rel="noopener noreferrer">
              Open<span className="sr-only"> in a new tab</span>
            </a>
          </>
        )}
        <Button type="submit" size="small" className="ml-auto">
          {link.href === '' ? 'Add link' : 'Change link'}
        </Button>
      </div>
    </form>
  )
}

function selectionRectangle(editor: Editor): DOMRect {
  const view = liveView(editor)
  if (!view) return new DOMRect()
  const { from, to } = view.state.selection
  const start = view.coordsAtPos(from)
  const end = view.coordsAtPos(to)
  return new DOMRect(start.left, start.top, 0, end.bottom - start.top)
}
