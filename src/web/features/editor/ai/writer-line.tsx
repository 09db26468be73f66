// Names who writes, in every dialog that asks AI.
import type { AppConfig } from '#contract/app-config.ts'
import type { WhoWritesAnswer } from '#contract/functions.ts'
import { WriterNote } from '#web/layout/writer-note.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'

export interface NamedWriter {
  /** "Built-in writer", "llama3.3 at localhost" */
  name: string
  isBuiltin: boolean
  /** A model is connected, but this document stays on this server. */
  keptBy: WhoWritesAnswer['kept_by']
}

/** As the server says; until then as the installation is set up. */
export function nameWriter(
  writer: WhoWritesAnswer | undefined,
  configured: AppConfig['ai']['writer'] | undefined,
): NamedWriter {
  if (writer) return { name: writer.name, isBuiltin: writer.is_builtin, keptBy: writer.kept_by }
  const isBuiltin = configured === 'builtin'
  return { name: isBuiltin ? 'Built-in writer' : 'AI model', isBuiltin, keptBy: null }
}

export function WriterLine({ writer }: { writer: NamedWriter }) {
  const { name, isBuiltin, keptBy } = writer
  if (isBuiltin && keptBy === null) return <WriterNote />
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-ink-soft">
      <Badge>{name}</Badge>
      <span>
        {keptBy === null
          ? 'The Facts tab logs each time text is sent to this model.'
          : `This ${keptBy === 'client' ? 'client’s documents stay' : 'document stays'} on this server.`}
      </span>
    </p>
  )
}
