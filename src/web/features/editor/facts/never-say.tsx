// Words the release must never say: those of private lines, and those a person adds.
import { X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { DocumentBrief } from '#domain/brief/document-brief.ts'
import { PanelSection } from '#web/features/editor/panel-section.tsx'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/form/input.tsx'

interface NeverSayProps {
  brief: DocumentBrief
  neverSay: readonly string[]
  onChange: (brief: DocumentBrief) => void
}

const longest = 200

export function NeverSay({ brief, neverSay: words, onChange }: NeverSayProps) {
  const [typed, setTyped] = useState('')
  const { added = [], removed = [] } = brief.words ?? {}

  function add(event: FormEvent): void {
    event.preventDefault()
    const word = typed.trim()
    setTyped('')
    if (word === '') return
    onChange({
      ...brief,
      words: { added: [...new Set([...added, word])], removed: removed.filter((each) => each !== word) },
    })
  }

  const allow = (word: string) =>
    onChange({
      ...brief,
      words: { added: added.filter((each) => each !== word), removed: [...new Set([...removed, word])] },
    })

  return (
    <PanelSection title="Never say" isOpen={words.length > 0}>
      <p className="text-13 text-ink-soft">The newsroom check flags these words in your draft.</p>
      <ul aria-label="Never say" className="my-2 flex flex-wrap gap-1.5">
        {words.map((word) => (
          <li
            key={word}
            className="inline-flex max-w-full items-center gap-1 rounded-full border border-line-strong py-0.5 pr-1 pl-2.5 text-13"
          >
            <span className="truncate">{word}</span>
            <button
              type="button"
              aria-label={`Allow “${word}”`}
              className="inline-flex size-5 cursor-pointer items-center justify-center rounded-full hover:bg-fill"
              onClick={() => allow(word)}
            >
              <X size={14} strokeWidth={1.5} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={add} className="flex gap-2">
        <Input
          aria-label="Word or phrase to avoid"
          placeholder="Name, number or phrase"
          maxLength={longest}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className="min-w-0 md:h-8! md:text-13!"
        />
        <Button type="submit" variant="secondary" size="small" disabled={typed.trim() === ''}>
          Add
        </Button>
      </form>
    </PanelSection>
  )
}
