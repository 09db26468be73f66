import type { GeneratorType } from '#domain/generator.ts'
import { ResultSheet } from '#web/features/tools/result-block.tsx'
import { Button } from '#web/ui/button.tsx'
import { generatorExamples } from './generator-examples.ts'

/** In the place of the result until there is one: what goes in, and what can come of it. */
export function GeneratorExample({ type, onUse }: { type: GeneratorType; onUse: (context: string) => void }) {
  const { context, result } = generatorExamples[type]
  return (
    <section aria-labelledby="example">
      <hr className="scotch mb-4" />
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="example" className="title-3">
          An example
        </h2>
        <Button variant="secondary" onClick={() => onUse(context)}>
          Use this example
        </Button>
      </div>
      <p className="eyebrow mb-2">You enter facts</p>
      <p className="mb-7 max-w-[65ch] text-16 text-pretty text-ink-soft">{context}</p>
      <p className="eyebrow mb-3">A text built on them</p>
      <ResultSheet>{result}</ResultSheet>
    </section>
  )
}
