// Finds who wrote the notes, for lines such as "call me": by the letter head, an introduction, or the signature.
import { isPersonal } from './contact-name.ts'
import { isMailHeader } from './cues/furniture-cues.ts'
import { fullName } from './people.ts'
import type { FactSheet } from './sheet.ts'
import type { SortedUnit } from './unit.ts'

const fromLine =
  /(?:^|\s)(?:from|von|de|fra|od|da) ?: ?["“]?(?<name>[^<,(@:;|]{3,40}?)["”]?\s*(?:$|[<,(@|])/iu
const introduced = new RegExp(
  `\\b(?:[Mm]y (?:full |complete )?name(?: is)?|[Ff]ull me ?=|[Ii] am|[Ii][’']?m|[Tt]his is|[Ii]t[’']?s) (?:the )?(?<name>${fullName})`,
  'u',
)
const small =
  /\bmy (?:full |complete )?name(?: is|[’']s)? (?<name>\p{Ll}{2,20}(?: \p{Ll}{2,20}){1,2}?)(?= (?:i|im|i[’']m|the|and|from|at|with|who)\b|[,.]|$)/u
const alone = new RegExp(`^(?:[–—-] ?)?${fullName}(?:,.{0,60})?$`, 'u')

/** The writer's name, if anything tells it. */
export function findWriter(units: readonly SortedUnit[]): string | undefined {
  const open = units.filter(({ kind }) => kind !== 'private' && kind !== 'foreign')
  const head = open.filter(isMailHeader).map(({ text }) => fromLine.exec(text)?.groups?.name)
  const told = open.map(({ body }) => introduced.exec(body)?.groups?.name)
  const spoken = open.map(({ body }) => small.exec(body)?.groups?.name)
  const signed = open
    .slice(-signatureLines)
    .filter(({ isFirst, isBullet }) => isFirst && !isBullet)
    .map(({ text }) => (alone.test(text) ? /^[^,]+/.exec(text.replace(/^[–—-] ?/, ''))?.[0] : undefined))
  return [...head, ...told, ...spoken.map(capitalize), ...signed].find(isName)
}

/** Whether it is two or more capitalized words, or a first name. */
function isName(name: string | undefined): name is string {
  if (name === undefined || !isPersonal(name)) return false
  const words = name.split(' ')
  return words.length < 5 && words.every((word) => /^["“]?\p{Lu}[\p{L}.’'-]+["”]?$/u.test(word))
}

const sender =
  /(?:^|\s)(?:from|von|de|fra|od|da) ?: ?["“]?(?<name>[^<"”@:]{3,40}?)["”]? <(?<email>[^<>\s]{5,80}@[^<>\s]{3,60})>|(?:[AaPp][Mm] |\d, )(?<name2>\p{Lu}[\p{L} .’'-]{3,40}) <(?<email2>[^<>\s]{1,64}@[^<>\s]{3,60})> wrote/iu

/** The one sender whose letter head has an address, when no other contact is given. */
export function findLetterHead(units: readonly SortedUnit[]): FactSheet['contact'] | undefined {
  const heads = units.flatMap(({ kind, text }, unit) => {
    const groups = kind === 'private' || kind === 'foreign' ? undefined : sender.exec(text)?.groups
    const [name, email] = [groups?.name ?? groups?.name2, groups?.email ?? groups?.email2]
    return isName(name) && email !== undefined ? [{ unit, name, email }] : []
  })
  return new Set(heads.map(({ email }) => email)).size === 1 ? heads[0] : undefined
}

const signatureLines = 6

const capitalize = (name: string | undefined): string | undefined =>
  name?.replaceAll(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase())

const ownWords = /\b(?:me|my|i|i[’']?m|mine)\b/iu
/** Phrases about another contact ("I'll list you as media contact"), which say nothing about the writer. */
const forOthers =
  /\b(?:i|we)(?:[’']ll| will| have|[’']ve)? (?:just )?(?:list(?:ed)?|put|named?|given?|gave|used?|add(?:ed)?) (?:you|him|her|them)\b/giu

/** Whether the line is about its writer: "Call me", "my cell". */
export const speaksOfSelf = (text: string): boolean => ownWords.test(text.replaceAll(forOthers, ' '))
