// Below the page: word count compared with the target, reading time, and the status of checks.
import type { ReactNode } from 'react'
import {
  compareWithTarget,
  readingMinutes,
  type TargetPlace,
  type WordTarget,
} from '#domain/text/word-count.ts'
import { useIsKeyboardUp } from '#web/lib/use-is-keyboard-up.ts'
import { showKeys } from '#web/ui/commands/key-names.ts'
import type { EditorDesk } from './editor-handle.ts'
import { useBlanks } from './use-desk-state.ts'
import { useWordCount } from './use-text-stats.ts'

const targetTexts: Readonly<Record<TargetPlace, (range: string) => string>> = {
  below: (range) => `aim for ${range}`,
  inside: (range) => `in the ${range} range`,
  above: (range) => `over the ${range} range`,
}

interface StatusLineProps {
  desk: EditorDesk
  target: WordTarget
  extra?: ReactNode
}

export function StatusLine({ desk, target, extra }: StatusLineProps) {
  const words = useWordCount(desk.editor)
  const blanks = useBlanks(desk)
  const minutes = readingMinutes(words)
  // On phones the keyboard leaves room for one bar, which is the one with the buttons.
  const isKeyboardUp = useIsKeyboardUp()
  if (isKeyboardUp) return null
  return (
    // On narrow screens buttons take precedence over information, and the more there are, the fewer of them have words.
    <div className="flex h-9 flex-none max-md:h-11 items-center justify-between gap-x-2 overflow-hidden border-t border-line px-4 text-13 whitespace-nowrap text-ink-soft @min-[30rem]:gap-x-5 md:justify-center-safe md:border-0 md:px-6 @max-[48rem]:has-[>button~button]:[&_[data-spare]]:sr-only @max-[60rem]:has-[>button~button~button]:[&_[data-spare]]:sr-only @max-[30rem]:has-[>button~button~button~button]:[&_[data-noun]]:sr-only @max-[30rem]:has-[>button~button~button~button~button]:[&_[data-label]]:sr-only">
      <span className="inline-flex items-center gap-1.5">
        <span>
          <b className="font-medium text-ink tabular-nums">{words.toLocaleString('en-US')}</b>{' '}
          {words === 1 ? 'word' : 'words'}
        </span>
        <span className="hidden @min-[38rem]:inline">· {describeTarget(words, target)}</span>
        <TargetBar words={words} target={target} />
      </span>
      {blanks.count > 0 ? (
        <span role="status">
          <b className="font-medium text-ink tabular-nums">
            {blanks.count} {blanks.count === 1 ? 'blank' : 'blanks'}
            <span data-noun> left</span>
          </b>
          {blanks.isFilling && (
            <span className="hidden @min-[48rem]:inline">
              {' '}
              · {showKeys('Tab')} for the next, {showKeys('Esc')} to stop
            </span>
          )}
        </span>
      ) : (
        minutes > 0 && <span data-spare>{minutes} min read</span>
      )}
      {extra}
    </div>
  )
}

function describeTarget(words: number, target: WordTarget): string {
  return targetTexts[compareWithTarget(words, target)](`${target.from}–${target.to}`)
}

/** The target as a bar; the text next to it says the same. */
function TargetBar({ words, target: { from, to } }: { words: number; target: WordTarget }) {
  const scale = to * 1.6
  const percent = (count: number) => `${(Math.min(count, scale) / scale) * 100}%`
  return (
    <span aria-hidden data-spare className="relative mx-0.5 h-1 w-18 rounded-xs bg-line">
      <span
        className="absolute inset-y-0 rounded-xs bg-good/45"
        style={{ left: percent(from), width: percent(to - from) }}
      />
      <span
        className="absolute -top-[3px] h-2.5 w-0.5 rounded-[1px] bg-ink"
        style={{ left: percent(words) }}
      />
    </span>
  )
}
