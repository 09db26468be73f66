// Finds facts of a text that the user's material doesn't have.

import type { FactMark, ReadFact } from '#domain/language/fact.ts'
import { readFacts, readText } from '#domain/language/reading.ts'
import { Material } from './material.ts'

/** Marks every fact of the text that is not in the material, in order. One Material can be used for many texts. */
export function findUnsupported(text: string, material: string | readonly string[] | Material): FactMark[] {
  const source = toMaterial(material)
  const unsupported = readFacts(text).filter((fact) => !source.supports(fact))
  return withoutNested(unsupported).map(toMark)
}

function toMaterial(material: string | readonly string[] | Material): Material {
  if (material instanceof Material) return material
  const texts = typeof material === 'string' ? [material] : material
  return new Material(texts.map((text) => readText(text)))
}

/** An unsupported quotation covers every fact in it. */
export function withoutNested(facts: readonly ReadFact[]): ReadFact[] {
  let end = 0
  return facts.filter((fact) => {
    if (fact.kind === 'quotation') end = Math.max(end, fact.to)
    return fact.kind === 'quotation' || fact.from >= end
  })
}

/** The fact without the fields that only comparing needs. */
export function toMark({ kind, text, from, to, key, speaker, saidBy }: ReadFact): FactMark {
  const said = speaker === undefined || saidBy === undefined ? {} : { speaker, saidBy }
  return { kind, text, from, to, key, ...said }
}
