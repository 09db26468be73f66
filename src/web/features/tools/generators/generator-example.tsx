import type { GeneratorType } from '#domain/ai/generator.ts'
import { generatorExamples } from '#domain/ai/generator-examples.ts'
import { ResultSheet } from '#web/features/tools/result-block.tsx'

/** Shown until there is a result: an example of input and output. */
export function GeneratorExample({ type }: { type: GeneratorType }) {
  const { context, result } = generatorExamples[type]
  return (
    <section aria-labelledby="example">
      <hr className="scotch mb-4" />
      <h2 id="example" className="title-3 mb-5">
        Example
      </h2>
      <p className="eyebrow mb-2">Your facts</p>
      <p className="mb-7 max-w-[65ch] text-16 text-pretty text-ink-soft">{context}</p>
      <p className="eyebrow mb-3">Result</p>
      <ResultSheet text={result} />
    </section>
  )
}
