// What the whole release needs to know before its first word: names, what the company does, who takes a role.

import { readSurname } from '#domain/brief/people.ts'
import type { Brief } from '#server/ai/builtin/brief/brief.ts'
import { createCleaner } from './cleaner.ts'
import type { Draft } from './draft.ts'

const appointing =
  /\b(?:appoint(?:s|ed)|names|named|hire[sd]|promote[sd]) (?!Chief|Vice|Head|Director|President|General|Senior|Executive|Managing)(?<name>(?:(?:Dr|Prof)\. )?\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’.-]+)+)/u

const joining =
  /^(?<name>(?:Dr\. )?\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’.-]+)+) (?:joins|joined|will join|has joined|becomes|will become)\b/u

export function startDraft(given: Brief, isCareful = true): Draft {
  const does = findActivity(given)
  const own = { ...given, fragments: [...given.fragments] }
  const brief =
    does === undefined
      ? own
      : { ...own, statements: given.statements.filter((text) => text !== does.sentence) }
  const clean = createCleaner(brief, isCareful)
  const appointee = brief.type === 'appointment' ? findAppointee(brief) : undefined
  const thing = brief.product === undefined ? findThing(brief) : undefined
  const pronoun = /(?:^|[.!?] )(She|He) /.exec(brief.statements.join(' '))?.[1]
  return {
    brief,
    clean,
    company: brief.company ?? '[COMPANY]',
    used: new Set(),
    ...(appointee && { appointee: readSurname(appointee), appointeeName: appointee }),
    ...(thing && { thing }),
    ...(pronoun && { pronoun }),
    ...(brief.product && { product: withDeterminer(brief) }),
    ...(does && { does: clean.piece(does.activity) }),
  }
}

/** 'The company makes robots that unload trucks.' */
function findActivity({
  statements,
  company = '[COMPANY]',
}: Brief): { sentence: string; activity: string } | undefined {
  for (const sentence of statements) {
    const groups =
      /^(?<who>The company|It|We|Our company|\p{Lu}[\p{L}&’ -]+?) (?<activity>(?:makes?|builds?|develops?|designs?|produces?|provides?|publishes|teaches|brews|grows) [^\d]+)\.$/u.exec(
        sentence,
      )?.groups
    const { who = '', activity } = groups ?? {}
    const isCompany = /^(?:The company|It|We|Our company)$/.test(who) || company.startsWith(who)
    if (activity !== undefined && isCompany)
      return {
        sentence,
        activity: activity.replace(/^(make|build|develop|design|produce|provide)(?= )/, '$1s'),
      }
  }
  return undefined
}

const launched =
  /\b(?:launch|introduc|unveil|releas|sell)\p{Ll}* (?:an?|its|our|the) (?:new )?(?<thing>(?:[\p{Ll}-]+ ){0,2}?[\p{Ll}-]+)(?= (?:for|that|which|with|on|in|at|to|from|by)\b|[,.])/u

/** 'leak sensor' of 'launches a leak sensor for apartment buildings'. */
function findThing({ type, news = '' }: Brief): string | undefined {
  return type === 'launch' ? launched.exec(news)?.groups?.thing : undefined
}

function findAppointee(brief: Brief): string | undefined {
  const named =
    brief.slots.get('name') ??
    (appointing.exec(brief.news ?? '') ?? joining.exec(brief.news ?? ''))?.groups?.name
  return named
}

/** 'the Harbor One' when the brief says so, or when the name ends in what the thing is. */
function withDeterminer({ product = '', productDetail = '', news = '', fragments }: Brief): string {
  const text = [news, ...fragments].join(' ')
  const at = text.indexOf(product)
  // In 'our new app FitPal' the word before the name is the app's.
  const isSpoken = at > 0 && /\b(?:the|its|our) (?:[\p{Ll}-]+,? ){0,4}(?<!\bapp )$/u.test(text.slice(0, at))
  const last = product.split(' ').at(-1)?.toLowerCase() ?? ''
  const isThing = product.includes(' ') && productDetail.toLowerCase().includes(last)
  return isSpoken || isThing ? `the ${product}` : product
}
