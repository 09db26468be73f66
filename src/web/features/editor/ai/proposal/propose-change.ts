// A text proposed by AI to replace the current one. Nothing changes until it is accepted.
import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { Node } from '@tiptap/pm/model'
import { Selection } from '@tiptap/pm/state'
import type { RequiredFacts } from '#domain/brief/account/required-facts.ts'
import { compareFacts, type FactChanges, findMissing } from '#domain/facts/compare-facts.ts'
import { compareMeaning, type Meaning } from '#domain/facts/compare-meaning.ts'
import type { Fact, FactMark } from '#domain/language/fact.ts'
import type { AiTask } from '#web/features/editor/ai/ai-task.ts'
import { byAi } from '#web/features/editor/ai/facts/fact-marks.ts'
import { markFacts } from '#web/features/editor/ai/facts/mark-facts.ts'
import { readTextAndTargets } from '#web/features/editor/ai/facts/read-own-text.ts'
import type { Range } from '#web/features/editor/ai/facts/text-places.ts'
import { parseHtml } from '#web/features/editor/document/parse-html.ts'
import { readHtml, readWords } from '#web/features/editor/document/read-document.ts'
import { replaceDifference } from '#web/features/editor/document/replace-difference.ts'
import { keepPictures } from './keep-pictures.ts'
import { replacePart } from './replace-part.ts'

interface DocumentText {
  doc: Node
  html: string
  wordCount: number
}

export interface Proposal {
  task: AiTask
  /** The text when the proposal came; `before` follows what has been accepted since. */
  origin: DocumentText
  /** That text has been saved as a version. */
  hasVersion: boolean
  before: DocumentText
  after: DocumentText
  /** What the rewrite did to the facts. */
  changes: FactChanges
  /** What it did to titles, to how strong statements are, and the claims it added. */
  meaning: Meaning
  /** Facts of the proposed text that aren't in the material. */
  unsupported: FactMark[]
  /** Facts of the prompt that are missing in the generated text. */
  missing: Fact[]
}

/** Replaces everything, or one range; `material` is what was given besides the draft. */
export function proposeChange(
  editor: Editor,
  task: AiTask,
  html: string,
  material: readonly string[],
  range?: Range,
): Proposal {
  const { state } = editor
  const { tr, doc, schema } = state
  const proposed = parseHtml(schema, html)
  const replaced = range ? replacePart(doc, range, proposed) : proposed.content
  const content = task.kind === 'rewrite' ? keepPictures(doc.content, replaced) : replaced
  tr.replaceWith(0, doc.content.size, content)
  const unsupported = markFacts(state, tr, material)
  const after = readTextAndTargets(tr.doc)
  const own = readTextAndTargets(doc)
  const missing = task.kind === 'generate' ? findLeftOut(task.required, after) : []
  const before = readState(doc)
  return {
    task,
    origin: before,
    hasVersion: false,
    before,
    after: readState(tr.doc),
    ...compare(own, after),
    unsupported,
    missing,
  }
}

const findLeftOut = (required: RequiredFacts | undefined, text: string): Fact[] =>
  required === undefined ? [] : findMissing(required.lines, text, required.neverSay)

function compare(before: string, after: string): Pick<Proposal, 'changes' | 'meaning'> {
  return { changes: compareFacts(before, after), meaning: compareMeaning(before, after) }
}

/** The same proposal after one of its changes was decided, or after an edit. */
export function continueProposal(proposal: Proposal, before: Node, after: Node): Proposal {
  const [own, next] = [readTextAndTargets(before), readTextAndTargets(after)]
  return {
    ...proposal,
    before: readState(before),
    after: readState(after),
    ...compare(own, next),
    unsupported: proposal.unsupported.filter(({ text }) => next.includes(text)),
  }
}

/** What has come of it in the end: the text as it was against the text as it is now. */
export function finishProposal(proposal: Proposal): Proposal {
  const { origin, before } = proposal
  return continueProposal({ ...proposal, before: origin }, origin.doc, before.doc)
}

const readState = (doc: Node): DocumentText => ({ doc, html: readHtml(doc), wordCount: readWords(doc) })

/** Accepts the proposal in one undo step; false if the text has changed since. */
export function acceptProposal(editor: Editor, { before, after }: Proposal): boolean {
  return replaceText(editor, before.doc, after.doc)
}

/** Replaces one text with another in one undo step; false if the page has neither. */
export function replaceText(editor: Editor, before: Node, after: Node): boolean {
  const { doc, tr } = editor.state
  if (!doc.eq(before)) return false
  const start = replaceDifference(tr, doc, after)
  if (start !== undefined)
    tr.setSelection(Selection.near(tr.doc.resolve(Math.min(start, tr.doc.content.size))))
  tr.setMeta('preventAutolink', true).setMeta(byAi, true)
  editor.view.dispatch(closeHistory(tr))
  editor.view.dispatch(closeHistory(editor.state.tr))
  return true
}

export interface Filled {
  unsupported: FactMark[]
  /** Facts of the notes that are missing in the text. */
  missing: Fact[]
}

/** Puts generated text into an empty document, in one undo step. It may draw on all of the material, but has to tell only what it owes. */
export function fillSheet(
  editor: Editor,
  html: string,
  material: readonly string[],
  required?: RequiredFacts,
): Filled {
  const { state } = editor
  const { tr, doc, schema } = state
  tr.replaceWith(0, doc.content.size, parseHtml(schema, html).content).setMeta('preventAutolink', true)
  const unsupported = markFacts(state, tr, material)
  tr.setSelection(Selection.atStart(tr.doc))
  editor.view.dispatch(closeHistory(tr))
  editor.view.dispatch(closeHistory(editor.state.tr))
  return { unsupported, missing: findLeftOut(required, readTextAndTargets(editor.state.doc)) }
}
