// Rewrites "we" and "you" of the notes as the company and its readers.
import type { AnnouncementType } from '#domain/brief/announcement-types.ts'
import { applyAllRules } from '#domain/check/apply-rules.ts'
import { escapePattern } from '#domain/language/matches.ts'
import { readVerb, toThird } from '#domain/language/verbs.ts'
import { upperFirst } from '#domain/text/letter-case.ts'
import { opensWithList } from '#server/ai/builtin/text/opens-with-list.ts'
import { tagWords } from '#server/ai/builtin/text/parts-of-speech.ts'
import { isSentence, readOpening } from './clauses/clauses.ts'
import { hasLaterVerb, isDoing, withoutSelfReference } from './own-name.ts'
import type { Story } from './story.ts'

const firstPerson = /(?<![\p{L}’'-])(?:[Ww]e|[Oo]urs?|us)(?![\p{L}$-])/u
/** The name of somebody who is spoken to: "Tom, contracts were signed today". */
const vocative =
  /^(?!(?:Today|Yesterday|Tomorrow|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Also|However|Now|Then|Here|There|Overall|Instead|Soon|Later|First|Next|Finally|Meanwhile|Since)\b)\p{Lu}\p{Ll}{1,14}, (?<rest>(?!an?\b|the\b|who\b|which\b|where\b|whose\b|our\b|its\b)\p{Ll}.*)$/su
const resumed =
  /^(?:the )?(?<who>\p{Lu}[\p{L}\d&.’'-]*(?: (?:(?:of|and|the|&) )?[\p{Lu}\d][\p{L}\d&.’'-]*){0,5}), (?:that[’']?s|that is|which is|here in|we are|we[’']re|the|an?|from|in) [^.;:]{2,80}?, (?:they|we|it) ?(?<rest>(?:are|have|will|is|has|[’']re|[’']ve) \S.*)$/su
/** "Dr. Ann Strand, she starts on Monday" */
const resumedPerson =
  /^(?<who>(?:(?:Dr|Mr|Mrs|Ms|Prof)\.? )?\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}.’'-]+){1,3}), (?<word>she|he|his|her) (?=\S+ \S)/u
const singularOf = (rest: string): string =>
  rest.replace(/^(?:are|[’']re) /, 'is ').replace(/^(?:have|[’']ve) /, 'has ')
const opener = /^(?:(?:right|okay|ok|so|well|um+|uh+|and),? ){1,3}(?=\S)/i
const inPassing = "(?:(?:on|in|from|at|this|next) [^;]{3,40}? )?we(?:[’'](?:re|ve|ll))? "
const ownThing = /\b(?:our|my) (?=(?:client|company|startup|start-up|firm|bakery|shop|studio),? )/i

const selvesFirst = /^\p{Lu}[^,]{1,60}, that[’']?s (?:the company|us), (?:and )?(?=\S)/u
/** Drops "that's us" where the verb follows: "Acme, that's us, | is buying". */
const keepSubject = (all: string, at: number, whole: string): string =>
  isDoing(whole.slice(at + all.length).split(' ')[0] ?? '') ? all : ''

/** The text with the company for "we": "We raised" becomes "Acme raised". */
export function speakThird(body: string, { company, type }: Pick<Story, 'company' | 'type'>): string {
  const name = company === undefined ? '' : escapePattern(company)
  const bare = body.replace(opener, '')
  const introduced =
    name === ''
      ? bare
      : bare
          // Who and where, said in passing: "we are Acme in Kassel and on Saturday we open".
          .replace(
            new RegExp(`^we(?:[’']re| are) (?:the )?${name}[^,.;]{0,40}?,? and (?=${inPassing})`, 'iu'),
            '',
          )
          .replace(
            new RegExp(
              `^we(?:[’']re| are) (?:the )?${name}(?<then>,? (?:and )?we |, (?=an? )|, (?=\\p{Ll})| )`,
              'iu',
            ),
            (all, then: string, at: number, whole: string) => {
              if (/we /.test(then)) return 'We '
              // A description is kept: "we are Acme, makers of axles".
              return then === ', ' && !/^an? /i.test(whole.slice(at + all.length))
                ? `${company}, `
                : `${company} is `
            },
          )
  const named = introduced
    .replace(ownThing, '')
    // "our" may mean everybody: "no limit in our law".
    .replaceAll(
      /\b(?:our|my)(?= (?:laws?|country|government|parliament|constitution|currency|language|climate)\b)/giu,
      'the country’s',
    )
    .replaceAll('the country’s country', 'the country')
    .replace(name === '' ? /(?!)/ : new RegExp(`^(?:our|my) [\\p{Ll} -]{3,40},? (?=${name})`, 'iu'), '')
    .replace(vocative, (all, rest: string) =>
      isSentence(upperFirst(rest)) && !opensWithList(all) ? rest : all,
    )
    // A repeated subject is dropped: "Acme, that's the firm in Spokane, they are buying".
    .replace(resumed, (_, who: string, rest: string) => `${who} ${singularOf(rest)}`)
    .replace(resumedPerson, (_, who: string, word: string) =>
      /^(?:his|her)$/.test(word) ? `${who}’s ` : `${who} `,
    )
    // Introductions that only name the company: "Acme, that's the company," and "Client is Acme, a maker of hats".
    .replace(selvesFirst, keepSubject)
    .replace(/^(?:the )?(?:client|company) is (?<name>\p{Lu}[^,.]{1,60}), (?=(?:an?|the) )/iu, '$<name> is ')
    .replace(/^(?:the )?(?:client|company) is (?<name>\p{Lu}[^,.]{1,60}), (?=\S)/iu, '')
    .replace(/^you can (?=(?:get|buy|find|order|book|try|see|visit|reserve) )/i, 'Customers can ')
    .replace(/^(?:client|company),? (?=the \p{Lu})/u, '')
    // Brackets that name the writer: "(us)", "(us, Dayton)".
    .replace(/ \((?:(?:that[’']?s|which is) )?(?:us|we|ours)(?:, [^()]{1,60})?\)/i, '')
    .replace(/(?<= \()(?:us|we|ours), /i, '')
  const text = withoutSelfReference(named)
  // Without a subject "our" becomes "its": "Won gold for our cheddar".
  const own =
    readOpening(text) === undefined ? text : text.replaceAll(/(?<![\p{L}’'-])our(?= \p{L})/gu, 'its')
  const read = speakOfReaders(own, type)
  if (!firstPerson.test(read)) return read
  const speaker = { company: company ?? 'the company' }
  const told =
    applyAllRules([{ type: 'paragraph', text: read }], {
      rules: new Set(['TON-03']),
      speaker,
      isPart: true,
      isQuick: true,
    }).blocks[0]?.text ?? read
  if (/^we(?![\p{L}-])/iu.test(read) && told.startsWith(speaker.company)) return withPredicates(told)
  // A name before "we" is the subject: "right so Second Sleep, we recycle".
  return name === '' || hasLaterVerb(told)
    ? told
    : told.replace(new RegExp(`^(?:\\p{L}+ ){0,3}${name}, (?=${name} )`, 'iu'), '')
}

/** Adds the subject to further verbs: "We're 34 people, make axles". */
function withPredicates(told: string): string {
  return told.replaceAll(
    /(?<=, (?:and )?)(?<verb>\p{Ll}{3,}) (?=\p{L}{3})/gu,
    (all, verb: string, at: number) => {
      const isPlain = readVerb(verb, 'base') !== undefined && readVerb(verb, 'past') === undefined
      const isVerb = isPlain && tagWords(`They ${told.slice(at)}`)[1]?.part === 'VERB'
      return isVerb ? `${toThird(verb)} ` : all
    },
  )
}

/** Phrases in which "you" is a reader and not the writer of the release. */
const meansReaders =
  /(?:\b(?:so|when|whenever|if|where|that|until|before|after|once|while|and|as|unless)(?: that)?|\b(?:texts?|tells?|lets?|gives?|shows?|saves?|helps?|allows?|alerts?|warns?|reminds?|sends?|costs?|gets?|takes?|keeps?|means)) you(?:[’'](?:re|ll|ve|d))?(?![\p{L}’'-])(?! (?:know|said|asked|wrote|see|wanted|have (?:the|my|our)|mentioned|sent|think|write|like)\b)/iu
/** Words before "you" that make it an object. */
const doneTo =
  /^(?:texts?|tells?|lets?|gives?|shows?|saves?|helps?|allows?|alerts?|warns?|reminds?|sends?|costs?|gets?|takes?|keeps?|to|for|with|from|at|of|by|near|around) $/iu
const readersOf: Partial<Record<AnnouncementType, string>> = { launch: 'users', event: 'visitors' }
const shortened: Readonly<Record<string, string>> = { re: ' are', ll: ' will', ve: ' have', d: ' would' }

function speakOfReaders(text: string, type: AnnouncementType): string {
  if (!meansReaders.test(text) || /[“"]/.test(text)) return text
  const readers = readersOf[type] ?? 'customers'
  let isNamed = false
  return text
    .replaceAll(
      /(?<before>\p{L}+ )?(?<![\p{L}’'-])you(?:[’'](?<short>re|ll|ve|d))?(?![\p{L}’'-])/giu,
      (_, before = '', short?: string) => {
        const again = doneTo.test(before) ? 'them' : 'they'
        const word = isNamed ? again : readers
        isNamed = true
        return `${before}${word}${shortened[short ?? ''] ?? ''}`
      },
    )
    .replaceAll(/(?<![\p{L}’'-])your(?![\p{L}’'-])/giu, 'their')
}
