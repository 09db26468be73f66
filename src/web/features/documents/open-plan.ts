// How a document opens: the saved text, a text left behind in this browser, or both with a question (decision 9).
import type { DocumentRow } from '#contract/tables.ts'
import { defaultTitle } from '#domain/document.ts'
import { markText } from '#domain/storable-text.ts'
import type { KeeperStart } from './keeper-options.ts'
import type { OtherText } from './keeper-state.ts'
import { type LocalCopies, newDocumentPrefix, type StoredCopy } from './local-copies.ts'
import type { SavingApi } from './saving-api.ts'

/** A text that was left behind, and what the server has instead; nothing for a document that was never saved. */
export interface Recovery {
  stored: StoredCopy
  saved: OtherText | undefined
}

export interface OpenPlan {
  html: string
  start: KeeperStart
  recovery?: Recovery
  /** The copy that is opened without a question. */
  kept?: StoredCopy
}

interface OpenPlanOptions {
  api: SavingApi
  copies: LocalCopies
  userId: string
  createKey: () => string
}

/** Undefined when there is nothing to open: the document is not there, not the caller's, or out of reach. */
export async function planOpening(
  id: string | undefined,
  options: OpenPlanOptions,
): Promise<OpenPlan | undefined> {
  if (id === undefined) return await planNew(options)
  const reading = options.api.open(id).catch((error: unknown) => {
    console.error(error)
    return undefined
  })
  const [row, left] = await Promise.all([reading, options.copies.find(options.userId, id)])
  const newest = left.find(({ copy }) => copy.html !== row?.content)
  for (const stored of left) if (stored.copy.html === row?.content) await options.copies.remove(stored.place)
  if (row) return planSaved(row, newest, options)
  if (newest !== undefined) return planKept(id, newest, row === null)
  const seen = row === undefined ? await options.api.recall(id) : undefined
  return seen && planSaved(seen, undefined, options)
}

async function planNew({ copies, userId, createKey }: OpenPlanOptions): Promise<OpenPlan> {
  const [stored] = await copies.find(userId, newDocumentPrefix)
  const start: KeeperStart = { title: defaultTitle, draftKey: createKey() }
  return { html: '', start, ...(stored && { recovery: { stored, saved: undefined } }) }
}

function planSaved(
  row: DocumentRow,
  stored: StoredCopy | undefined,
  { createKey }: OpenPlanOptions,
): OpenPlan {
  const saved = { html: row.content, title: row.title, updatedAt: row.updated_at }
  const start: KeeperStart = {
    id: row.id,
    title: row.title,
    basedOn: row.updated_at,
    html: row.content,
    draftKey: createKey(),
  }
  return { html: row.content, start, ...(stored && { recovery: { stored, saved } }) }
}

/** The server cannot be asked, or says that the document is gone: the text left behind is all there is. */
function planKept(id: string, kept: StoredCopy, isGone: boolean): OpenPlan {
  const { html, title, basedOn, draftKey, sent } = kept.copy
  const start = { id, title, basedOn: basedOn ?? undefined, draftKey, sent, isUnsaved: true, isGone }
  return { html, start, kept }
}

/** Keep mine: the text left behind goes on, over the row it is based on or, if that moved on, over the newer one. */
export function planMine({ stored: { copy }, saved }: Recovery, id: string | undefined): OpenPlan {
  const { html, title, basedOn, draftKey, sent } = copy
  const isKnown = saved === undefined || saved.updatedAt === basedOn || sent.includes(markText(saved.html))
  return {
    html,
    start: {
      id,
      title: saved?.title ?? title,
      basedOn: saved?.updatedAt,
      html: saved?.html,
      draftKey,
      sent,
      isUnsaved: true,
      overwrites: !isKnown,
      ...(title !== saved?.title && title !== defaultTitle && { newTitle: title }),
    },
  }
}
