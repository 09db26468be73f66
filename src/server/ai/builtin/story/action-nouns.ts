// Turns news given as a noun ("release of Perch 4", "a partnership to open a branch") into a predicate ("has released Perch 4").
import { withArticle } from '#domain/language/grammar/articles.ts'
import { readVerb } from '#domain/language/verbs.ts'
import { lowerFirst } from '#server/ai/builtin/text/joining.ts'
import { readOpening } from './clauses/clauses.ts'
import { isClean } from './clauses/printable-words.ts'
import { withObject } from './missing-words.ts'

const deeds: Readonly<Record<string, string>> = {
  'acquisition of': 'has acquired',
  'addition of': 'is adding',
  'adoption of': 'has adopted',
  'appointment of': 'has appointed',
  'closing of': 'will close',
  'closure of': 'will close',
  'construction of': 'will build',
  'donation of': 'is donating',
  'expansion of': 'is expanding',
  'hiring of': 'has hired',
  'introduction of': 'will introduce',
  'launch of': 'will launch',
  'merger with': 'will merge with',
  'move to': 'will move to',
  'opening of': 'will open',
  'promotion of': 'has promoted',
  'publication of': 'is publishing',
  'purchase of': 'has bought',
  'recall of': 'is recalling',
  'release of': 'will release',
  'relocation of': 'is moving',
  'renovation of': 'is renovating',
  'reopening of': 'will reopen',
  'sale of': 'is selling',
}

const ofObject =
  /^(?:(?:the|an?|its|our|grand|official|planned|upcoming|new) ){0,3}(?<deed>\p{Ll}+ (?:of|with|to)) (?<object>\S.+)$/iu
const toDo =
  /^(?:(?:the|an?|its|our|new|joint|\S+-year) ){0,3}(?:partnership|agreement|deal|contract|plans?|decision|commitment|pledge) to (?<verb>\p{Ll}+) (?<rest>\S.+)$/iu
const determined =
  /^(?:the|an?|its|their|all|both|one|two|three|four|five|six|seven|eight|nine|ten|more|about|nearly|some|over|up|two)\b|^["“\d$€£\p{Lu}]/u

/** The predicate; undefined for nouns of unknown actions. */
export function tellAction(given: string): string | undefined {
  const { verb, rest } = toDo.exec(given)?.groups ?? {}
  const { deed = '', object } = ofObject.exec(given)?.groups ?? {}
  const done = deeds[deed.toLowerCase()]
  const told =
    verb !== undefined && readVerb(verb, 'base') !== undefined
      ? `will ${verb} ${rest}`
      : done === undefined || object === undefined
        ? undefined
        : `${done} ${asObject(object.replace(/^our /iu, 'its '))}`
  return told === undefined || !isClean(`It ${told}`) ? undefined : told
}

/** The noun with its article: "new east wing". Plurals and names have none. */
function asObject(text: string): string {
  const [head = ''] = text.split(/[,;(]| (?:in|at|for|with|of|on|from|by|to|that|which|called|named) /)
  const object = /^New \p{Ll}/u.test(text) ? lowerFirst(text) : text
  return determined.test(object) || /[^s’'u]s$/.test(head.trim()) ? object : withArticle(object)
}

const ranked = /(?<=^\p{Ll}+ing )\d{1,2}(?:st|nd|rd|th) \p{Ll}.*$/u

/** A predicate from an -ing form: "opening a second terminal", "Opening 2nd clinic". */
export function tellDoing(given: string): string | undefined {
  const text = lowerFirst(given)
  if (readOpening(text) !== 'doing' || !isClean(`It is ${text}`)) return undefined
  return `is ${withObject(text.replace(ranked, (thing) => withArticle(thing)))}`
}
