import { Legend, WordCompare } from './word-compare.tsx'

interface ComparePaneProps {
  before: string
  after: string
  /** Which text is which. */
  caption: string
}

/** A full-width word diff inside a dialog. */
export function ComparePane({ before, after, caption }: ComparePaneProps) {
  return (
    <div className="-mx-6 -mb-6 flex h-[min(34rem,calc(100dvh-20rem))] min-h-48 flex-col border-t border-line">
      <WordCompare
        before={before}
        after={after}
        tools={
          <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
            <p className="text-13">{caption}</p>
            <Legend />
          </div>
        }
      />
    </div>
  )
}
