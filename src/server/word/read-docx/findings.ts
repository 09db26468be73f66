// What a document has besides its text: tracked changes, comments, tables, pictures. Counted while its stories are read.

import { createUploadReport, type UploadReport } from '#domain/document/upload-report.ts'
import { collapseSpace } from '#domain/text/collapse-space.ts'
import { scanXml } from './xml/xml-reader.ts'

/** Limits on what is stored for one file. */
const commentsMax = 500
const openMax = 20
const passageMax = 300
const commentMax = 5_000
const authorsMax = 100
const nameMax = 100

type ChangeKind = 'inserted' | 'deleted' | 'moved'

export interface Findings {
  /** `written`: the amount of text so far. A change that starts where the last one ended is the same one. */
  startChange(kind: ChangeKind, author: string | undefined, written: number): void
  endChange(written: number): void
  addFormatting(): void
  addTable(): void
  addPicture(): void
  addObject(): void
  startPassage(commentId: string): void
  endPassage(commentId: string): void
  addText(text: string): void
  addComments(xml: string): void
  report(): UploadReport
}

export function createFindings(): Findings {
  const report = createUploadReport()
  const authors = new Set<string>()
  const passages = new Map<string, string>()
  const open = new Set<string>()
  let last: { kind: ChangeKind; author: string; written: number } | undefined
  return {
    startChange(kind, author = '', written) {
      const isSame = last?.kind === kind && last.author === author && last.written === written
      if (!isSame) report.changes.count += 1
      if (author !== '' && authors.size < authorsMax) authors.add(author.slice(0, nameMax))
      last = { kind, author, written }
    },
    endChange(written) {
      if (last) last.written = written
    },
    addFormatting() {
      report.changes.formatting += 1
    },
    addTable() {
      report.tables += 1
    },
    addPicture() {
      report.pictures += 1
    },
    addObject() {
      report.objects += 1
    },
    startPassage(id) {
      if (passages.has(id) || passages.size >= commentsMax || open.size >= openMax) return
      passages.set(id, '')
      open.add(id)
    },
    endPassage(id) {
      open.delete(id)
    },
    addText(text) {
      for (const id of open) {
        const passage = (passages.get(id) ?? '') + text
        passages.set(id, passage.slice(0, passageMax))
        if (passage.length >= passageMax) open.delete(id)
      }
    },
    addComments(xml) {
      for (const { id, ...comment } of readComments(xml))
        report.comments.push({ ...comment, passage: collapseSpace(passages.get(id) ?? '') })
    },
    report: () => ({ ...report, changes: { ...report.changes, authors: [...authors] } }),
  }
}

interface WrittenComment {
  id: string
  author: string
  date: string | null
  text: string
}

/** The comments of word/comments.xml that say something, in their order. */
function readComments(xml: string): WrittenComment[] {
  const comments: WrittenComment[] = []
  let element = ''
  let comment: WrittenComment | undefined
  scanXml(xml, {
    open(name, attribute) {
      element = name
      if (name === 'w:comment') {
        const author = (attribute('w:author') ?? '').slice(0, nameMax)
        comment = { id: attribute('w:id') ?? '', author, date: readDate(attribute('w:date')), text: '' }
      } else if (name === 'w:p' && comment?.text) comment.text += '\n'
    },
    close(name) {
      element = ''
      if (name !== 'w:comment' || !comment) return
      comment.text = comment.text.slice(0, commentMax).trim()
      if (comment.text !== '' && comments.length < commentsMax) comments.push(comment)
      comment = undefined
    },
    text(text) {
      if (comment && element === 'w:t' && comment.text.length < commentMax) comment.text += text
    },
  })
  return comments
}

function readDate(value: string | undefined): string | null {
  const time = Date.parse(value ?? '')
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
