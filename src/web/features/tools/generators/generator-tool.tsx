// The four generator pages: one component, told apart by their type. Spec 2, Generator pages.
import type { FormEvent } from 'react'
import { fromPlainText } from '#domain/formats/from-plain-text.ts'
import {
  checkContext,
  contextMaxLength,
  type GeneratorType,
  generators,
  mayStartGenerator,
} from '#domain/generator.ts'
import { CopyButton } from '#web/features/tools/copy-button.tsx'
import { OpenIcon, OpenInEditor } from '#web/features/tools/open-in-editor.tsx'
import { ResultBlock, ResultSheet } from '#web/features/tools/result-block.tsx'
import { ToolPage } from '#web/layout/tool-page.tsx'
import { successMessages } from '#web/messages.ts'
import { paths } from '#web/paths.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/input.tsx'
import { GeneratorExample } from './generator-example.tsx'
import { UsageNote } from './usage-note.tsx'
import { useGenerator } from './use-generator.ts'

export function GeneratorTool({ type }: { type: GeneratorType }) {
  const generator = useGenerator(type)
  const { title, description } = generators[type]
  return (
    <ToolPage
      title={title}
      description={description}
      controls={<GeneratorForm type={type} generator={generator} />}
    >
      {generator.text === '' ? (
        <GeneratorExample type={type} onUse={generator.setContext} />
      ) : (
        <GeneratedContent generator={generator} />
      )}
    </ToolPage>
  )
}

type Generator = ReturnType<typeof useGenerator>

function GeneratorForm({ type, generator }: { type: GeneratorType; generator: Generator }) {
  const { context, setContext, isBusy, isReady, problem, usage } = generator
  const check = checkContext(context)
  const isTooLong = context.length > contextMaxLength && !check.ok
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void generator.generate()
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <Field label="Context" error={isTooLong ? check.message : undefined}>
        {(control) => (
          <Textarea
            {...control}
            rows={9}
            placeholder={generators[type].placeholder}
            value={context}
            onChange={(event) => setContext(event.target.value)}
            className="max-h-[60vh]"
          />
        )}
      </Field>
      <UsageNote usage={usage} />
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
      {problem && <Alert title={problem.title} text={problem.text} />}
    </form>
  )
}

function GeneratedContent({ generator: { text, contentId, isBusy } }: { generator: Generator }) {
  return (
    <ResultBlock
      title="Generated Content"
      isBusy={isBusy}
      actions={
        <>
          <CopyButton text={text} done={successMessages.contentCopied} disabled={isBusy} />
          {contentId === '' || isBusy ? (
            <OpenInEditor makeBlocks={() => fromPlainText(text)} disabled={isBusy} />
          ) : (
            <LinkButton variant="secondary" to={paths.write(contentId)}>
              <OpenIcon />
              Open in editor
            </LinkButton>
          )}
        </>
      }
    >
      <ResultSheet>{text}</ResultSheet>
      <p className="mt-4 max-w-[65ch] text-13 text-ink-soft">
        Check every name, number and date against your own material before it goes out.
        {contentId !== '' && ' This text is saved among your documents.'}
      </p>
    </ResultBlock>
  )
}
