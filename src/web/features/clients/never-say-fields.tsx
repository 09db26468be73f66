// The words a client avoids, each with an optional reason.
import { X } from 'lucide-react'
import { useState } from 'react'
import type { ClientRow } from '#contract/tables.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

export interface NeverSay {
  word: string
  reason: string
}

export const toNeverSay = ({ never_say, never_say_reasons }: ClientRow): NeverSay[] =>
  never_say.map((word) => ({ word, reason: never_say_reasons[word] ?? '' }))

/** A key for each row: those that are held, then new ones. */
function keysOf(held: readonly number[], count: number): number[] {
  const unused = Math.max(-1, ...held) + 1
  return Array.from({ length: count }, (_, at) => held[at] ?? unused + at)
}

interface NeverSayFieldsProps {
  words: readonly NeverSay[]
  onChange: (words: NeverSay[]) => void
}

export function NeverSayFields({ words, onChange }: NeverSayFieldsProps) {
  // Not a part of what is saved: a save in the middle of typing must leave the row with the caret in place.
  const [held, setHeld] = useState<readonly number[]>([])
  const keys = keysOf(held, words.length)
  const change = (at: number, part: Partial<NeverSay>) =>
    onChange(words.map((each, index) => (index === at ? { ...each, ...part } : each)))
  const remove = (at: number) => {
    setHeld(keys.filter((_, index) => index !== at))
    onChange(words.filter((_, index) => index !== at))
  }
  return (
    <fieldset>
      <legend className="text-14 font-medium">Never say</legend>
      <ul className="mt-1.5 grid gap-2 max-md:gap-4">
        {words.map(({ word, reason }, index) => (
          <li
            key={keys[index]}
            className="grid grid-cols-[1fr_auto] items-center gap-2 md:grid-cols-[1fr_1fr_auto]"
          >
            <Input
              aria-label={`Word or phrase ${index + 1}`}
              placeholder="Word or phrase"
              maxLength={120}
              value={word}
              onChange={(event) => change(index, { word: event.target.value })}
            />
            <Input
              aria-label={`Reason ${index + 1}`}
              className="max-md:row-start-2"
              placeholder="Reason (optional)"
              maxLength={200}
              value={reason}
              onChange={(event) => change(index, { reason: event.target.value })}
            />
            <IconButton
              icon={X}
              label={`Remove ${word || `word ${index + 1}`}`}
              onClick={() => remove(index)}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        size="small"
        className="mt-2"
        onClick={() => onChange([...words, { word: '', reason: '' }])}
      >
        Add a word or phrase
      </Button>
    </fieldset>
  )
}
