// What a document is: titles, limits, new drafts.
import { countCharacters } from '#domain/text/text-length.ts'

/** Title of a document that nobody has named yet. */
export const defaultTitle = 'Untitled Document'

/** Value of `content.type` for a document written in the editor. */
export const documentType = 'press_release'

/** Longest title, in characters (code points). */
export const titleMaxCharacters = 300

/** Largest content, in UTF-8 bytes. */
export const contentMaxBytes = 5_000_000

/** Documents that a browser keeps to open them offline: those opened last. */
export const offlineDocuments = 30

/** A new row of the content table; the keys are the table's own. */
export type Draft = { title: string; content: string; type: string; is_draft: true; user_id: string }

export type TitleCheck = { ok: true; title: string } | { ok: false; problem: 'blank' | 'too_long' }

/** The title as it is stored: without surrounding white space. */
export function normalizeTitle(title: string): string {
  return title.trim()
}

/** The title to show and to store when there may be none. */
export function titleOrDefault(title: string | null | undefined): string {
  return normalizeTitle(title ?? '') || defaultTitle
}

/** The title lists and the desk show: the headline as long as nobody has chosen a title. */
export function shownTitle(title: string | null | undefined, headline: string | null | undefined): string {
  return hasDefaultTitle(title) ? titleOrDefault(headline) : titleOrDefault(title)
}

/** Whether the document still has the title nobody chose. */
export function hasDefaultTitle(title: string | null | undefined): boolean {
  return titleOrDefault(title) === defaultTitle
}

const copySuffix = ' (copy)'

/** The title of a copy: with "(copy)" after it, shortened so that both fit. */
export function copyTitle(title: string): string {
  const characters = [...titleOrDefault(title)]
  return `${characters.slice(0, titleMaxCharacters - copySuffix.length).join('')}${copySuffix}`
}

/** Checks a title the user typed: not blank, not too long; returns it trimmed. */
export function checkTitle(title: string): TitleCheck {
  const normalized = normalizeTitle(title)
  if (normalized === '') return { ok: false, problem: 'blank' }
  if (countCharacters(normalized) > titleMaxCharacters) return { ok: false, problem: 'too_long' }
  return { ok: true, title: normalized }
}

/** The row a first save or New Document inserts; empty and untitled unless told otherwise. */
export function createDraft(userId: string, title?: string, content = ''): Draft {
  return { title: titleOrDefault(title), content, type: documentType, is_draft: true, user_id: userId }
}

// An unclosed comment runs to the end, as in an HTML parser; this also keeps the search linear.
const commentPattern = /<!--[\s\S]*?(?:-->|$)/g
const tagPattern = /<[/!]?[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/gi
const blankEntity = /&(?:nbsp|ensp|emsp|thinsp|zwnj|zwj|shy|#160|#xa0|#8203|#x200b);/gi
const visiblePattern = /[^\s\u00ad\u200b-\u200f\u2060\ufeff]/

/** Whether the HTML contains anything a reader would see as text. */
export function hasRealText(html: string): boolean {
  return visiblePattern.test(
    html.replace(commentPattern, '').replace(tagPattern, '').replace(blankEntity, ' '),
  )
}
