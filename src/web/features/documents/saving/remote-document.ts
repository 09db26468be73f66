// What this tab knows of one row on the server, and how to save a text there: inserts once, sends what the text is based on, and
// recognizes its own texts if a response was lost.
import type { DocumentRow } from '#contract/tables.ts'
import { defaultTitle } from '#domain/document/document.ts'
import { markText } from '#domain/document/storable-text.ts'
import type { LocalCopy } from './local-copies.ts'
import { readProblem, type SaveProblem } from './save-problem.ts'
import type { OtherText } from './saver-state.ts'
import type { SaveCause, SaveRequest, SavingApi } from './saving-api.ts'

export interface RemoteStart {
  id?: string | undefined
  title: string
  basedOn?: string | undefined
  /** The text of the row; undefined if it was never read. */
  html?: string | undefined
  draftKey: string
  /** Where it is, or goes with its first save; undefined is the personal workspace. */
  workspaceId?: string | undefined
  sent?: readonly string[] | undefined
  /** The row has changed, but our text wins: the other one becomes a version. */
  overwrites?: boolean | undefined
}

export interface Push {
  html: string
  /** Omitted: the title stays. */
  title?: string | undefined
  cause: SaveCause
  detail?: string | undefined
  sameTitle?: boolean | undefined
}

export type PushResult =
  | { kind: 'saved' }
  | { kind: 'conflict'; other: OtherText }
  | { kind: 'failed'; problem: Exclude<SaveProblem, 'conflict'> }

/** How often one push may find the row changed by its own lost responses before it gives up. */
const maxAttempts = 4

export class RemoteDocument {
  readonly #api: SavingApi
  readonly draftKey: string
  readonly workspaceId: string | undefined
  id: string | undefined
  title: string
  /** As the server read it from the text. */
  headline: string | null | undefined
  basedOn: string | undefined
  html: string | undefined
  /** Hashes of texts that were sent and may have arrived without a response. */
  readonly sent: Set<string>
  overwrites: boolean

  constructor(api: SavingApi, start: RemoteStart) {
    this.#api = api
    this.draftKey = start.draftKey
    this.workspaceId = start.workspaceId
    this.id = start.id
    this.title = start.title
    this.basedOn = start.basedOn
    this.html = start.html
    this.sent = new Set(start.sent)
    this.overwrites = start.overwrites ?? false
  }

  /** Whether the server already has this text under this title. */
  holds({ html, title }: Pick<Push, 'html' | 'title'>): boolean {
    const isKnown = this.id !== undefined && !this.overwrites
    return isKnown && html === this.html && (title === undefined || title === this.title)
  }

  async push(push: Push): Promise<PushResult> {
    // From now on the server may have it, even if the page closes before the response.
    this.sent.add(markText(push.html))
    try {
      const other = this.id === undefined ? await this.#insert(push) : undefined
      if (other !== undefined) return { kind: 'conflict', other }
      return await this.#update(push)
    } catch (error) {
      return this.#explain(error)
    }
  }

  /** Reads the row. Returns the other text if it isn't one of ours; otherwise adopts the row as our new base. */
  async reconcile(html: string | undefined): Promise<OtherText | undefined> {
    const row = this.id === undefined ? null : await this.#api.open(this.id)
    if (row === null) throw new DocumentGoneError(await hasLeft(this.#api, this.workspaceId))
    if (!this.#isOurs(row.content, html)) return toOtherText(row)
    this.adopt(row)
    return undefined
  }

  adopt(row: Pick<DocumentRow, 'id' | 'title' | 'headline' | 'content' | 'updated_at'>): void {
    this.id = row.id
    this.title = row.title
    this.headline = row.headline
    this.basedOn = row.updated_at
    this.html = row.content
    this.overwrites = false
  }

  /** The text as it is stored in the browser until the server has it. */
  toLocalCopy(html: string, newTitle: string | undefined): LocalCopy {
    const { draftKey, workspaceId, basedOn = null, sent } = this
    const naming = { title: newTitle ?? this.title, isRenamed: newTitle !== undefined }
    return {
      html,
      ...naming,
      basedOn,
      draftKey,
      workspaceId,
      changedAt: new Date().toISOString(),
      sent: [...sent],
    }
  }

  /** Nobody waits for the response: the page is unloading. */
  sendOnUnload(push: Push): void {
    // An overwriting save must not arrive after a newer text.
    if (this.id === undefined || this.basedOn === undefined || this.overwrites) return
    if (this.#api.saveOnUnload(this.#toRequest(this.id, push))) this.sent.add(markText(push.html))
  }

  #isOurs(found: string, html: string | undefined): boolean {
    return found === html || found === this.html || this.sent.has(markText(found))
  }

  async #insert({ html, title, sameTitle }: Push): Promise<OtherText | undefined> {
    const wanted = sameTitle ? defaultTitle : (title ?? this.title)
    const row = await this.#api.insert({
      draft_key: this.draftKey,
      title: wanted,
      content: html,
      ...(this.workspaceId !== undefined && { workspace_id: this.workspaceId }),
    })
    if (this.#isOurs(row.content, html)) {
      this.adopt(row)
      return undefined
    }
    this.id = row.id
    return toOtherText(row)
  }

  async #update(push: Push): Promise<PushResult> {
    for (let round = 0; round < maxAttempts; round += 1) {
      if (push.cause === 'autosave' && this.holds(push)) return { kind: 'saved' }
      if (await this.#trySave(push)) return { kind: 'saved' }
      const other = await this.reconcile(push.html)
      if (other !== undefined) return { kind: 'conflict', other }
    }
    return { kind: 'failed', problem: 'failed' }
  }

  /** False if the row has changed or was never read: then it has to be read first. */
  async #trySave(push: Push): Promise<boolean> {
    if (this.id === undefined || (this.basedOn === undefined && !this.overwrites)) return false
    try {
      const row = await this.#api.save(this.#toRequest(this.id, push))
      this.adopt({ ...row, content: push.html })
      this.sent.clear()
      return true
    } catch (error) {
      if (readProblem(error) === 'conflict') return false
      throw error
    }
  }

  #toRequest(id: string, { html, title, cause, detail, sameTitle }: Push): SaveRequest {
    return {
      id,
      content: html,
      based_on: this.overwrites ? null : (this.basedOn ?? null),
      cause,
      ...(title !== undefined && { title }),
      ...(detail !== undefined && { detail }),
      ...(sameTitle && { same_title: true }),
    }
  }

  #explain(error: unknown): PushResult {
    if (error instanceof DocumentGoneError)
      return { kind: 'failed', problem: error.state.hasNoAccess ? 'no_access' : 'gone' }
    const problem = readProblem(error)
    return { kind: 'failed', problem: problem === 'conflict' ? 'failed' : problem }
  }
}

/** The row no longer exists. */
export class DocumentGoneError extends Error {
  readonly state: { isGone: true; hasNoAccess: boolean }

  constructor(hasNoAccess: boolean) {
    super('The document can’t be read anymore.')
    this.state = { isGone: true, hasNoAccess }
  }
}

/** Whether the document is out of reach because the user isn't in its workspace anymore. While that is unknown, it counts as deleted. */
export async function hasLeft(
  api: Pick<SavingApi, 'isMember'>,
  workspaceId: string | undefined,
): Promise<boolean> {
  try {
    return workspaceId !== undefined && !(await api.isMember(workspaceId))
  } catch {
    return false
  }
}

export const toOtherText = (row: DocumentRow): OtherText => ({
  html: row.content,
  title: row.title,
  updatedAt: row.updated_at,
})
