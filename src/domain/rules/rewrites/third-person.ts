// Rewrites 'we' and 'our' outside quotations as the company. Rule TON-03. Where another name could be meant by 'the company', the company's own is
// repeated.

import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { findMatches } from '#domain/language/matches.ts'
import { isNameWord } from '#domain/rules/paragraph-matches.ts'
import { Paragraph } from '#domain/rules/release/paragraph.ts'
import type { TextEdit } from '#domain/rules/rule.ts'
import { matchCase } from '#domain/text/letter-case.ts'
import type { Place, Rewrite } from './rewrite.ts'
import { agreeRest, agreeVerb } from './verb-agreement.ts'

const ownPattern =
  /(?<![\p{L}’'-])(?:(?<we>we)(?<short>[’'](?:re|ve|ll|d))?(?![\p{L}’'-])(?<adverb>(?: (?:just|also|now|currently|always|already|recently|still|only|never|not|(?!(?:apply|comply|fly|multiply|rely|reply|supply)\b)\p{Ll}+ly))*)(?: (?<verb>\p{Ll}+(?:[’']t)?))?|(?<our>ours?)(?![\p{L}’'-])|(?<!\b(?:of|let) )(?<us>us)(?![\p{L}$’'-]| dollars\b))/giu
const anyOwn = /(?<![\p{L}’'-])(?:we|ours?|us)(?![\p{L}-])/iu

export const thirdPerson: Rewrite = {
  rule: 'TON-03',
  find(text, place) {
    if (place.isUnclear || place.kind === 'contact' || place.kind === 'heading' || !anyOwn.test(text))
      return []
    const teller = new Teller(text, place)
    const paragraph = new Paragraph({ type: 'paragraph', text })
    return findMatches(text, ownPattern)
      .filter(({ index }) => !isNameWord(paragraph, index))
      .flatMap((match) => teller.tell(match))
  },
}

const order =
  /(?:^|[.!?]["”]? )(?:[Pp]lease )?(?:Visit|Call|Join|Contact|Follow|Email|Find|Reach|Meet|Write|Tell|Ask|See|Help|Let|Give|Come see|Talk|Like)(?: (?:to|with|at|out))? $/

const ownKind =
  /^ (?:company|firm|organization|business|agency|nonprofit|startup|cooperative|charity)(?![\p{L}-])/u

/** Goes through a paragraph and remembers who was named last. */
class Teller {
  private readonly text: string
  private readonly company: string | undefined
  private isNamed: boolean
  /** The end of the last mention of the company, and whether it was a subject. */
  private last = 0
  private hasSubject = false

  constructor(text: string, { company, isIntroduced }: Place) {
    this.text = text
    this.company = company
    this.isNamed = isIntroduced === true
  }

  tell(match: RegExpExecArray): TextEdit[] {
    const { our, us } = match.groups ?? {}
    // 'Our company' is the company.
    if (our === 'our' || our === 'Our') {
      const after = this.text.slice(match.index + match[0].length)
      if (ownKind.test(after)) return this.write(match, 'the')
    }
    if (our !== undefined) return this.write(match, this.possess(match))
    // 'US$6 million' and 'the US' are no pronouns.
    if (us === 'US') return []
    // 'Visit us' is an order to the reader, which another pronoun would not fix.
    if (us !== undefined && order.test(this.text.slice(Math.max(0, match.index - 24), match.index))) return []
    if (us !== undefined) return this.write(match, this.isClear(match.index) ? this.noun : this.name)
    return this.tellWe(match)
  }

  private get name(): string {
    return this.company ?? 'the company'
  }

  /** The noun for the company; a hospice is not called "the company". */
  private get noun(): string {
    const kind = kindOfName.exec(this.company ?? '')?.[0]
    return kind === undefined ? 'the company' : `the ${kind.toLowerCase()}`
  }

  private tellWe(match: RegExpExecArray): TextEdit[] {
    const end = match.index + match[0].length
    const said = readPredicate(match.groups ?? {}, this.text.slice(end))
    if (said === undefined) return []
    const who = this.isNamed && this.isClear(match.index) ? this.noun : this.name
    const adverb = (match.groups?.adverb ?? '').trim()
    const parts = [this.isJoined(match.index) ? '' : who, said.helper, adverb, said.verb]
    this.isNamed = true
    this.hasSubject = true
    const edits = this.write(match, parts.filter(Boolean).join(' '))
    return [...edits, ...said.others.map(({ from, to, text }) => ({ from: end + from, to: end + to, text }))]
  }

  private write(match: RegExpExecArray, written: string): TextEdit[] {
    this.last = match.index + match[0].length
    const text = matchCase(match[0], written)
    return [{ from: match.index, to: this.last, text }]
  }

  /** 'Its' if the sentence already has the company as its topic, else the name's possessive. */
  private possess(match: RegExpExecArray): string {
    const isClear = this.isClear(match.index)
    const between = this.text.slice(this.last, match.index)
    const start = Math.max(...['. ', '! ', '? ', '— '].map((end) => between.lastIndexOf(end)))
    const isSpokenOf = (start === -1 && this.last > 0) || between.includes(this.name, Math.max(start, 0))
    if (isClear && isSpokenOf) return match.groups?.our?.length === 'our'.length ? 'its' : 'its own'
    const owner = isClear ? this.noun : this.name
    return owner.endsWith('s') ? `${owner}’` : `${owner}’s`
  }

  /** Whether the company already is the subject, so that 'and we are' becomes 'and is'. */
  private isJoined(at: number): boolean {
    const between = this.text.slice(this.last, at)
    return (
      this.hasSubject &&
      / (?:and|but) $/.test(between) &&
      !/[.,;:!?]|\b(?:that|which|who|because|when|while|if|and|but)\b/.test(
        between.replace(/ \p{Ll}+ $/u, ''),
      ) &&
      this.isClear(at)
    )
  }

  /** Whether no other name stands between here and the last mention. */
  private isClear(at: number): boolean {
    const { company } = this
    if (company === undefined) return true
    const between = this.text.slice(this.last, at).replaceAll(company, '')
    return findMatches(between, capitalWord).every(({ 0: word, index }) => {
      const isStart = /(?:^|[.!?]["”]? )$/.test(between.slice(0, index))
      return isStart && (index > 0 || this.last === 0) ? isEverydayWord(word) : plainCapital.test(word)
    })
  }
}

/** A noun in the company's name for what it is: "St. Brannoc’s Hospice", "Museum of Tides". */
const kindOfName =
  /(?<![\p{L}-])(?:Academy|Agency|Alliance|Association|Authority|Bakery|Band|Bank|Brewery|Center|Centre|Charity|Choir|Church|Clinic|Club|College|Commission|Co-op|Cooperative|Co-operative|Council|Federation|Fellowship|Festival|Foundation|Hospice|Hospital|Institute|Lab|Laboratory|League|Library|Ministry|Museum|Observatory|Opera|Orchestra|School|Society|Theater|Theatre|Trust|Union|University|Zoo)(?= of | for |$)/u

const helpers: Readonly<Record<string, string>> = { re: 'is', ve: 'has', ll: 'will', d: 'would' }
const headcount = /^ \d[\d,]* (?:people|staff|employees)\b/

interface Predicate {
  helper: string
  verb: string
  /** Edits of later verbs with the same subject. */
  others: readonly TextEdit[]
}

/** The verb after 'we', for one company; undefined if it isn't clear. */
function readPredicate(
  { short, verb = '' }: Readonly<Record<string, string | undefined>>,
  rest: string,
): Predicate | undefined {
  const helper = short === undefined ? undefined : helpers[short.slice(1)]
  // A company has people and isn't them: 'We’re 48 people'.
  if (headcount.test(rest) && (verb === 'are' || (helper === 'is' && verb === '')))
    return { helper: '', verb: 'employs', others: [] }
  // 'We’re 55.' counts people.
  if (verb === '' && helper === 'is' && /^ \d[\d,]*(?:[.,;!]|$)/.test(rest)) return undefined
  if (helper !== undefined) return { helper, verb, others: [] }
  const agreed = agreeVerb(verb)
  const others = agreeRest(verb, rest)
  return agreed === undefined || others === undefined ? undefined : { helper: '', verb: agreed, others }
}

const capitalWord = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}&’'-]*/gu
const plainCapital =
  /^(?:I|Jan|Feb|Mar|March|Apr|April|May|June|July|Aug|Sept|Oct|Nov|Dec|January|February|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)$/
