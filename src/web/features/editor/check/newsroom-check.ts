// The newsroom check of one open document: checks shortly after the last change, draws the marks, and applies the user's decisions.
// Only settings and ignored findings leave the browser.
import type { Editor, EditorEvents } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { Checker, Report } from '#domain/check/checker.ts'
import type { Finding } from '#domain/check/finding.ts'
import { type FindingGroup, groupFindings, withoutDoubles } from '#domain/check/group-findings.ts'
import {
  type CheckPreferences,
  changePreferences,
  type DocumentSettings,
  defaultPreferences,
  type IgnoredFindings,
  ignoreHere,
  ignoreOnce,
  type PreferenceChange,
  toSettings,
  withoutIgnored,
} from '#domain/check/preferences.ts'
import type { CheckSettings } from '#domain/rules/release/settings.ts'
import { liveView } from '#web/features/editor/live-view.ts'
import { Store } from '#web/lib/store.ts'
import { AppliedFixes } from './applied-fixes.ts'
import { type CheckMark, drawMarks, markClicked, placeMark } from './check-marks.ts'
import { toLocalDay } from './local-day.ts'
import { askCheck, type ReadBlocks, readBlocks } from './read-blocks.ts'

/** Checks after a pause in typing this long. */
const idleMs = 350
/** How long the check may run before it yields. */
const sliceMs = 8
/** Shorter texts are not checked yet. */
const minWords = 15
/** In very long texts only the blocks around the cursor have marks: hundreds of marks would slow down typing. */
const longText = { blocks: 150, around: 12 }

export interface CheckView {
  /** Undefined until the first check, and while there is hardly any text. */
  report: Report | undefined
  /** Neither ignored nor turned off. */
  findings: readonly Finding[]
  /** The findings as issues, errors first: what every count counts. */
  issues: readonly FindingGroup[]
  preferences: CheckPreferences
  ignored: IgnoredFindings
  /** Words this document must not say, and what its client and embargo decide. */
  neverSay: readonly string[]
  document: DocumentSettings
  /** The key of the selected finding. */
  active: string | undefined
  /** The key of the finding whose mark was clicked: its card scrolls into view. */
  picked: string | undefined
}

/** Updates a stored value. */
export type Change<Value> = (stored: Value) => Value

/** Saves the user's decisions. */
export interface CheckStorage {
  savePreferenceChange: (change: Change<CheckPreferences>) => void
  saveIgnoredChange: (change: Change<IgnoredFindings>) => void
}

export class NewsroomCheck {
  readonly state = new Store<CheckView>({
    report: undefined,
    findings: [],
    issues: [],
    preferences: defaultPreferences(),
    ignored: { once: [], rules: [] },
    ...{ neverSay: [], document: {}, active: undefined, picked: undefined },
  })
  readonly editor: Editor
  readonly done: AppliedFixes
  readonly #storage: () => CheckStorage
  #checker: Checker | undefined
  #settings: CheckSettings | undefined
  #checked: (ReadBlocks & { doc: Node }) | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #isClosed = false

  constructor(editor: Editor, storage: () => CheckStorage) {
    this.editor = editor
    this.#storage = storage
    this.done = new AppliedFixes(editor)
    editor.on('transaction', this.#onTransaction)
    liveView(editor)?.dom.addEventListener(markClicked, this.#onMarkClicked)
    void this.#load()
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.done.close()
    this.editor.off('transaction', this.#onTransaction)
    liveView(this.editor)?.dom.removeEventListener(markClicked, this.#onMarkClicked)
  }

  /** Takes the stored settings once they are loaded. */
  take(stored: Partial<Pick<CheckView, 'preferences' | 'ignored' | 'neverSay' | 'document'>>): void {
    this.state.patch(stored)
    this.#settings = undefined
    // Before the first check there is nothing to repeat.
    if (this.#checked) this.refresh()
  }

  /** Checks the current text immediately. */
  refresh = (): void => {
    if (this.#isClosed || !this.#checker) return
    clearTimeout(this.#timer)
    const read = this.#read()
    this.#settle(read, this.#checker.check(...askCheck(read, this.#readSettings())))
  }

  look(active: string | undefined): void {
    if (this.state.read().active === active) return
    this.state.patch({ active })
    this.#draw()
  }

  /** Shows the card of a finding, in the panel or next to its mark. */
  pick(picked: string | undefined): void {
    if (this.state.read().picked !== picked) this.state.patch({ picked })
    this.look(picked)
  }

  /** The range of a finding in the checked text; undefined for the whole release. */
  placeOf({ place }: Finding): { from: number; to: number } | undefined {
    const start = this.#checked?.starts[place?.block ?? -1]
    return place && start !== undefined ? { from: start + place.from, to: start + place.to } : undefined
  }

  /** Selects the place of a finding and scrolls to it. */
  show(finding: Finding): void {
    const now = this.#findAgain(finding)
    const range = now && this.placeOf(now)
    if (!range) return
    this.editor.chain().setTextSelection(range).focus().run()
    this.#scrollTo(range)
  }

  /** Marks another place of the same issue and scrolls to it; the focus stays in the panel. */
  step(finding: Finding): void {
    this.pick(finding.key)
    const range = this.placeOf(finding)
    if (range) this.#scrollTo(range)
  }

  #scrollTo(range: { from: number }): void {
    const view = liveView(this.editor)
    if (!view) return
    const { node } = view.domAtPos(range.from)
    const element = node.nodeType === window.Node.ELEMENT_NODE ? (node as Element) : node.parentElement
    element?.scrollIntoView({ block: 'center' })
  }

  /** Fixes the text in one undo step. */
  applyFixes(...findings: readonly Finding[]): void {
    const now = findings.flatMap((finding) => this.#findAgain(finding) ?? [])
    if (!this.#checked || !now.some(({ fix }) => fix)) return
    this.done.apply(now, this.#checked.starts)
    this.refresh()
  }

  ignoreOnce({ key }: Finding): void {
    this.#changeIgnored((ignored) => ignoreOnce(ignored, key))
  }

  ignoreHere(finding: Finding): void {
    this.#changeIgnored((ignored) => ignoreHere(ignored, finding))
  }

  /** Shows everything again that was ignored in this document. */
  forgetIgnored(): void {
    this.#changeIgnored(() => ({ once: [], rules: [] }))
  }

  turnOff({ rule }: Finding): void {
    this.change((current) => ({ off: [...new Set([...current.off, rule])] }))
  }

  turnOn(rule: string): void {
    this.change((current) => ({ off: current.off.filter((each) => each !== rule) }))
  }

  /** Changes only this part of the preferences: another tab may have changed the rest. */
  change(alter: (current: CheckPreferences) => PreferenceChange): void {
    const change = (current: CheckPreferences) => changePreferences(current, alter(current))
    this.take({ preferences: change(this.state.read().preferences) })
    this.#storage().savePreferenceChange(change)
  }

  #changeIgnored(change: Change<IgnoredFindings>): void {
    this.take({ ignored: change(this.state.read().ignored) })
    this.#storage().saveIgnoredChange(change)
  }

  async #load(): Promise<void> {
    // The rules load after the text is shown.
    const { Checker } = await import('#domain/check/checker.ts')
    if (this.#isClosed) return
    this.#checker = new Checker()
    this.#plan()
  }

  #onTransaction = ({ transaction }: EditorEvents['transaction']): void => {
    const { docChanged, selectionSet } = transaction
    // Typing closes the card.
    if (docChanged && this.state.read().picked !== undefined) this.state.patch({ picked: undefined })
    if (docChanged || (selectionSet && this.#readNear() !== undefined)) this.#plan()
  }

  #onMarkClicked = (event: Event): void => {
    if (event instanceof CustomEvent) this.pick(String(event.detail))
  }

  #plan(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#start(), idleMs)
  }

  #start(): void {
    if (this.#isClosed || !this.#checker) return
    const read = this.#read()
    const steps = this.#checker.checkInSteps(...askCheck(read, this.#readSettings()))
    this.#resume(read, steps)
  }

  #resume(read: ReadBlocks & { doc: Node }, steps: Generator<undefined, Report>): void {
    const end = performance.now() + sliceMs
    let step = steps.next()
    while (!step.done && performance.now() < end) step = steps.next()
    if (step.done) this.#settle(read, step.value)
    else this.#timer = setTimeout(() => !this.#isClosed && this.#resume(read, steps))
  }

  #settle(read: ReadBlocks & { doc: Node }, report: Report): void {
    this.#checked = read
    const { ignored, active, picked } = this.state.read()
    const wordCount = report.release.parts.reduce((sum, { paragraph }) => sum + paragraph.wordCount, 0)
    const hasEnoughText = wordCount >= minWords
    const findings = hasEnoughText ? withoutDoubles(withoutIgnored(report.findings, ignored)) : []
    const isThere = (wanted: string | undefined) => findings.some(({ key }) => key === wanted)
    this.state.patch({
      report: hasEnoughText ? report : undefined,
      findings,
      issues: groupFindings(findings),
      active: isThere(active) ? active : undefined,
      picked: isThere(picked) ? picked : undefined,
    })
    this.#draw()
  }

  #read(): ReadBlocks & { doc: Node } {
    const { doc } = this.editor.state
    return { doc, ...readBlocks(doc) }
  }

  #readSettings(): CheckSettings {
    const today = toLocalDay(new Date())
    if (this.#settings?.today !== today) {
      const { preferences, ignored, neverSay, document } = this.state.read()
      this.#settings = toSettings(preferences, ignored, today, neverSay, document)
    }
    return this.#settings
  }

  /** The same finding in the current text. */
  #findAgain(finding: Finding): Finding | undefined {
    if (this.#checked?.doc !== this.editor.state.doc) this.refresh()
    return this.state.read().findings.find(({ key }) => key === finding.key)
  }

  #draw(): void {
    if (this.#checked?.doc !== this.editor.state.doc) return
    const { findings, preferences, active } = this.state.read()
    const near = this.#readNear()
    const isNear = ({ place }: Finding) =>
      near === undefined || Math.abs((place?.block ?? -near) - near) < longText.around
    const marks = preferences.marks ? findings.filter(isNear).flatMap((finding) => this.#toMark(finding)) : []
    drawMarks(this.editor, marks, active)
  }

  /** The cursor's block in a very long text; otherwise undefined. */
  #readNear(): number | undefined {
    const starts = this.#checked?.starts ?? []
    if (starts.length <= longText.blocks) return undefined
    const { head } = this.editor.state.selection
    return starts.findLastIndex((start, index) => index === 0 || start <= head)
  }

  #toMark(finding: Finding): CheckMark[] {
    const range = this.placeOf(finding)
    const block = this.#checked?.blocks[finding.place?.block ?? -1]
    return range && block ? placeMark(finding, range, block.text.length) : []
  }
}
