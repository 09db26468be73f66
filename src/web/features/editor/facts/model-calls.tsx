// Who writes for this document, whether its text may leave this server, and what has left it.

import { useQuery } from '@tanstack/react-query'
import type { WhoWritesAnswer } from '#contract/functions.ts'
import type { ModelCallRow } from '#contract/tables.ts'
import { formatShort } from '#domain/time/short-date.ts'
import { PanelSection } from '#web/features/editor/panel-section.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { listModelCalls, modelCallsKey } from './facts-api.ts'

export interface ModelCallsProps {
  /** Undefined before the first save. */
  documentId: string | undefined
  writer: WhoWritesAnswer | undefined
  keepOnServer: boolean
  onKeepOnServer: (isKept: boolean) => void
}

export function ModelCalls({ documentId, writer, keepOnServer, onKeepOnServer }: ModelCallsProps) {
  const isClients = writer?.kept_by === 'client'
  return (
    <PanelSection title="Sent to AI models" isOpen>
      {writer && (
        <p className="mb-2.5 flex flex-wrap items-center gap-2 text-13 text-ink-soft">
          Writer <Badge>{writer.name}</Badge>
        </p>
      )}
      <Checkbox checked={keepOnServer || isClients} onChange={onKeepOnServer}>
        Keep on this server
        <span className="block text-13 text-ink-soft">
          {isClients
            ? 'This client’s documents stay on this server.'
            : 'Use only the built-in writer. This document won’t be sent to an AI model.'}
        </span>
      </Checkbox>
      {documentId === undefined ? <Unsaved /> : <Ledger documentId={documentId} />}
    </PanelSection>
  )
}

// Text may have been sent before the first save, and only a saved document has a list.
const Unsaved = () => (
  <p className="mt-2.5 text-13 text-ink-soft">Save this document to see what was sent to an AI model.</p>
)

const Nothing = () => (
  <p className="mt-2.5 text-13 text-ink-soft">This document hasn’t been sent to an AI model.</p>
)

function Ledger({ documentId }: { documentId: string }) {
  const { data, isError } = useQuery({
    queryKey: [...modelCallsKey, documentId],
    queryFn: () => listModelCalls(documentId),
  })
  if (isError && data === undefined)
    return <p className="mt-2.5 text-13 text-bad">We couldn’t load the list.</p>
  if (data === undefined) return null
  if (data.length === 0) return <Nothing />
  return (
    <ul aria-label="Sent to AI models" className="mt-2.5 grid gap-2 text-13">
      {data.map((call) => (
        <li key={call.id} className="grid">
          <span>
            {actionNames[call.action]}: {call.characters.toLocaleString('en-US')} characters
          </span>
          <span className="break-words text-ink-soft">
            {call.model} at {call.host}, {formatShort(call.called_at, 'time', new Date())}
          </span>
        </li>
      ))}
    </ul>
  )
}

const actionNames: Readonly<Record<ModelCallRow['action'], string>> = {
  generate: 'Generate',
  rewrite: 'Rewrite',
  analyze: 'Analyze',
}
