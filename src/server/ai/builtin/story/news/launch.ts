// Reads a launch from the notes: the product's name, what it is, for whom, and from when.

import { escapePattern } from '#domain/language/matches.ts'
import { readVerb } from '#domain/language/verbs.ts'
import { findVerb } from '#server/ai/builtin/story/clauses/clauses.ts'
import { isClean } from '#server/ai/builtin/story/clauses/printable-words.ts'
import { type Story, shortName } from '#server/ai/builtin/story/story.ts'
import { dropStop, lowerFirst } from '#server/ai/builtin/text/joining.ts'
import { isVerbBehindComma } from '#server/ai/builtin/text/parts-of-speech.ts'
import { dayPattern, listDays } from './days.ts'
import type { Found, NewsLine } from './read-news.ts'

export function readLaunch(lines: readonly NewsLine[], story: Story): Found[] {
  const product = findProduct(lines, story)
  if (product === undefined) return []
  const kind = findKind(product, lines)
  const when = findDay(product, lines)
  const { name, line } = product
  // A company with its product's name launches itself: "Quillo, an app that …, will launch on March 10".
  const isOwn = name === shortName(story.company)
  return [
    ...(isOwn
      ? []
      : [
          {
            slot: looksPersonal.test(name) && kind !== undefined ? 'called' : 'launched',
            value: withArticle(name, lines),
            unit: line.unit,
          } as const,
        ]),
    ...(kind === undefined ? [] : [{ slot: 'kind', value: kind.text, unit: kind.line.unit } as const]),
    ...(when === undefined ? [] : [{ slot: 'when', value: when.text, unit: when.line.unit } as const]),
  ]
}

/** A name that looks like a person's with a description: "Early Ferry, its first beer". */
const looksPersonal = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u

/** The name with "the", if the notes write it so: "the Sedgley". */
const withArticle = (name: string, lines: readonly NewsLine[]): string =>
  lines.some(({ text }) =>
    new RegExp(
      `(?<!\\p{L})the ${escapePattern(name)}(?= (?:is|on|in|at|goes|comes|out)\\b|[,.]|$)`,
      'u',
    ).test(text),
  )
    ? `the ${name}`
    : name

interface Named {
  name: string
  line: NewsLine
}

const named =
  '[“"]?(?<name>\\p{Lu}[\\p{L}\\p{N}’\'-]*(?: (?:\\p{Lu}[\\p{L}\\p{N}’\'-]*|\\d[\\p{L}\\p{N}]*)){0,3})[”"]?'
const naming: readonly RegExp[] = [
  new RegExp(`\\b(?:called|named|name(?: is)?:?) (?:the )?${named}`, 'u'),
  new RegExp(`\\bput(?:s|ting)? (?:the )?${named} on (?:sale|the market)\\b`, 'u'),
  new RegExp(
    `^(?:the )?${named} (?:is )?(?:out|on sale|goes on sale|ships|launches|comes out)(?: on| from)? ${dayPattern}`,
    'u',
  ),
]
/** Labels for the product's name. */
const thingLabel =
  /^(?:thing|part|name(?: of (?:it|(?:the )?(?:product|thing|service|app)))?|(?:the )?(?:new )?(?:product|model|app|game|service|device|tool|beer|item|line)(?: name)?)$/iu
const labeled = new RegExp(`^${named}(?<more> \\p{Ll}[\\p{Ll} -]{2,40})?(?=[,.;–(]|$)`, 'u')

/** The product of the fact sheet, or the only name that the notes give a thing. */
function findProduct(lines: readonly NewsLine[], story: Story): Named | undefined {
  const given = story.product === undefined ? undefined : clean(story.product)
  const own = shortName(story.company)
  if (given !== undefined) {
    const line = lines.find(({ text }) => text.includes(given))
    return line === undefined || findVerb(`it ${given}`) !== undefined || /^\p{Ll}/u.test(given)
      ? undefined
      : { name: wholeName(given, line.text), line }
  }
  const top = lines.toSorted((one, other) => other.news - one.news)[0]
  const described = isThingItself.exec(top?.text ?? '')?.groups?.name
  if (top !== undefined && described !== undefined && !noName.test(described))
    return { name: described, line: top }
  const found = lines.flatMap((line): Named[] => {
    const isThing = line.label !== undefined && thingLabel.test(line.label.trim())
    const groups = isThing ? labeled.exec(line.text)?.groups : firstOf(line.text)
    const name = groups?.name === undefined ? undefined : `${groups.name}${groups.more ?? ''}`
    return name === undefined || noName.test(name) || name === own ? [] : [{ name, line }]
  })
  return new Set(found.map(({ name }) => name)).size === 1 ? found[0] : undefined
}

/** Phrases such as "The Switchback is a hands-free dog leash". */
const isThingItself = new RegExp(`^(?:the )?${named} is (?:an?|our new|its new) \\p{Ll}`, 'iu')

/** The whole name in the notes, if the sheet has only its first word: "Ndox ci Kanam". */
const wholeName = (name: string, text: string): string =>
  new RegExp(`[“"](?<whole>${escapePattern(name)}[^“”"]{0,40})[”"]`, 'u')
    .exec(text)
    ?.groups?.whole?.replace(/[,.]$/, '') ?? name

const firstOf = (text: string): Record<string, string | undefined> | undefined =>
  naming.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups !== undefined)

const noName = /^(?:The|It|A|An|In|On|At|We|They|New|And|But|So|After|From|Dr|Mr|Mrs|Ms)\b/u

const clean = (name: string): string => dropStop(name.replaceAll(/[“”"]/g, '').trim())

interface Read {
  text: string
  line: NewsLine
}

const nearest = 3
/** Labels that ask what it is. */
const kindLabel =
  /^(?:what (?:is )?(?:it|this)(?: is)?|what (?:is )?the (?:product|app|service|thing)(?: is)?|(?:product )?description|kind of product)\??$/iu

/** What the product is: after its name, before it, or in the next lines. */
function findKind({ name, line }: Named, lines: readonly NewsLine[]): Read | undefined {
  const at = lines.indexOf(line)
  const labeled = lines.find((each) => kindLabel.test(each.label?.trim() ?? ''))
  const said = labeled === undefined ? undefined : shapeKind(labeled.text)
  if (labeled !== undefined && said !== undefined) return { text: said, line: labeled }
  const quoted = `[“"]?${escapePattern(name)}[”"]?`
  const own = lines.filter(({ text }) => text.includes(name))
  for (const each of own) {
    const text = kindBeside(each.text, quoted)
    if (text !== undefined) return { text: withDoing(text, lines[lines.indexOf(each) + 1]), line: each }
  }
  for (const above of lines.slice(Math.max(0, at - nearest), at)) {
    const text = kindAbove(above)
    if (text !== undefined) return { text, line: above }
  }
  for (const next of lines.slice(at + 1, at + 1 + nearest)) {
    const text = kindBelow(next, line, lines)
    if (text !== undefined) return { text, line: next }
  }
  return undefined
}

/** A short kind with what it does: "app" and "it tells parents when the bus is coming". */
function withDoing(kind: string, next: NewsLine | undefined): string {
  const doing = /^(?:it|the (?:app|product|game|thing|service|tool)) (?<verb>\p{Ll}+) (?<rest>\S.+)$/iu.exec(
    next?.text ?? '',
  )?.groups
  const isShort = kind.split(' ').length <= 3 && !/ (?:that|which|for) /u.test(kind)
  if (!isShort || doing?.verb === undefined || readVerb(doing.verb, 'third') === undefined) return kind
  const rest = doing.rest?.split(/[,;] /u)[0] ?? ''
  const told = `${kind} that ${doing.verb} ${rest}`
  return isClean(told) && told.split(' ').length <= mostWords ? told : kind
}

function kindBeside(text: string, name: string): string | undefined {
  const behind = new RegExp(
    `${name},?(?: on ${dayPattern})?,? (?:which is |is )?(?<kind>an? \\p{Ll}.+)$`,
    'u',
  ).exec(text)?.groups?.kind
  const listed = new RegExp(
    `^(?:the |new |launching |introducing )*${name}(?:,| [–—-]|:|\\.) (?<kind>\\p{L}.+)$`,
    'iu',
  ).exec(text)?.groups?.kind
  const named = new RegExp(
    `\\b(?<kind>(?:an?|the|its first|its new|[Nn]ew|[Ll]aunching) [\\p{Ll} -]{3,70}?)(?:,| and)?,? (?:(?:it|which|that) is )?(?:called |named |name |with the name )?,?${name}(?:,? (?<more>that [^,;.]{3,60}))?`,
    'u',
  ).exec(text)?.groups
  // A kind before and after the name: "a foot for children, name “Chhalaang”, that grows with them".
  const before =
    named?.kind === undefined
      ? undefined
      : [named.kind, named.more].filter((part) => part !== undefined).join(' ')
  const taken = new RegExp(
    `${name}[^.;]{0,40}?(?:,| and) (?:it|she|this) is (?<kind>an? \\p{Ll}.+)$`,
    'u',
  ).exec(text)?.groups?.kind
  const bare = new RegExp(
    `(?:^|[–—-] )(?:the |an? |its |[Tt]he company[’']s )?(?:new )?(?<kind>\\p{Ll}+(?: \\p{Ll}+)?) is (?:called|named) ${name}`,
    'u',
  ).exec(text)?.groups?.kind
  // "Its first beer" says more than the kind of beer.
  const first = /^its first /u.test(before ?? '') ? before : undefined
  return [first, behind, listed, before, taken, bare]
    .map((kind) => kind && shapeKind(kind))
    .find((kind) => kind !== undefined)
}

/** The kind in the line above: "Acme is bringing out its first beer", "New sock for nurses out Feb. 2". */
function kindAbove({ text }: NewsLine): string | undefined {
  const kind =
    /\b(?:(?:bring|put)(?:s|t?ing) out|launch(?:es|ing)|introduc(?:es|ing)|start(?:s|ing)? (?:to sell|selling)) (?<kind>(?:an?|its first|its new) \p{Ll}.+)$/u.exec(
      text,
    )?.groups?.kind ??
    /^(?:[Aa] )?[Nn]ew (?<kind>\p{Ll}[\p{Ll} -]{2,50}?),? (?:out|on sale|available|launching|coming|from)\b/u.exec(
      text,
    )?.groups?.kind
  return kind === undefined ? undefined : shapeKind(kind)
}

/** The kind in the line below: "It is a float sensor", "Ear tag for sheep that tells farmers". */
function kindBelow(
  { text, unit, label }: NewsLine,
  line: NewsLine,
  lines: readonly NewsLine[],
): string | undefined {
  if (label !== undefined) return undefined
  const said = /^(?:it|she|the (?:thing|product|app|game|boat)) is (?<kind>an? \p{Ll}.+)$/iu.exec(text)
    ?.groups?.kind
  if (said !== undefined) return shapeKind(said)
  const isNext = unit === line.unit + 1 && line === lines.find((each) => each.unit === line.unit)
  return isNext &&
    line.label !== undefined &&
    /^\p{Lu}?\p{Ll}+ (?:\p{Ll}+ )?(?:for|that|which|with) /u.test(text)
    ? shapeKind(text)
    : undefined
}

const mostWords = 22
/** Words that are no kind, or somebody else's. */
const noKind =
  /^(?:an? |its |the )?(?:(?:new|first) )?(?:thing|product|one|name|company|firm|vendor|supplier|maker|brand|startup|start-up|agency|contractor|it|news|bit|lot|like .*|way|game changer)\b/iu

/** The kind with its article, cut where something else begins; undefined if no usable words are left. */
function shapeKind(given: string): string | undefined {
  const words = dropStop(
    given
      .replace(/^(?:new|launching|the) /iu, '')
      .replace(
        /[;.] .*$|(?:,| and|, and) (?:it|they|we|she|he|so|which means) .*$|, (?=\d|[$€£]).*$| \([^()]*$/u,
        '',
      )
      .replace(
        /, (?:on sale|out|available|from|launching|starting|sold|made|in(?! (?:their|its) own )|at|free)\b.*$/u,
        '',
      )
      // "a mill for bakers, grinds wheat, rye and corn": what it does has a verb of its own.
      .replace(/, (?<verb>\p{Ll}+s) .*$/u, (all, verb: string) =>
        isVerbBehindComma(verb, `It is ${given}`) ? '' : all,
      )
      // What follows a comma says more of it, unless it continues a list.
      .replace(/, (?!in (?:their|its) own \p{Ll}+\.?$|(?:\p{Ll}+ )?\p{Ll}+(?:,| and| or) ).*$/u, '')
      .replaceAll(/\b(?:basically|really|just|actually) /gu, ''),
  ).trim()
  const kind = untilClean(words)
  const size = kind?.split(' ').length ?? 0
  if (
    kind === undefined ||
    noKind.test(kind) ||
    size > mostWords ||
    findVerb(`The ${head(kind)}`) !== undefined
  )
    return undefined
  return kind.length < 3 || /\b(?:this|these|those|here|press|release)\b/u.test(head(kind)) ? undefined : kind
}

/** The kind without its relative clause. */
const head = (kind: string): string =>
  kind
    .replace(/^(?:an?|its) /u, '')
    .split(/,? (?:that|which|who|where|for|with|to|made|built|designed)\b/u)[0] ?? kind

function untilClean(words: string): string | undefined {
  const clauses = words.split(/(?=, | and | that | which )/)
  for (let end = clauses.length; end > 0; end--) {
    const kept = clauses.slice(0, end).join('')
    if (isClean(kept) && !/\b(?:you|users? can)\b/u.test(kept)) return lowerFirst(kept)
  }
  return undefined
}

const onSale =
  /\b(?:goes? (?:on sale|live)|on sale|comes? out|out|launch(?:es|ing|ed)?|available|starts? (?:to sell|selling)|(?:in|on) (?:the )?(?:shops|stores|shel(?:f|ves))|releas(?:e|es|ed|ing)|introduc(?:es|ing|tion)|brings?|bringing)\b/iu
const otherDay =
  /\b(?:orders?|deliver\p{L}+|tested|trial\p{L}*|since|until|till|export|founded|applications?|demo|pre-?order\p{L}*)\b/iu
const dayLabel =
  /^(?:when|launch(?: date)?|on sale|release(?: date)?|available(?: from)?|availability|date(?: of introduction)?|start|introduction|premiere|out)$/iu

/** The only day in the line on which the product becomes available. */
function findDay({ line }: Named, lines: readonly NewsLine[]): Read | undefined {
  const dated = lines.filter(({ text, label }) =>
    label === undefined ? onSale.test(text) && !otherDay.test(text) : dayLabel.test(label.trim()),
  )
  const own = dated.find((each) => each === line)
  for (const each of own === undefined ? dated : [own, ...dated]) {
    const days = each.label === undefined ? listDays(each.text) : listDays(each.text).slice(0, 1)
    const [text] = days
    if (text !== undefined && days.length === 1) return { text, line: each }
  }
  return undefined
}
