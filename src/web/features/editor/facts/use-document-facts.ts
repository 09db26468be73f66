// Connects what is kept with the open document with its storage, and asks who writes for it.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { WhoWritesAnswer } from '#contract/functions.ts'
import { listNeverSay } from '#domain/brief/document-brief.ts'
import type { EditorHandle } from '#web/features/editor/editor-handle.ts'
import { editorMessages } from '#web/features/editor/editor-messages.ts'
import { Store, useStore } from '#web/lib/store.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { DocumentFacts, type FactsServices, type FactsView } from './document-facts.ts'
import { askWhoWrites, loadFacts, loadVersionFacts, saveFacts } from './facts-api.ts'

const services: FactsServices = {
  load: loadFacts,
  save: saveFacts,
  loadVersion: loadVersionFacts,
  async findNeverSay(brief) {
    if (brief.prompt.trim() === '') return listNeverSay([], brief)
    const { sortBrief } = await import('#domain/brief/sort-brief.ts')
    return listNeverSay(sortBrief(brief.prompt, brief.kinds).neverSay, brief)
  },
  onError(error) {
    console.error(error)
    showToast(editorMessages.factsNotSaved, 'error')
  },
}

export interface OpenFacts {
  facts: DocumentFacts | undefined
  view: FactsView | undefined
  /** Undefined until it is known. */
  writer: WhoWritesAnswer | undefined
}

const nothing = new Store<FactsView | undefined>(undefined)

export function useDocumentFacts(
  handle: EditorHandle | undefined,
  documentId: string | undefined,
): OpenFacts {
  const [facts, setFacts] = useState<DocumentFacts>()
  useEffect(() => {
    if (!handle) return
    const created = new DocumentFacts(services)
    setFacts(created)
    // Nothing typed is lost when the page is left.
    const onHidden = () => document.visibilityState === 'hidden' && void created.flush()
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      setFacts(undefined)
      created.close()
    }
  }, [handle])
  useEffect(() => {
    if (documentId !== undefined) facts?.follow(documentId)
  }, [facts, documentId])
  const view = useStore<FactsView | undefined>(facts?.state ?? nothing)
  return { facts, view, writer: useWhoWrites(documentId, view) }
}

function useWhoWrites(
  documentId: string | undefined,
  view: FactsView | undefined,
): WhoWritesAnswer | undefined {
  const isKept = view?.keepOnServer ?? false
  const { data } = useQuery({
    // Asked again when the decision is saved.
    queryKey: ['who-writes', documentId, isKept, view?.isSaved],
    queryFn: () => askWhoWrites(documentId),
    enabled: view !== undefined,
    staleTime: 60_000,
    placeholderData: (before) => before,
  })
  // The server is told before the next text is sent, so it is shown at once.
  if (data && isKept && data.kept_by === null)
    return { ...data, name: 'Built-in writer', is_builtin: true, kept_by: 'document' }
  return data
}
