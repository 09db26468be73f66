// What this tab knows of one row on the server, and how to bring a text there: inserts once, names what it is based on,
// and recognises its own texts when an answer was lost on the way.
import type { DocumentRow } from '#contract/tables.ts'
import { defaultTitle } from '#domain/document/document.ts'
import { markText } from '#domain/document/storable-text.ts'
import type { KeeperState, OtherText } from './keeper-state.ts'
import type { LocalCopy } from './local-copies.ts'
import { readProblem, type SaveProblem } from './save-problem.ts'
import type { SaveCause, SaveWish, SavingApi } from './saving-api.ts'

export interface RowStart {
  id?: string | undefined
  title: string
  basedOn?: string | undefined
  /** The text of the row; undefined when it was never seen. */
  html?: string | undefined
  draftKey: string
  sent?: readonly string[] | undefined
  /** The row moved on and our text shall win: the other one becomes a version. */
  overwrites?: boolean | undefined
}

export interface Push {
  html: string
  /** Left out: the title stays. */
  title?: string | undefined
  cause: SaveCause
  detail?: string | undefined
  sameTitle?: boolean | undefined
}

export type PushResult =
  | { kind: 'saved' }
  | { kind: 'conflict'; other: OtherText }
  | { kind: 'failed'; problem: Exclude<SaveProblem, 'conflict'> }

/** How often one push may find the row moved on by its own lost answers before it gives up. */
const mostRounds = 4

export class RowKeeper {
  readonly #api: SavingApi
  readonly draftKey: string
  id: string | undefined
  title: string
  basedOn: string | undefined
  html: string | undefined
  /** Marks of texts that were sent and may have arrived although no answer came. */
  readonly sent: Set<string>
  overwrites: boolean

  constructor(api: SavingApi, start: RowStart) {
    this.#api = api
    this.draftKey = start.draftKey
    this.id = start.id
    this.title = start.title
    this.basedOn = start.basedOn
    this.html = start.html
    this.sent = new Set(start.sent)
    this.overwrites = start.overwrites ?? false
  }

  /** Whether the server has this text under this title already, with nothing standing between. */
  holds({ html, title }: Pick<Push, 'html' | 'title'>): boolean {
    const isKnown = this.id !== undefined && !this.overwrites
    return isKnown && html === this.html && (title === undefined || title === this.title)
  }

  async push(push: Push): Promise<PushResult> {
    // From now on it may be there, also when the page is gone before the answer.
    this.sent.add(markText(push.html))
    try {
      const other = this.id === undefined ? await this.#insert(push) : undefined
      if (other !== undefined) return { kind: 'conflict', other }
      return await this.#update(push)
    } catch (error) {
      return this.#explain(error)
    }
  }

  /** Reads the row. Answers the other text when it is not one of ours; undefined when it was taken as our new base. */
  async meet(html: string | undefined): Promise<OtherText | undefined> {
    const row = this.id === undefined ? null : await this.#api.open(this.id)
    if (row === null) throw new Gone()
    if (!this.#isOurs(row.content, html)) return describeOther(row)
    this.take(row)
    return undefined
  }

  take(row: Pick<DocumentRow, 'id' | 'title' | 'content' | 'updated_at'>): void {
    this.id = row.id
    this.title = row.title
    this.basedOn = row.updated_at
    this.html = row.content
    this.overwrites = false
  }

  /** The text as it is kept in the browser until the server has it. */
  copyOf(html: string, newTitle: string | undefined): LocalCopy {
    const { draftKey, basedOn = null, sent } = this
    const naming = { title: newTitle ?? this.title, isRenamed: newTitle !== undefined }
    return { html, ...naming, basedOn, draftKey, changedAt: new Date().toISOString(), sent: [...sent] }
  }

  /** A text under way when the page goes has no one left to hear its answer. */
  sendWhileLeaving(push: Push): void {
    // One that overwrites whatever is there must not arrive after a newer text.
    if (this.id === undefined || this.basedOn === undefined || this.overwrites) return
    if (this.#api.saveWhileLeaving(this.#wish(this.id, push))) this.sent.add(markText(push.html))
  }

  #isOurs(found: string, html: string | undefined): boolean {
    return found === html || found === this.html || this.sent.has(markText(found))
  }

  async #insert({ html, title, sameTitle }: Push): Promise<OtherText | undefined> {
    const wanted = sameTitle ? defaultTitle : (title ?? this.title)
    const row = await this.#api.insert({ draft_key: this.draftKey, title: wanted, content: html })
    if (this.#isOurs(row.content, html)) {
      this.take(row)
      return undefined
    }
    this.id = row.id
    return describeOther(row)
  }

  async #update(push: Push): Promise<PushResult> {
    for (let round = 0; round < mostRounds; round += 1) {
      if (push.cause === 'autosave' && this.holds(push)) return { kind: 'saved' }
      if (await this.#trySave(push)) return { kind: 'saved' }
      const other = await this.meet(push.html)
      if (other !== undefined) return { kind: 'conflict', other }
    }
    return { kind: 'failed', problem: 'failed' }
  }

  /** False when the row moved on, or when it was never seen: then it must be looked at first. */
  async #trySave(push: Push): Promise<boolean> {
    if (this.id === undefined || (this.basedOn === undefined && !this.overwrites)) return false
    try {
      const row = await this.#api.save(this.#wish(this.id, push))
      this.take({ ...row, content: push.html })
      this.sent.clear()
      return true
    } catch (error) {
      if (readProblem(error) === 'conflict') return false
      throw error
    }
  }

  #wish(id: string, { html, title, cause, detail, sameTitle }: Push): SaveWish {
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
    if (error instanceof Gone) return { kind: 'failed', problem: 'gone' }
    const problem = readProblem(error)
    return { kind: 'failed', problem: problem === 'conflict' ? 'failed' : problem }
  }
}

/** The row is not there any more. */
export class Gone extends Error {}

const describeOther = (row: DocumentRow): OtherText => ({
  html: row.content,
  title: row.title,
  updatedAt: row.updated_at,
})

/** What the caller of a save has to know about its failure. */
export function nameProblem(result: PushResult): 'signed_out' | 'conflict' | 'other' {
  if (result.kind === 'conflict') return 'conflict'
  return result.kind === 'failed' && result.problem === 'signed_out' ? 'signed_out' : 'other'
}

/** What the screen is told about it. Kept or not: that makes the difference between patience and worry. */
export function describeFailure(
  result: Exclude<PushResult, { kind: 'saved' }>,
  isKept: boolean,
): Partial<KeeperState> {
  if (result.kind === 'conflict') return { saveState: { kind: 'failed', isKept }, conflict: result.other }
  const isOffline = result.problem === 'offline' && isKept
  return {
    saveState: isOffline ? { kind: 'offline' } : { kind: 'failed', isKept },
    ...(result.problem === 'gone' && { isGone: true }),
  }
}
