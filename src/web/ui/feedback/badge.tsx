import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

const tones = {
  neutral: 'bg-fill text-ink-soft',
  good: 'bg-good-tint text-good',
  warn: 'bg-warn-tint text-warn',
  bad: 'bg-bad-tint text-bad',
  info: 'bg-info-tint text-info',
  fact: 'bg-fact text-ink',
}

/** A word on a tint. The color never carries the meaning alone. */
export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex h-[22px] items-center gap-1.5 rounded px-2 text-12 font-medium whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
