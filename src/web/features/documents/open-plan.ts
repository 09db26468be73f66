// How a document opens: with the saved text, with a local copy, or with both and a question.
import type { DocumentRow } from '#contract/tables.ts'
import { defaultTitle } from '#domain/document/document.ts'
import { slowReadMs } from '#domain/document/save-state.ts'
import { markText } from '#domain/document/storable-text.ts'
import {
  type LocalCopies,
  type LocalCopy,
  newDocumentPrefix,
  type StoredCopy,
} from './saving/local-copies.ts'
import { hasLeft, toOtherText } from './saving/remote-document.ts'
import type { SaverStart } from './saving/saver-options.ts'
import type { OtherText } from './saving/saver-state.ts'
import type { SavingApi } from './saving/saving-api.ts'

/** A local copy, and what the server has instead; undefined for a document that was never saved. */
export interface Recovery {
  stored: StoredCopy
  saved: OtherText | undefined
}

export interface OpenPlan {
  html: string
  start: SaverStart
  recovery?: Recovery
  /** The local copy that opens without a question. */
  localCopy?: StoredCopy
  /** The row may still arrive after the document is shown. */
  late?: Promise<DocumentRow | null | undefined>
}

interface OpenPlanOptions {
  api: SavingApi
  copies: LocalCopies
  userId: string
  createKey: () => string
  /** Where a new document goes; undefined is the personal workspace. */
  workspaceId?: string | undefined
}

/** Undefined if there is nothing to open: the document doesn't exist, isn't the caller's, or is unreachable. */
export async function planOpening(
  id: string | undefined,
  options: OpenPlanOptions,
): Promise<OpenPlan | undefined> {
  if (id === undefined) return await planNew(options)
  const reading = options.api.open(id).catch((error: unknown) => {
    console.error(error)
    return undefined
  })
  const left = await options.copies.find(options.userId, id)
  const readCached = async () => await options.api.readCached(id)
  const row = await waitFor(reading, async () => left.length > 0 || (await readCached()) !== undefined)
  const [newest] = left.filter(({ copy }) => !row || !hasAll(row, copy))
  for (const { place, copy } of left) if (row && hasAll(row, copy)) await options.copies.remove(place)
  if (row && newest?.copy.html === row.content && isBase(row, newest.copy)) return planRenamed(row, newest)
  if (row) return planSaved(row, newest, options)
  if (newest !== undefined) {
    const isGone = row === null
    const hasNoAccess = isGone && (await hasLeft(options.api, newest.copy.workspaceId))
    return { ...planFromCopy(id, newest, { isGone, hasNoAccess }), late: reading }
  }
  const seen = row === undefined ? await readCached() : undefined
  return seen && { ...planSaved(seen, undefined, options), late: reading }
}

/** The value, or undefined if it takes long and there is something else to show. */
async function waitFor<Value>(
  reading: Promise<Value>,
  hasOther: () => Promise<boolean>,
): Promise<Value | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(async () => (await hasOther()) && resolve(undefined), slowReadMs)
  const value = await Promise.race([reading, late])
  clearTimeout(timer)
  return value
}

/** Whether the server has everything in the copy. */
function hasAll(row: DocumentRow, { html, title, isRenamed }: LocalCopy): boolean {
  return html === row.content && (!isRenamed || title === row.title)
}

/** Whether the copy is based on this row: nobody else has changed it since. */
function isBase(row: Pick<DocumentRow, 'updated_at' | 'content'>, { basedOn, sent }: LocalCopy): boolean {
  return row.updated_at === basedOn || sent.includes(markText(row.content))
}

async function planNew({ copies, userId, createKey, workspaceId }: OpenPlanOptions): Promise<OpenPlan> {
  const [stored] = await copies.find(userId, newDocumentPrefix)
  const start: SaverStart = { title: defaultTitle, draftKey: createKey(), workspaceId }
  return { html: '', start, ...(stored && { recovery: { stored, saved: undefined } }) }
}

function planSaved(
  row: DocumentRow,
  stored: StoredCopy | undefined,
  { createKey }: OpenPlanOptions,
): OpenPlan {
  const start: SaverStart = {
    id: row.id,
    title: row.title,
    basedOn: row.updated_at,
    html: row.content,
    draftKey: createKey(),
    workspaceId: row.workspace_id,
  }
  const recovery = stored && { stored, saved: toOtherText(row) }
  return { html: row.content, start, ...(recovery && { recovery }) }
}

/** Only the new title is missing on the server: it is sent without a question. */
function planRenamed(row: DocumentRow, localCopy: StoredCopy): OpenPlan {
  const { html, start } = planOwnCopy({ stored: localCopy, saved: toOtherText(row) }, row.id)
  return { html, start, localCopy: localCopy }
}

/** The server is unreachable or the document is deleted: the local copy is all there is. */
function planFromCopy(
  id: string,
  localCopy: StoredCopy,
  loss: Required<Pick<SaverStart, 'isGone' | 'hasNoAccess'>>,
): OpenPlan {
  const { html, title, isRenamed, basedOn, draftKey, workspaceId, sent } = localCopy.copy
  const known = { id, title, basedOn: basedOn ?? undefined, draftKey, workspaceId, sent }
  const start = { ...known, isUnsaved: true, ...loss }
  return { html, start: { ...start, ...(isRenamed && { newTitle: title }) }, localCopy: localCopy }
}

/** 'Keep mine': continues with the local copy, over the row it is based on or over a newer one. */
export function planOwnCopy({ stored: { copy }, saved }: Recovery, id: string | undefined): OpenPlan {
  const { html, title, isRenamed, draftKey, workspaceId, sent } = copy
  const isKnown = saved === undefined || isBase({ updated_at: saved.updatedAt, content: saved.html }, copy)
  return {
    html,
    start: {
      id,
      title: saved?.title ?? title,
      basedOn: saved?.updatedAt,
      html: saved?.html,
      draftKey,
      workspaceId,
      sent,
      isUnsaved: true,
      overwrites: !isKnown,
      // A title that wasn't changed here must not overwrite one that was changed elsewhere.
      ...(isRenamed && title !== saved?.title && { newTitle: title }),
    },
  }
}
