// 'About Acme': who the company is, from what the brief tells about it. Press rules STR-12.

import { splitSentences } from '#domain/language/sentences.ts'
import { capitalizeFirst, endSentence, lowerFirst, opensWith } from '#server/ai/builtin/text/joining.ts'
import type { Draft } from './draft.ts'

export interface About {
  name: string
  text: string
}

const founded = /\b(?:was |were )?founded in (?<year>(?:18|19|20)\d\d)\b(?! in \p{Lu})/u
const based =
  /\b(?:is |are )?(?:based|headquartered) in (?<place>[^.;]+?)(?= and (?:\p{Ll}+s|was|has)\b|, (?:runs|employs|operates|has|sells)\b|[.;]|$)/u
const size = /\b(?:has|employs) (?<count>[\d,]+) (?<who>employees|people|members)\b/
const doing =
  /^(?:It|The company) (?<does>(?:makes|builds|runs|sells|develops|provides|operates|designs|offers|weaves|helps|treats|serves|delivers|produces|publishes|teaches|brews|grows) .+)$/u

/** The company's paragraph, and the partner's in a partnership. */
export function writeAbouts(draft: Draft, background: readonly string[]): About[] {
  const { partner, type } = draft.brief
  const isPartners = (text: string) => partner !== undefined && text.startsWith(partner)
  const own = writeAbout(
    draft,
    background.filter((text) => !isPartners(text)),
  )
  if (partner === undefined || type !== 'partnership') return [own]
  const others = background.filter(isPartners)
  return others.length === 0 && draft.brief.statements.length >= 3
    ? [own]
    : [own, writePartnerAbout(partner, others)]
}

/** The company's own paragraph; gaps for what it does, where and since when. */
function writeAbout(draft: Draft, background: readonly string[]): About {
  const given = draft.brief.slots.get('about')
  const name = draft.company
  if (given !== undefined) {
    const sentences = splitSentences(given).map(({ text }, index) =>
      draft.clean.sentence(text, index === 0 ? name : undefined),
    )
    return {
      name,
      text: [...sentences, ...background.filter((text) => !given.includes(text)), webLine(draft, given)]
        .filter(Boolean)
        .join(' '),
    }
  }
  return { name, text: joinFacts(name, background, draft) }
}

function joinFacts(name: string, background: readonly string[], draft: Draft): string {
  const facts = readTraits(
    background.map((text) => (opensWith(text, name) ? `It ${text.slice(name.length + 1)}` : text)),
  )
  const given = draft.brief.slots.get('does')
  const does = given === undefined ? (draft.does ?? facts.does) : lowerFirst(draft.clean.piece(given))
  const isDescribed = does === undefined && facts.rest.length > 0
  const home = facts.place ?? homeOf(draft)
  const isHomeTold = facts.rest.some((text) =>
    /\b(?:based|headquartered|head office|located) in\b|\bin \p{Lu}/u.test(text),
  )
  const traits = home === undefined || isHomeTold ? facts : { ...facts, place: home }
  const first = isDescribed ? plainTraits(name, traits) : describeCompany(name, traits, does)
  const rest = facts.rest.map((text, index) =>
    first === '' && index === 0 ? withName(text, name) : withIt(text, name),
  )
  return [first, countLine(facts), ...rest, webLine(draft, '')]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

/** 'Denver, Colorado' when the brief says where the company is at home. */
function homeOf({ brief: { place } }: Draft): string | undefined {
  if (place?.isHome === undefined) return undefined
  return place.region === undefined ? place.city : `${place.city}, ${place.region}`
}

/** 'Acme, founded in 2019 and based in Denver, makes grills.' */
function describeCompany(
  name: string,
  { year, place, rest }: Traits,
  does = '[WHAT IT DOES AND FOR WHOM]',
): string {
  const known = [year && `founded in ${year}`, place && `based in ${place}`].filter(Boolean)
  const traits = known.length > 0 || rest.length > 0 ? known : ['founded in [YEAR]', 'based in [CITY]']
  return endSentence(`${name}${traits.length === 0 ? '' : `, ${traits.join(' and ')},`} ${does}`)
}

function countLine({ count, who }: Traits): string {
  return count === undefined ? '' : `It has ${count} ${who === 'members' ? 'members' : 'employees'}.`
}

/** 'Acme was founded in 2019 and is based in Denver.' */
function plainTraits(name: string, { year, place }: Traits): string {
  const parts = [year && `was founded in ${year}`, place && `is based in ${place}`].filter(Boolean)
  return parts.length === 0 ? '' : `${name} ${parts.join(' and ')}.`
}

interface Traits {
  year?: string
  place?: string
  count?: string
  who?: string
  does?: string
  /** Sentences that say more than the traits. */
  rest: string[]
}

/** Sentences that only say since when, where and how many give their facts; others stay whole. */
function readTraits(background: readonly string[]): Traits {
  const traits: Traits = { rest: [] }
  for (const sentence of background) {
    const left = sentence
      .replace(founded, '')
      .replace(based, '')
      .replace(size, '')
      .replaceAll(/[\s,.;]|\band\b/g, '')
    const isPlain =
      left.length <=
      (/^(?:It|The company|\p{Lu}[\p{L}&’ ]+?)(?= (?:was|is|has|were|are))/u
        .exec(sentence)?.[0]
        .replaceAll(' ', '').length ?? 0) +
        3
    const does = doing.exec(sentence)?.groups?.does
    if (isPlain) takeTraits(sentence, traits)
    else if (does !== undefined && traits.does === undefined && !founded.test(sentence))
      traits.does = does.replace(/\.$/, '')
    else traits.rest.push(sentence)
  }
  return traits
}

function takeTraits(sentence: string, traits: Traits): void {
  const year = founded.exec(sentence)?.groups?.year
  const place = based.exec(sentence)?.groups?.place
  const { count, who } = size.exec(sentence)?.groups ?? {}
  if (year !== undefined) traits.year = year
  if (place !== undefined) traits.place = place
  if (count !== undefined && who !== undefined) Object.assign(traits, { count, who })
}

/** The name opens the paragraph; after that 'It' does. */
function withIt(sentence: string, name: string): string {
  const start = [name, 'The company'].find((words) => opensWith(sentence, words))
  return start === undefined ? capitalizeFirst(sentence) : `It ${sentence.slice(start.length + 1)}`
}

function withName(sentence: string, name: string): string {
  return sentence.startsWith(name) ? sentence : sentence.replace(/^(?:It|The \p{Ll}+)(?= )/u, name)
}

function webLine({ brief }: Draft, given: string): string {
  const link = brief.slots.get('website') ?? brief.links[0]
  if (link === undefined) return ''
  const site =
    brief.type === 'research' || /\//.test(link.replace(/^https?:\/\//, ''))
      ? (/^(?:https?:\/\/)?[^/]+/.exec(link)?.[0] ?? link)
      : link
  return given.includes(site) ? '' : `More information is at ${site}.`
}

/** The partner's paragraph, from statements about it. */
function writePartnerAbout(partner: string, background: readonly string[]): About {
  const text =
    background.length > 0
      ? background.join(' ')
      : `${capitalizeFirst(partner)}, founded in [YEAR] and based in [CITY], [WHAT IT DOES AND FOR WHOM].`
  return { name: partner, text }
}
