// Takes a prompt apart line by line: labels fill slots, quotations are set aside, the rest is sentences and notes.
import { collapseSpace, hasWords } from '#server/ai/builtin/text/joining.ts'
import { splitSentences } from '#server/ai/builtin/text/sentences.ts'
import { hasFiniteVerb } from '#server/ai/builtin/text/verbs.ts'
import type { GivenQuote, Place, Slot } from './brief.ts'
import { completeLabel, completeNote } from './complete-notes.ts'
import { isPersonOnly, takeFragment } from './fragments.ts'
import { readIntroduction, takeHome } from './home.ts'
import { readInstruction } from './instructions.ts'
import { readLabel } from './labels.ts'
import { nameLaunch } from './product.ts'
import { readQuoteSlot, takeQuotes } from './quotes.ts'

export interface Reading {
  slots: Map<Slot, string>
  sentences: string[]
  fragments: string[]
  quotes: GivenQuote[]
  company?: string
  /** Where the company is at home. */
  home?: Place
}

/** Tags, bullets and odd spaces go; lines stay. */
export function cleanPrompt(prompt: string): string {
  return (
    prompt
      // No word is that long; what looks like one would be read again from each of its letters.
      .replaceAll(/(?<!\S)\S{301,}/g, (run) => run.replaceAll(/\S{300}/g, '$& '))
      .replaceAll(/<(script|style)\b[\s\S]*?(?:<\/\1>|$)/gi, ' ')
      .replaceAll(/<[^>\n]{1,200}>/g, ' ')
      .replaceAll(/\r\n?/g, '\n')
      .split('\n')
      .map((line) =>
        collapseSpace(line)
          .replace(/^(?:[-*•–]|\d{1,2}[.)])\s+/, '')
          .replaceAll(/\*\*|__/g, '')
          // Notes in small letters: a stop after a whole word ends a sentence all the same. An address stays as it is.
          .replaceAll(
            /(?<=[\p{L}\d]{3}[.!?] )(?<!\b(?:approx|dept|corp|etc|Sept|vs|est|incl)\. )\p{Ll}(?![\p{L}\p{N}-]*(?:\.\p{L}|@|:\/\/))/gu,
            (letter) => letter.toUpperCase(),
          ),
      )
      .join('\n')
      .trim()
  )
}

export function readLines(text: string): Reading {
  const reading: Reading = { slots: new Map(), sentences: [], fragments: [], quotes: [] }
  const { quotes, rest } = takeQuotes(withoutQuoteSlots(text, reading))
  reading.quotes.push(...quotes)
  for (const line of rest.split('\n')) {
    const bare = collapseSpace(line)
    if (bare === '' || /^[.,;:]+$/.test(bare)) continue
    if (!takeLabel(bare, reading)) takeSentences(bare, reading)
  }
  return reading
}

/** A labelled quote may hold any punctuation, so it is read before sentences are. */
function withoutQuoteSlots(text: string, reading: Reading): string {
  return text
    .split('\n')
    .filter((line) => {
      const labelled = readLabel(line)
      if (labelled?.slot !== 'quote') return true
      reading.quotes.push(...readQuoteSlot(labelled.value))
      return false
    })
    .join('\n')
}

function takeLabel(line: string, reading: Reading): boolean {
  const labelled = readLabel(line)
  if (labelled === undefined) return false
  const { slot, label, value } = labelled
  if (slot === undefined) return takeUnknownLabel(line, label, value, reading)
  if (slot === 'ignored') return !/release/i.test(label)
  // 'Founder: Owen Pike' is a title with its name.
  const isTitle = slot === 'spokesperson' && !/^(?:spokesperson|quote from|person to quote)$/i.test(label)
  const told = isTitle ? `${label} ${value}` : value
  const before = reading.slots.get(slot)
  reading.slots.set(slot, before === undefined ? told : `${before}; ${told}`)
  return true
}

function takeUnknownLabel(line: string, label: string, value: string, reading: Reading): boolean {
  // 'Press release: …' and other words before a colon are left to the sentence reader.
  if (hasFiniteVerb(label) || /release|announce/i.test(label)) return false
  if (takeStudy(label, value, reading) || takeNewRole(label, value, reading)) return true
  const sentence = completeLabel(label, value)
  if (sentence !== undefined) reading.sentences.push(sentence)
  // 'Product recall: Acme recalls …' is a heading before its news.
  else if (/^\p{Lu}/u.test(value) && hasFiniteVerb(value)) takeSentences(value, reading)
  else reading.fragments.push(line)
  return true
}

/** 'New CEO at Falcon Freight: Marcus Webb.' */
function takeNewRole(label: string, value: string, reading: Reading): boolean {
  const { role, company } =
    /^new (?<role>.+?) (?:at|of|for) (?<company>\p{Lu}.+)$/iu.exec(label)?.groups ?? {}
  const [name, ...rest] = splitSentences(value)
  if (role === undefined || company === undefined || name === undefined) return false
  reading.company ??= company
  reading.slots.set('role', role).set('name', name.text.replace(/\.$/, ''))
  for (const { text } of rest) takeSentences(text, reading)
  return true
}

/** 'Survey by the Marlow Institute: 62% of …' */
function takeStudy(label: string, value: string, reading: Reading): boolean {
  const who = /^(?:study|survey|poll|report|research) (?:by|from) (?:the )?(?<who>\p{Lu}.+)$/iu.exec(label)
    ?.groups?.who
  const [finding, ...rest] = splitSentences(value)
  if (who === undefined || finding === undefined) return false
  reading.company ??= who
  reading.slots.set('finding', finding.text.replace(/\.$/, ''))
  for (const { text } of rest) takeSentences(text, reading)
  return true
}

function takeSentences(line: string, reading: Reading): void {
  for (const { text } of splitSentences(line)) {
    const instruction = readInstruction(text)
    if (instruction.kind === 'dropped') continue
    if (instruction.kind === 'unwrapped' && instruction.company) reading.company ??= instruction.company
    takeNews(instruction.kind === 'unwrapped' ? nameLaunch(instruction.news) : text, reading)
  }
}

function takeNews(given: string, reading: Reading): void {
  const introduced = readIntroduction(given)
  if (introduced !== undefined) {
    reading.company ??= introduced.company
    if (introduced.place !== undefined) reading.home ??= introduced.place
    return
  }
  const text = completeNote(takeHomeOf(given, reading))
  // A context often begins with nothing but the name.
  if (loneName.test(text) && !isPersonOnly(text)) reading.company ??= text.replace(/\.$/, '')
  if (text.trim() === '' || takeLabel(text, reading)) return
  const isNote = isContact(text) || !isSentence(text)
  if (isNote && takeFragment(text, reading.slots)) return
  if (isSentence(text)) reading.sentences.push(text)
  else reading.fragments.push(text)
}

/** 'Acme of Denver, Colorado, opens …' becomes 'Acme opens …': the dateline says where. */
function takeHomeOf(given: string, reading: Reading): string {
  const found = reading.home === undefined ? takeHome(given) : undefined
  if (found === undefined) return given
  reading.company ??= found.company
  reading.home = found.place
  return found.sentence
}

const loneName = /^\p{Lu}[\p{L}&’'-]*(?: \p{Lu}[\p{L}&’'-]*){0,4}\.?$/u

function isContact(text: string): boolean {
  return /^(?:media |press )?contact .*@/i.test(text)
}

const announcedThing =
  /^launching (?:on |in )?\p{Lu}|^(?:an? |the )?(?:\p{L}+ )?(?:breach|outage|incident|fire|explosion|layoffs|strike) at \p{L}|^(?:the |our |an? )?(?:\d+\p{Ll}* )?(?:merger|launch|opening|anniversary|release|appointment|expansion|partnership|acquisition) (?:of|between|with|into)\b/iu

/** In prose a capital and a stop make a sentence; notes must show a verb. */
function isSentence(text: string): boolean {
  if (announcedThing.test(text)) return false
  const isProse = hasWords(text, 4) && /^["“]?\p{Lu}/u.test(text) && /[.!?]["”]?$/.test(text)
  return isProse ? !isPersonOnly(text) : hasFiniteVerb(text)
}
