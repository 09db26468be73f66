// How much Shorten takes from wordy texts, and whether their facts stay.
import { applyAllRules } from '#domain/check/apply-rules.ts'
import { rulesOfPreset } from '#domain/rules/presets.ts'
import { countWords } from '#domain/text/word-count.ts'
import type { Corpus, Figure } from './corpus.ts'

export function measureShorten({ wordy }: Corpus): Figure[] {
  const lost: string[] = []
  let [before, after] = [0, 0]
  for (const { name, text, facts } of wordy) {
    const [block] = applyAllRules([{ type: 'paragraph', text }], {
      rules: rulesOfPreset('shorten'),
      isPart: true,
    }).blocks
    const short = block?.text ?? ''
    before += countWords(text)
    after += countWords(short)
    for (const fact of facts)
      if (!fact.split('|').some((form) => short.toLowerCase().includes(form.toLowerCase())))
        lost.push(`${name}: ${fact}`)
  }
  return [
    {
      name: 'words Shorten takes out of wordy texts',
      value: before === 0 ? 'none' : `${((100 * (before - after)) / before).toFixed(1)}%`,
      bar: 'at least 15%',
    },
    { name: 'facts Shorten lost', value: String(lost.length), bar: '0', misses: lost },
  ]
}
