// Each rule on five faulty and five correct phrasings by another author.
import { Checker } from '#domain/check/checker.ts'
import { readNotation } from '#domain/rules/release/notation.test-support.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import type { CorpusPhrasing } from '#tests/corpus/format.ts'
import { caseDay, type SamplePart, writeCase } from '#tests/rule-cases/rule-case.ts'
import { type Corpus, type Figure, percent } from './corpus.ts'

const parts: Readonly<Record<CorpusPhrasing['place'], SamplePart>> = {
  headline: 'headline',
  lead: 'lead',
  body: 'body',
  quote: 'quote',
  boilerplate: 'boilerplate',
  contact: 'contact',
  top: 'releaseLine',
}

export function measurePhrasings({ phrasings }: Corpus): Figure[] {
  const faulty = phrasings.flatMap((phrasing) => phrasing.faulty.map((text) => ({ phrasing, text })))
  const correct = phrasings.flatMap((phrasing) => phrasing.correct.map((text) => ({ phrasing, text })))
  const missed = faulty.filter(({ phrasing, text }) => !fires(phrasing, text))
  const wrong = correct.filter(({ phrasing, text }) => fires(phrasing, text))
  const list = (some: typeof faulty) => some.map(({ phrasing, text }) => `${phrasing.rule}: ${text}`)
  return [
    {
      name: 'faulty phrasings found',
      value: percent(faulty.length - missed.length, faulty.length),
      bar: 'at least 95%',
      misses: list(missed),
    },
    { name: 'correct phrasings flagged', value: percent(wrong.length, correct.length), misses: list(wrong) },
  ]
}

function fires({ rule, place }: CorpusPhrasing, text: string): boolean {
  const part = parts[place]
  // The rules of the dateline get the whole of it.
  const needsDateline = place === 'lead' && !/^DAT|^STR-06/.test(rule) && !/—|--/.test(text)
  const lead = needsDateline ? `DAYTON, Ohio, Nov. 17, 2026 — ${text}` : text
  const blocks = readNotation(writeCase(part, lead))
  return new Checker()
    .check(blocks, defaultSettings(caseDay))
    .findings.some((finding) => finding.rule === rule)
}
