// The four generator pages: one component that takes the type.
import { type FormEvent, lazy, useState } from 'react'
import {
  checkContext,
  contextMaxLength,
  type GeneratorType,
  generators,
  mayStartGenerator,
} from '#domain/ai/generator.ts'
import { preload, useLazyModule } from '#web/features/tools/use-lazy-module.ts'
import { ToolPage } from '#web/layout/tool-page.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/form/fields.tsx'
import { StaticHtml } from '#web/ui/static-html.tsx'
import { UsageNote } from './usage-note.tsx'
import { type Generator, loadGeneration, useGenerator } from './use-generator.ts'

const Example = import.meta.env.SSR
  ? (await import('./generator-example.tsx')).GeneratorExample
  : lazy(async () => ({ default: (await import('./generator-example.tsx')).GeneratorExample }))

const loadResult = () => import('./generated-content.tsx')

export function GeneratorTool({ type }: { type: GeneratorType }) {
  const generator = useGenerator(type)
  const { module } = useLazyModule(loadResult, generator.text !== '')
  const { title, description } = generators[type]
  return (
    <ToolPage
      title={title}
      description={description}
      controls={<GeneratorForm type={type} generator={generator} />}
    >
      {generator.text !== '' && module ? (
        <module.GeneratedContent generator={generator} />
      ) : (
        <StaticHtml id={`example-${type}`}>
          <Example type={type} />
        </StaticHtml>
      )}
    </ToolPage>
  )
}

function GeneratorForm({ type, generator }: { type: GeneratorType; generator: Generator }) {
  const { context, setContext, isBusy, isReady, problem, turn, GeneratorAlert } = generator
  const [isFocused, setFocused] = useState(false)
  // Text may have been typed or restored before hydration, without a focus event.
  const isBegun = isFocused || context !== ''
  const check = checkContext(context)
  const isTooLong = context.length > contextMaxLength && !check.ok
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void generator.generate()
  }
  const begin = () => {
    setFocused(true)
    preload(loadGeneration)
  }
  return (
    <form onSubmit={submit} onFocus={begin} className="grid gap-4">
      <TextAreaField
        label="Context"
        error={isTooLong ? check.message : undefined}
        data-stored-field="context"
        rows={9}
        placeholder={generators[type].placeholder}
        value={context}
        onValueChange={setContext}
        className="max-h-[60vh]"
      />
      <UsageNote turn={turn} isBegun={isBegun} />
      <div className="flex gap-2">
        <Button
          type="submit"
          busy={isBusy}
          disabled={!(isReady && mayStartGenerator(context, isBusy))}
          className="h-11 flex-1"
        >
          {isBusy ? 'Generating...' : 'Generate Content'}
        </Button>
        {isBusy && (
          <Button variant="secondary" className="h-11" onClick={generator.stop}>
            Stop
          </Button>
        )}
      </div>
      {problem && GeneratorAlert && <GeneratorAlert problem={problem} />}
    </form>
  )
}
