// Notes as units: lines, then sentences, also such that begin with a small letter, then what fillers join in speech.

import { findDictation } from '#domain/brief/speech/dictation.ts'
import { findMatches } from '#domain/language/matches.ts'
import { findQuotations } from '#domain/language/quotations.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import { type LogicalLine, readLogicalLines } from './logical-lines.ts'
import { findNotes } from './spread/margin-notes.ts'
import type { Unit } from './unit.ts'

/** A stop before a small letter ends a sentence of notes, unless it shortens the word. */
const smallStart =
  /(?:(?<=[\p{L}\d)]{3})|(?<=(?<![\p{L}\p{N}])(?:[Nn]o|[Ii]t|[Uu]s|[Mm]e|[Dd]o|[Ss]o|[Uu]p|[Oo]n|[Ii]n|[Gg]o|[Oo][Kk])))[.!?]+(?= +\p{Ll})/gu
const shortened =
  /(?<![\p{L}\p{N}_])(?:inc|corp|ltd|etc|approx|dept|est|incl|jan|feb|mar|apr|aug|sept|sep|oct|nov|dec|ave|blvd|calif|colo|conn|mass|mich|minn|okla|tenn|wash|wis|tel|ext|min|max|avg|vol|mio|mrd)$/iu
const longestShort = 8
const spoken =
  /[,;.]?(?<! ) +(?=(?:um+|uh+|erm?|okay so|ok so|oh and|oh also|anyways?|by the way|btw|also btw|and then also|fyi)\b[, ])/gi
/** Typed as it was spoken: "… to hear back The first 200 guests …". */
const runOn =
  /(?<=\p{Ll}{3})(?<!\b(?:after|before|when|because|that|which|than|since|while|until|what|how|think|said)) (?=(?:The|It|We|They|There|Our|This|Please) \p{Ll})/gu
/** No sentence is longer; what looks like one is cut between words. */
const longest = 1200

/** The units of the notes, in order. */
export function splitUnits(notes: string): Unit[] {
  const lines = readLogicalLines(notes)
  const isForm = lines.filter(({ text }) => readQuestion(text) !== undefined).length >= fewestQuestions
  return lines.flatMap((line, number) =>
    splitLine(line, number, {
      isForm,
      isTable: isRow(line, lines[number - 1]) || isRow(line, lines[number + 1]),
    }),
  )
}

const listCells = (text: string): string[] =>
  text
    .split(/\t|(?<=^|\s)\|(?=\s|$)/u)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')

/** Two lines with bars or tabs below each other are a table; one alone is a signature. */
function isRow(line: LogicalLine, beside: LogicalLine | undefined): boolean {
  return beside?.block === line.block && listCells(line.text).length > 1 && listCells(beside.text).length > 1
}

/** What the lines around a line make of it. */
interface Layout {
  isForm: boolean
  isTable: boolean
}

function splitLine(line: LogicalLine, number: number, { isForm, isTable }: Layout): Unit[] {
  const label = readLabel(line.text) ?? (isForm ? readQuestion(line.text) : undefined)
  const isHeading =
    label === undefined
      ? isHeadingLine(line.text, line.isBullet)
      : label.value === '' && !spokenLine.test(label.label)
  const ranges = isHeading ? [[0, line.text.length] as const] : cutSentences(line.text, label?.length)
  return ranges.map(([from, to], index): Unit => {
    const written = line.text.slice(from, to)
    const text = written.replaceAll(/\s+/g, ' ')
    const cells = isTable && index === 0 ? listCells(written) : []
    return {
      text,
      body: dropFillers(text),
      from: line.place(from),
      to: line.place(to - 1) + 1,
      line: number,
      block: line.block,
      indent: line.indent,
      isBullet: line.isBullet,
      isFirst: index === 0,
      isHeading,
      ...(cells.length > 1 && { cells }),
      ...(line.sender !== undefined && { sender: line.sender }),
      ...(label && index === 0 && { label: label.label, value: text.slice(label.length).trim() }),
    }
  })
}

const labelPattern =
  /^(?:[*_#]{1,4} ?)?(?<label>\p{L}(?:[\p{L}\p{N} /&’'().-]|, (?=[^():]{1,20}\))){1,44}?)(?:[*_]{1,3})?\s*:(?:[*_]{1,3})?(?=\s|$|["“])/u

/** "Price: $40"; a sentence with a colon far in is none. */
function readLabel(text: string): { label: string; value: string; length: number } | undefined {
  const match = labelPattern.exec(text.slice(0, 60))
  const label = match?.groups?.label?.trim()
  if (match === null || label === undefined || label.split(' ').length > 6) return undefined
  // "Birch led. Also in: Alder": a sentence that has ended is no part of a label.
  if (/\p{Ll}{3}\. \p{Lu}/u.test(label)) return undefined
  return { label, length: match[0].length, value: text.slice(match[0].length).trim() }
}

const fewestQuestions = 2
const question = /^(?<asked>\p{Lu}[\p{L}’' /-]{2,50})\?(?: \([^()]{2,40}\))? (?=\S)/u
const asksFor: readonly (readonly [RegExp, string])[] = [
  [
    /^what(?:[’']?s| is| are)? (?:the |your |our )?(?:big |main |actual )?(?:news|announcement|story)$|^what happened$/i,
    'What',
  ],
  [/^when(?: (?:is|was|did|does|will) .*)?$/i, 'When'],
  [/^where(?: (?:is|was|did|does|will) .*)?$/i, 'Where'],
  [/^why(?: .*)?$/i, 'Why'],
]

/** "When did it happen? Feb. 21": a form that asks its questions in full. */
function readQuestion(text: string): { label: string; value: string; length: number } | undefined {
  const match = question.exec(text.slice(0, 100))
  const asked = match?.groups?.asked?.trim()
  if (match === null || asked === undefined || asked.split(' ').length > 7) return undefined
  const label = asksFor.find(([pattern]) => pattern.test(asked))?.[1]
  if (label === undefined) return undefined
  return { label, length: match[0].length, value: text.slice(match[0].length).trim() }
}

const headingLine =
  /^(?:#{1,4} .+|==+[^=]+==+|\*{1,3}[^*]{2,60}\*{1,3}|[\p{Lu}\d &/’'-]{4,60}|-{3,}|_{3,}|={3,})$/u
const sectionWords =
  /^(?:the )?(?:(?:key |basic |quick |the |more |company |product |event |other )?(?:facts?|details|background|notes?|info(?:rmation)?|basics|quotes?|logistics|numbers|figures|people|specs|context|overview|summary|boilerplate|about us|about)|(?:media|press|pr)(?: and press)?(?: contacts?| inquiries| enquiries)?|contacts?|for (?:the )?(?:release|publication|press)|next steps|to ?dos?|action items|attendees|agenda)$/i

/** "Y’all asked for something from me:" speaks to somebody; it names nothing. */
const spokenLine = /(?:^|\s)(?:i|me|my|you|your|y[’']all|he|she|asked|sent|wrote|said)(?=$|[\s’'])/iu

/** A line that only names what comes below it. */
function isHeadingLine(text: string, isBullet: boolean): boolean {
  if (isBullet) return false
  return (headingLine.test(text) && text.split(' ').length <= 7) || sectionWords.test(text)
}

function cutSentences(line: string, afterLabel = 0): (readonly [number, number])[] {
  const masked = maskQuoted(line)
  const dictated = findDictation(line)
  const own = dictated === undefined || dictated.lead.from === 0 ? [] : [dictated.lead.from]
  const notes = findNotes(line)
  const cuts = [...findStops(line, masked), ...findSpoken(masked), ...findClauses(masked), ...own]
    .filter((cut) => cut > afterLabel)
    // What somebody dictates stays with who says it.
    .filter((cut) => dictated === undefined || cut <= dictated.lead.from || cut >= dictated.end)
    // A note in the margin is a unit of its own.
    .filter((cut) => !notes.some(({ from, to }) => cut > from && cut < to))
    .concat(notes.flatMap(({ from, to }) => [from, to]))
    .toSorted((one, other) => one - other)
  const ranges: (readonly [number, number])[] = []
  let from = 0
  for (const cut of [...cuts, line.length]) {
    for (const range of cutLong(line, from, cut)) ranges.push(range)
    from = cut
  }
  return ranges
}

function findStops(line: string, masked: string): number[] {
  const ends = splitSentences(masked)
    .slice(0, -1)
    .map(({ to }) => to)
  const small = findMatches(masked, smallStart)
    .filter(({ index }) => !shortened.test(masked.slice(Math.max(0, index - longestShort), index)))
    .map((match) => match.index + match[0].length)
  // The stop is inside the marks, and masked.
  const quoted = findMatches(masked, /[”"»](?=\s+[\p{Lu}“"«])/gu)
    .map((match) => match.index + 1)
    .filter((end) => /[.!?…]/.test(line[end - 2] ?? ''))
  return [...new Set([...ends, ...small, ...quoted])].filter(
    (end) => !/[”"»]/.test(line[end - 1] ?? '') || !isSignature(line.slice(end, end + 200)),
  )
}

const says =
  /^\s*(?:said|says|say|adds?|added|explains?|explained|notes?|noted|according to|[-–—(])|^\s*(?:\p{Lu}[\p{L}.’'-]*,? ){1,4}(?:\([^)]{2,40}\) )?(?:said|says|added|adds|explained|noted)\b/u
const signature =
  /^\s*\(?(?:Dr\. |Prof\. )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'.-]+){1,3}, (?:\p{L}+[ ,)]?){1,8}\.?$/u

/** What follows a quotation and says whose words they are. */
function isSignature(rest: string): boolean {
  return says.test(rest) || signature.test(rest)
}

/** The line with every quoted letter replaced, so that places stay the same. */
export function maskQuoted(line: string): string {
  let masked = ''
  let end = 0
  for (const { from, to, inner } of findQuotations(line)) {
    masked += `${line.slice(end, from + 1)}${'·'.repeat(inner.length)}${line.slice(from + 1 + inner.length, to)}`
    end = to
  }
  return masked + line.slice(end)
}

function findSpoken(masked: string): number[] {
  return [...masked.matchAll(spoken), ...masked.matchAll(runOn)]
    .map((match) => match.index + match[0].length)
    .filter((at) => at > 12)
}

/** Notes with a stop or a comma in so many words were written, not spoken. */
const wordsPerStop = 22
const shortestSpeech = 30
const apart = 3

const opening =
  "(?:(?:and|but|so|because|plus|then) )?(?:um+|uh+|okay|ok|anyways?|alright|righto|hold on|oh|look|yeah|now|what else|that's it|thanks|bye|it's|it is|it starts|it got|it was|he's|she's|they're|we're|i'm|i've|i'd|i'll|i need|i want|i think|that's|there's|there are|there is|there was|you can|you know|he (?:starts|has|was|said|says|told|is|will|reckons)|she (?:starts|has|was|said|says|told|is|will|reckons)|they (?:are|have|will|had|were|hate|want|sell|make)|we (?:are|have|will|had|were|won|sell|make|fixed|don't|want|need)|don't|do not|please|make it|make sure|keep it|keep this|put|call me|tell them|stick it|which (?:i think|is a|i'd|means)|for questions|press can|reporters can|anyone who|if (?:anyone|anybody|somebody|a reporter|they)|(?:the|our|this|these) (?:\\p{L}+ ){1,3}?(?:is|are|was|were|has|have|had|will|can|might|could|would|should|runs|carries|costs|failed|left|opens|starts|hasn't|isn't|wasn't|got|put|wants|says))"
const clauseStart = new RegExp(` (?=${opening}\\b)`, 'giu')
/** After these a clause continues. */
const joins =
  /(?:^| )(?:that|which|who|whom|when|where|why|if|because|as|than|like|what|how|said|says|say|think|thinks|know|knows|hope|quote|before|after|while|until|till|since|of|to|in|on|at|for|with|by|from|about|into|over|the|a|an|and|but|so|or|not|is|are|was|were|be|just|even|also|only|means|then|plus|can|might|could|will|would|i|you|they|he|she|we|to)$/i

/** Where to cut a text that has no stops of its own, or sentences that only commas hold together; none when it was written. */
function findClauses(masked: string): number[] {
  const words = masked.split(' ').length
  const stops = masked.match(/[.,;:!?](?=\s|$)/g)?.length ?? 0
  if (words < shortestSpeech) return []
  if (stops > words / wordsPerStop)
    return splitSentences(masked).flatMap((sentence) => findSplices(masked, sentence))
  const cuts: number[] = []
  let last = 0
  for (const { index } of masked.matchAll(clauseStart)) {
    const before = masked.slice(Math.max(last, index - 20), index)
    if (joins.test(before) || masked.slice(last, index).split(' ').length < apart) continue
    cuts.push(index + 1)
    last = index + 1
  }
  return cuts
}

/** No written sentence has so many words and so many clauses behind commas. */
const spliced = { words: 45, clauses: 3 }
const afterComma = new RegExp(`, (?=${opening}\\b)`, 'giu')

/** "…, we rent cold boxes by the day, and we have closed a seed round, it's led by …": speech that was typed up with commas. */
function findSplices(masked: string, { from, to }: { from: number; to: number }): number[] {
  const sentence = masked.slice(from, to)
  if (sentence.split(' ').length < spliced.words) return []
  const cuts = findMatches(sentence, afterComma).map(({ index }) => from + index + 2)
  return cuts.length < spliced.clauses ? [] : cuts
}

function cutLong(line: string, from: number, to: number): (readonly [number, number])[] {
  const ranges: (readonly [number, number])[] = []
  let start = from + (/^\s*/.exec(line.slice(from, to))?.[0].length ?? 0)
  while (to - start > longest) {
    const space = line.lastIndexOf(' ', start + longest)
    const end = space <= start ? start + longest : space
    ranges.push([start, end])
    start = end
  }
  const end = to - (/\s*$/.exec(line.slice(Math.max(start, to - 20), to))?.[0].length ?? 0)
  if (end > start) ranges.push([start, end])
  return ranges
}

const filler =
  /^(?:(?:okay|ok|so|um+|uh+|erm?|well|anyways?|alright|oh|and|also|plus|yeah|yep|btw|by the way|basically|like|hey)\b[,.…]*\s+)+/
const capitalFiller =
  /^(?:(?:Okay|Ok|OK|So|Um+|Uh+|Well|Anyway|Alright|Right|Oh|And|Also|Plus|But|Yeah|Btw|BTW)(?:,|…|\.{3})\s+|(?:So|And|Also|But|Okay so|Ok so)\s+)+(?=\p{L})/u

/** The words without what speech puts before them. */
function dropFillers(text: string): string {
  return text
    .replace(filler, '')
    .replace(capitalFiller, '')
    .replaceAll(/,? \b(?:um+|uh+),? /g, ' ')
}
