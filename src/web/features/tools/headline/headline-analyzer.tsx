// PR Headline Analyzer. The scores with their arithmetic, and separately what a
// newsroom would object to.
import { type FormEvent, type KeyboardEvent, type RefObject, useRef } from 'react'
import { countHeadline } from '#domain/headline/input.ts'
import { preload, useLazyModule } from '#web/features/tools/use-lazy-module.ts'
import { ToolPage } from '#web/layout/tool-page.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/form/fields.tsx'
import { type Headlines, useHeadlines } from './use-headlines.ts'

const loadResults = () => import('./headline-results.tsx')

export function HeadlineAnalyzer({ title, description }: { title: string; description: string }) {
  const headlines = useHeadlines()
  const { module, load } = useLazyModule(loadResults, headlines.analyzed !== '')
  const box = useRef<HTMLTextAreaElement>(null)
  const analyze = () => {
    if (!headlines.mayAnalyze) return
    headlines.analyze()
    void load().then((later) => later?.showAnalysis(headlines.headline))
  }
  const addAnother = () => {
    box.current?.focus()
    box.current?.select()
  }
  return (
    <ToolPage
      title={title}
      description={description}
      controls={<HeadlineForm headlines={headlines} onAnalyze={analyze} box={box} />}
    >
      {headlines.analyzed !== '' && module ? (
        <module.HeadlineResults headlines={headlines} onAdd={addAnother} />
      ) : (
        <Invitation />
      )}
    </ToolPage>
  )
}

interface HeadlineFormProps {
  headlines: Headlines
  onAnalyze: () => void
  box: RefObject<HTMLTextAreaElement | null>
}

function HeadlineForm({ headlines, onAnalyze, box }: HeadlineFormProps) {
  const { headline, setHeadline } = headlines
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAnalyze()
  }
  // A headline is one line, so Enter starts the analysis.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onAnalyze()
  }
  return (
    <form onSubmit={submit} onFocus={() => preload(loadResults)} className="grid gap-4">
      <div className="grid gap-1.5">
        <TextAreaField
          label="Headline"
          ref={box}
          data-stored-field="headline"
          rows={3}
          value={headline}
          onValueChange={setHeadline}
          onKeyDown={onKeyDown}
          className="max-h-[40vh] font-serif text-18"
        />
        <Counts headline={headline} />
      </div>
      <Button type="submit" className="h-11 w-full" disabled={!headlines.mayAnalyze}>
        Analyze Headline
      </Button>
      <p className="border-t border-line pt-4 text-13 text-pretty text-ink-soft">
        The scores add up length, numbers and listed words. They don’t predict coverage. When they disagree
        with the newsroom check, trust the newsroom check. Your text never leaves your browser.
      </p>
    </form>
  )
}

function Counts({ headline }: { headline: string }) {
  const { charCount, wordCount } = countHeadline(headline)
  return (
    <p className="flex justify-between gap-4 text-13 text-ink-soft tabular-nums">
      <span>{count(charCount, 'character')}</span>
      <span>{count(wordCount, 'word')}</span>
    </p>
  )
}

// Numbers below 1,000 need no separator, and the first toLocaleString of a page takes 30 ms.
const count = (number: number, noun: string) =>
  `${number < 1000 ? number : number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`

function Invitation() {
  return (
    <div>
      <hr className="scotch mb-5" />
      <p className="title-3 max-w-[32ch]">Enter a headline to see how it scores, word by word.</p>
      <p className="mt-3 max-w-[60ch] text-16 text-pretty text-ink-soft">
        You’ll get an SEO score and an engagement score with the math behind them, where phones, search
        results and wires cut the headline off, and what an editor would change. Compare up to five variants
        side by side.
      </p>
    </div>
  )
}
