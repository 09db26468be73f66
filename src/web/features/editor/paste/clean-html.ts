// Cleans HTML from saved rows, pastes and templates. Parses it into an inert document, keeps the structure of a release and drops the
// rest; the schema then decides.

import { readPicture } from '#domain/document/picture.ts'
import { isSafeLink } from '#domain/editor/link-address.ts'
import { toSubscript, toSuperscript } from '#domain/formats/superscript.ts'
import { marksFromStyles } from './inline-styles.ts'
import { limitNesting } from './limit-nesting.ts'
import { fixParagraphs } from './paragraphs.ts'
import { flattenTables, wrapLooseRows } from './tables.ts'
import { joinWordLists } from './word-lists.ts'

/** Deleted text and comments of Word's review mode, and hidden text. */
const hidden =
  'del, .msoDel, .MsoCommentReference, [style*="mso-element:comment-list"], [style*="mso-hide:all"], [style*="display:none"], [style*="display: none"], [hidden]'

const dropped =
  'head, style, script, noscript, template, title, meta, link, base, iframe, object, embed, svg, math, canvas, audio, video, img, picture, input, button, select, textarea, xml'

/** Attributes the schema reads. The slice attribute marks a copy from this editor. */
const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  A: ['href', 'title'],
  FIGURE: ['data-picture', 'data-credit', 'data-rights'],
  IMG: ['alt', 'width', 'height'],
  OL: ['start'],
  // The fact lock's marks.
  SPAN: [
    'data-fact',
    'data-quote',
    'data-approved-by',
    'data-approved-at',
    'data-approved-words',
    'data-typed',
  ],
}
export const sliceAttribute = 'data-pm-slice'

export interface CleanOptions {
  /** HTML from other programs: also fixes what word processors and email clients do. */
  isForeign: boolean
}

/** Removes what no database accepts: U+0000 and lone surrogates. */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '')
}

/** Parses HTML and returns its cleaned, inert body. */
export function cleanHtml(html: string, { isForeign }: CleanOptions): HTMLElement {
  const limited = limitNesting(wrapLooseRows(cleanText(html)))
  const { body } = new DOMParser().parseFromString(limited, 'text/html')
  dropUnusable(body)
  removeComments(body)
  if (isForeign) fixForeign(body)
  flattenTables(body)
  for (const heading of body.querySelectorAll('h4, h5, h6')) rename(heading, 'h3')
  for (const anchor of body.querySelectorAll('a')) {
    if (!isSafeLink(anchor.getAttribute('href') ?? '')) anchor.replaceWith(...anchor.childNodes)
  }
  for (const element of body.querySelectorAll('*')) {
    if (isOfficeSpacer(element)) element.remove()
    else stripAttributes(element)
  }
  return body
}

/** Of images only those of the document's own pictures stay. A figure without the id of a file is text like any other. */
function dropUnusable(body: HTMLElement): void {
  const images = new Set<Element>()
  for (const figure of body.querySelectorAll('figure[data-picture]')) {
    const image = figure.querySelector('img')
    if (image && readPicture({ id: figure.getAttribute('data-picture') })) images.add(image)
    else figure.removeAttribute('data-picture')
  }
  for (const element of body.querySelectorAll(dropped)) if (!images.has(element)) element.remove()
}

/** Word's own elements, such as <o:p>, contain at most a space. */
function isOfficeSpacer(element: Element): boolean {
  return element.tagName.includes(':') && /^[\s\u00a0]*$/.test(element.textContent)
}

function fixForeign(body: HTMLElement): void {
  // A copy from this editor needs no fixing, and its blank lines are intended.
  if (body.querySelector(`[${sliceAttribute}]`) !== null) return
  for (const element of body.querySelectorAll(hidden)) element.remove()
  joinWordLists(body)
  marksFromStyles(body)
  placeFigures(body)
  fixParagraphs(body)
}

/** The schema has no superscript: 10⁶ must not become 106. */
function placeFigures(body: HTMLElement): void {
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  if (body.querySelector('sup, sub') === null) return
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const around = text.parentElement?.closest('sup, sub')
    if (around) text.data = around.tagName === 'SUP' ? toSuperscript(text.data) : toSubscript(text.data)
  }
}

function removeComments(body: HTMLElement): void {
  const comments = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT)
  const found: Node[] = []
  while (comments.nextNode()) found.push(comments.currentNode)
  for (const comment of found) comment.parentNode?.removeChild(comment)
}

function stripAttributes(element: Element): void {
  const allowed = allowedAttributes[element.tagName] ?? []
  for (const name of element.getAttributeNames()) {
    if (name !== sliceAttribute && !allowed.includes(name)) element.removeAttribute(name)
  }
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}
