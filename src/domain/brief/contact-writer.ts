// Who wrote the notes, where "call me" says nothing else: from the letter head, from what they say of themselves, or from the last name alone.
import { isMailHeader } from './furniture-cues.ts'
import { fullName } from './people.ts'
import type { SortedUnit } from './unit.ts'

const from = new RegExp(
  `(?:^|\\s)(?:[Ff]rom|[Vv]on|[Dd]e|[Ff]ra|[Oo]d|[Dd]a): ?["“]?(?<name>${fullName}|\\p{Lu}[\\p{L}’'-]{2,20})`,
  'u',
)
const introduced = new RegExp(
  `\\b(?:[Mm]y (?:full |complete )?name(?: is)?|[Ff]ull me ?=|[Ii] am|[Ii][’']?m|[Tt]his is|[Ii]t[’']?s) (?:the )?(?<name>${fullName})`,
  'u',
)
const small =
  /\bmy (?:full |complete )?name(?: is|[’']s)? (?<name>\p{Ll}{2,20}(?: \p{Ll}{2,20}){1,2}?)(?= (?:i|im|i[’']m|the|and|from|at|with|who)\b|[,.]|$)/u
const alone = new RegExp(`^(?:[–—-] ?)?${fullName}(?:,.{0,60})?$`, 'u')

/** The writer, as far as anything tells. */
export function findWriter(units: readonly SortedUnit[]): string | undefined {
  const open = units.filter(({ kind }) => kind !== 'private' && kind !== 'foreign')
  const head = open.filter(isMailHeader).map(({ text }) => from.exec(text)?.groups?.name)
  const told = open.map(({ body }) => introduced.exec(body)?.groups?.name)
  const spoken = open.map(({ body }) => small.exec(body)?.groups?.name)
  const signed = open
    .slice(-signatureLines)
    .filter(({ isFirst, isBullet }) => isFirst && !isBullet)
    .map(({ text }) => (alone.test(text) ? /^[^,]+/.exec(text.replace(/^[–—-] ?/, ''))?.[0] : undefined))
  return [...head, ...told, ...spoken.map(capitalize), ...signed].find((name) => name !== undefined)
}

const signatureLines = 6

const capitalize = (name: string | undefined): string | undefined =>
  name?.replaceAll(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase())
