// Gives a unit its class by its own words; the units around it come later.

import { type Dictation, dictationOf } from '#domain/brief/speech/dictation.ts'
import { anyCase } from '#domain/language/any-case.ts'
import { memoizeText } from '#domain/language/memoize-text.ts'
import { isOrganizationWord } from '#domain/language/name-words.ts'
import { findQuotations } from '#domain/language/quotations.ts'
import { isTakenBack } from './corrections/find-corrections.ts'
import { isDraftDeadline } from './cues/draft-deadlines.ts'
import { asksForSecrecy, findGateFailure, hasContent } from './cues/fact-gate.ts'
import { isForeign } from './cues/foreign-cues.ts'
import { isFurniture, isUnanswered } from './cues/furniture-cues.ts'
import { isAskingLabel, isInstruction, isWordList, withoutWordChoice } from './cues/instruction-cues.ts'
import { isOtherMatter } from './cues/other-matters.ts'
import { isMarkedPrivate, isPrivate } from './cues/private-cues.ts'
import { isClosedLabel } from './cues/silence-cues.ts'
import { isDeadline, readHold } from './embargo/read-embargo.ts'
import { findHoldBack } from './hold-back.ts'
import { maskQuoted } from './split-units.ts'
import { isMarginNote } from './spread/margin-notes.ts'
import type { LineKind, Unit } from './unit.ts'

const nameRun = /(?<![\p{L}&’'.-])\p{Lu}[\p{L}&’'.-]*(?: (?:(?:of|and|&|the) )?\p{Lu}[\p{L}&’'.-]*)+/gu

/** The text to search for cues: without quotations and names of organizations. */
export const maskUnit: (text: string) => string = memoizeText((text) =>
  maskQuoted(text).replaceAll(nameRun, (run) => {
    if (!/\p{Ll}/u.test(run) || !run.split(' ').some(isOrganization)) return run
    // Capitals before a name are not part of it: "DO NOT SHARE Harbor Ventures".
    const shouted = shoutedWords.exec(run)?.[0] ?? ''
    const start = isPrivate(shouted.toLowerCase()) ? shouted.length : 0
    return run.slice(0, start) + '¤'.repeat(run.length - start)
  }),
)

const shoutedWords = /^(?:[\p{Lu}&’'.-]+ )+/u
const isOrganization = (word: string): boolean => isOrganizationWord(word.toLowerCase().replace(/[.,]+$/, ''))

/** The class of a unit by its own words. */
export function readKind(unit: Unit): LineKind {
  const masked = maskUnit(unit.body)
  if (isForeign(unit.text)) return 'foreign'
  const hold = readHold(masked)
  if (hold !== undefined) return hold
  if (isWordChoice(unit.body) || isWordList(unit.label ?? '', unit.value ?? '')) return 'instruction'
  if (isUnanswered(unit)) return 'furniture'
  const spoken = readSpeech(unit, masked)
  if (spoken !== undefined) return spoken
  if (isFurniture(unit)) return 'furniture'
  if (isQuote(unit)) return 'quote'
  if (isContact(unit)) return 'contact'
  if (unit.isHeading) return 'furniture'
  return readTold(unit, masked)
}

/** The class of a unit that is neither private, nor a quotation, nor part of a form. */
function readTold(unit: Unit, masked: string): LineKind {
  if (findHoldBack(masked) !== undefined) return 'embargo'
  if (isAsking(unit, masked)) return isDraftDeadline(masked, unit.label) ? 'furniture' : 'instruction'
  if (mayBeFact(unit, masked) && !isTakenBack(masked)) return 'fact'
  return isDraftDeadline(masked, unit.label) ? 'furniture' : 'unsure'
}

const longestWish = 300

/** Whether the unit only asks for or against a word, and has no secret. */
function isWordChoice(body: string): boolean {
  if (body.length > longestWish || isAttributed(body) || /^[“"«„]/u.test(body)) return false
  const rest = withoutWordChoice(body)
  if (rest === undefined || isPrivate(maskUnit(rest)) || asksForSecrecy(maskUnit(rest))) return false
  // The news itself may contain a wish.
  if (/\d/.test(rest) && !isInstruction(maskUnit(rest))) return false
  // Words that lawyers reject may be about what happened.
  return !/\b(?:insurers?|lawyers?|legal|counsel|court)\b/iu.test(rest)
}

const somebody = '\\p{Lu}[\\p{L}’-]+ \\p{Lu}[\\p{L}’-]+'

/** Whether the unit is a quotation or asks for secrecy. Words given as a quotation are not searched for cues. */
function readSpeech(unit: Unit, masked: string): 'quote' | 'private' | undefined {
  const dictated = readDictation(unit)
  if (isOffered(unit.body, dictated)) return 'quote'
  if (isClosedLabel(unit.label ?? '')) return 'private'
  if (isPrivate(masked) || isPrivate(maskUnit(unit.text)))
    return isSaidOpenly(unit.body, dictated) ? 'quote' : 'private'
  if (dictated !== undefined || isAttributed(unit.body)) return 'quote'
  return isOtherMatter(masked) ? 'private' : undefined
}

/** A form's field for the speaker's name: "Quote 1 (who)". */
const whoField = /^quot(?:e|ation)s? ?\d* ?\((?:who|name|speaker|by|name,? (?:and |& )?title)\)$/iu

const readDictation = (unit: Unit): Dictation | undefined =>
  whoField.test(unit.label ?? '') ? undefined : dictationOf(unit)

/** Whether the dictated words are called a quotation; they are then not searched for cues. */
function isOffered(body: string, dictated: Dictation | undefined): boolean {
  if (dictated?.isOffered !== true) return false
  return !isPrivate(maskUnit(`${body.slice(0, dictated.from)} ${body.slice(dictated.to)}`))
}

/** Whether the speaker is named and asks for no secrecy, even if the quoted words sound private: "He said: For years we kept doing it". */
function isSaidOpenly(body: string, dictated: Dictation | undefined): boolean {
  if (dictated === undefined || isMarkedPrivate(maskUnit(body))) return false
  return (
    /:$/.test(dictated.lead.text) && !isPrivate(maskUnit(`${dictated.lead.text} ${body.slice(dictated.to)}`))
  )
}

const attributed = new RegExp(
  `(?:${somebody}|(?<![\\p{L}’'])(?:me|my|I)(?![\\p{L}]))[^“”"„«»]{0,100}(?::|\\b(?:says|said),?)\\s*$`,
  'u',
)

/** Whether a quotation follows a colon, a full name or "me": it is for print, whatever the line says to its reader. */
export function isAttributed(body: string): boolean {
  const [spoken] = findQuotations(body).filter(({ inner }) => isSpeech(inner))
  return spoken !== undefined && attributed.test(body.slice(0, spoken.from))
}

/** A request about length: "Size: one page". */
const lengthWish =
  /^(?:(?:max\.?|maximum|about|around|under|up to|not more than|no more than) )?(?:(?:one|two|half an?|1|2) pages?|\d{2,4} words)(?: (?:max|maximum|at most))?\.?$/iu

function isAsking({ text, label, value = '' }: Unit, masked: string): boolean {
  if (isDeadline(masked)) return true
  if (label === undefined) return isMarginNote(text) || isInstruction(masked)
  return (
    isAskingLabel(label) ||
    lengthWish.test(value) ||
    (value.split(' ').length > 3 && /^(?:please|pls|can you|could you|make|keep it|use ap)\b/i.test(value))
  )
}

export const momentCue =
  /\d|\b(?:noon|midnight|midday|tomorrow|tonight|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i
const quoteLabel =
  /^(?:(?:\p{L}+[’']?s? ){0,4}quot(?:e|es|ation)\b.*|zitat.*|citation.*|cita.*|statement (?:from|by) .*|in (?:his|her|their) words)$/iu
const speech =
  /\b(?:said|says|say|saying|added|adds|stated|states|commented|comments|noted|notes|explained|explains|told|tells|quote|quoted|sagt|sagte|dit|dijo|wrote|writes|put it|according to)\b/i

/** Whether the unit gives somebody's words. A title in quotation marks is no speech. */
/** "Farhan Qureshi, co-founder – “…”" */
const introduced =
  /^(?:from |by )?\p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+(?: \([^()]{2,60}\)|, [^.:;]{2,60}?) ?[–—-]?\s*$/u

function isQuote({ body, label, value = '' }: Unit): boolean {
  if (label !== undefined && quoteLabel.test(label))
    return value.length > 7 && !/\b(?:by|speaker|who|name|title)\)?$/i.test(label)
  if (/^(?:a |the |here[’']s a |his |her )?quote\b[^:“"]{0,80}:\s*\S.{7,}$/i.test(body)) return true
  const spoken = findQuotations(body).find(({ inner }) => isSpeech(inner))
  if (spoken === undefined || isNobodys(body.slice(0, spoken.from))) return false
  const around = body.slice(0, spoken.from) + body.slice(spoken.to)
  return (
    spoken.from === 0 ||
    speech.test(around) ||
    introduced.test(body.slice(0, spoken.from)) ||
    /:\s*$/.test(body.slice(0, spoken.from)) ||
    /^\s*[-–—(]/.test(body.slice(spoken.to))
  )
}

/** Words before a name or wording in quotation marks, which nobody says: "called", or a jury's "guilty". */
const called =
  /\b(?:(?:theme|motto|slogan|title|name|tagline|claim|topic|headline|subject|banner|sign|label|inscription|plaque|poster)\b[^.:;“”"]{0,40}?(?:\b(?:is|was|are|reads?|says)|:)|called|titled|entitled|named|dubbed|known as)\s*$/iu
const byJury =
  /^(?:the )?(?:judges|jury|panel)\b[^.:;“”"]{0,90}$|\b(?:judg(?:es?|ing)|jury|jurors|panel|reviewers?)(?:[’']s?)?(?: \p{L}+){0,4}?(?: (?:said|say|says|called|praised|wrote|notes?|noted|citation|comments?|commented|liked))?(?: (?:it|this|that|the \p{L}+))?,?:?\s*$/iu

const isNobodys = (before: string): boolean =>
  (called.test(before) || byJury.test(before)) && !new RegExp(somebody, 'u').test(before)

/** Whether the text has a quotation that a person may have said. */
export const quotesSomebody = (text: string): boolean =>
  findQuotations(text).some(
    ({ inner, from }) => inner.split(' ').length > 2 && !isNobodys(text.slice(0, from)),
  )

function isSpeech(words: string): boolean {
  const all = words.match(/[\p{L}\p{N}’']+/gu) ?? []
  const small = all.filter(
    (word) => /^\p{Ll}{2}/u.test(word) && !/^(?:and|the|for|with|from|of|in|on|to)$/.test(word),
  )
  return (
    (all.length >= 4 && small.length >= 2) ||
    (all.length >= 2 && small.length >= 1 && /[.,!?]$/.test(words.trim()))
  )
}

const mail = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
const clock = /\b\d{1,4}[./ -](?:\d{1,2}|\p{L}{3,9})\.?[./ -]\d{2,4},? (?:at )?\d{1,2}[:.]\d\d(?::\d\d)?\b/gu
const phone = /(?<![\d$€£.,])(?:\+\d{1,3}[ .-]?)?(?:\(?\d{2,5}\)?[ .-]?){2,5}\d{2,4}(?!\d)/
const contactCue =
  /\b(?:media|press|presse|pr|contact|contacts|kontakt|contacto|enquir\p{L}*|inquir\p{L}*|(?:reach|call|ring|phone|email|mail) (?:me|us|him|her|out)|spokes\p{L}*|newsroom|journalists?|reporters?|investor relations|interviews?|questions from)\b/iu
const forPress = /\b(?:press|media|journalists?|reporters?)\b/iu
const toPublic =
  /\b(?:consumers?|customers?|affected|hotline|helpline|tickets?|rsvp|regist\p{L}*|orders?|appl(?:y|ications?)|buy|donat\p{L}*|book(?:ings?)?|patients?|owners?|students?|refunds?|sign[- ]?up|reservations?|support line|visit|shop|buyers|guests|volunteers?|members|employees with|families)\b/iu

/** "Media contact is Ann Lee", "Any calls go to Ann Lee", "For journalists it is Ann Lee, plus thirty …". */
const namedContact = new RegExp(
  `^(?:(?:${anyCase('media|press|pr')} )?${anyCase('contact')}(?: is|:| person)? ${somebody}\\.?$|(?:${anyCase('for|any|all|the')} )?(?:${anyCase('press|media|journalists?|reporters?|(?:press |media )?(?:calls?|questions|queries|inquiries|enquiries)')})(?: ${anyCase('it is|is|are|go to|goes to|to|contact is|should (?:call|ring|contact)|can (?:call|ring|contact)')}) ${somebody}\\b)`,
  'u',
)
/** "Ring Ann Lee for anything, 06 555 0127" */
const calledContact = new RegExp(
  `\\b(?:${anyCase('ring|call|phone|email|reach|ask for|speak to|talk to|write to|contact')}) ${somebody}\\b|\\b(?:${anyCase('call|ring|phone|ask for')}) \\p{Lu}\\p{L}+[^.;]{0,30}, ${somebody},`,
  'u',
)

/** Whether the unit tells reporters whom to call. A hotline for buyers is a fact. */
function isContact({ body: given, label }: Unit): boolean {
  const body = given.replaceAll(clock, '')
  const hasData = mail.test(body) || (phone.test(body) && (body.match(/\d/g)?.length ?? 0) >= 7)
  if (toPublic.test(body.replace(mail, '')) && !forPress.test(label ?? '')) return false
  if (label !== undefined && isContactLabel(label)) return true
  if (!hasData) return namedContact.test(body)
  if (calledContact.test(body)) return true
  if (contactCue.test(body)) return !/\b(?:announced|launch\p{L}*|will open|opens)\b/iu.test(body)
  const rest =
    body
      .replace(mail, '')
      .replace(phone, '')
      .match(/\p{L}{2,}/gu) ?? []
  return rest.length <= 5
}

export function isContactLabel(label: string): boolean {
  return /^(?:(?:for )?(?:media|press|pr|press and media|media & press|investor|communications|agency|news(?:room)?|public relations)?\s?(?:contacts?|office|relations|enquiries|inquiries|line|desk|team|phone|email|e-mail|kontakt|contacto)|media|press|presse|kontakt|contact (?:person|details|info|name|for press|for media|us)|(?:for )?(?:the )?(?:media|press|journalists|reporters)(?: only| contact (?:name|phone|email|e-mail))?|\p{L}+ (?:and|&|\+) (?:media|press)|spokes(?:person|man|woman) contact|phone|tel|telephone|mobile|cell|email|e-mail|mail)(?: \(.*\))?$/iu.test(
    label.trim(),
  )
}

/** Whether the unit may be a fact: in the third person, and a sentence, a labeled value or a note with content. */
function mayBeFact({ body, label, value = '', isBullet }: Unit, masked: string): boolean {
  if (
    findGateFailure(label === undefined ? masked : maskUnit(value)) !== undefined &&
    !isIntroduction(masked)
  )
    return false
  const words = body.match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length > 1) return label !== undefined || isBullet || hasContent(body) || isLoneNote(body)
  return /\d|\w\.\w{2}/.test(body) || /^\p{Lu}/u.test(body) || /^(?:free|sold out)$/i.test(body)
}

/** Whether the note is a few words without a verb or a name: "free admission", "self-watering planter for balconies". */
function isLoneNote(body: string): boolean {
  return /^\p{Lu}/u.test(body) && !/[,!]$/.test(body)
}

/** Whether the unit only says where the writer works ("I work for Acme"); it is not printed. */
export function isIntroduction(masked: string): boolean {
  return (
    /^(?:hi,? )?(?:i am|i[’']m|my name is|this is|i work|i run|i own) \S+(?: \S+)? (?:from|at|of|with|for|and i) /i.test(
      masked,
    ) && masked.length < 120
  )
}
