// Removes all errors of the newsroom check from a draft: unknown speakers get a blank for name and title, and any other faulty sentence is left out
// and listed as not used.
import { Checker } from '#domain/check/checker.ts'
import type { Finding } from '#domain/check/finding.ts'
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import type { Block } from '#domain/rules/release/block.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import { allRules } from '#domain/rules/rulebook.ts'
import type { Story } from '#server/ai/builtin/story/story.ts'
import { describePerson } from './attribution.ts'
import { textOf, withText } from './blocks.ts'

/** Boilerplate and contact have blanks of their own. */
const errorRules = allRules.filter(({ severity, id }) => severity === 'error' && !/^STR-1[23]$/.test(id))
const rounds = 3

export function clearCheckErrors(blocks: readonly ReleaseBlock[], story: Story): ReleaseBlock[] {
  let kept = [...blocks]
  for (let round = 0; round < rounds; round++) {
    const errors = listErrors(kept, story)
    if (errors.size === 0) return kept
    kept = kept.flatMap((block, index) => {
      const error = errors.get(index)
      return error === undefined ? [block] : repair(block, index, error, story)
    })
  }
  return kept
}

/** The first error of each prose block, unless a blank will fix it. */
function listErrors(blocks: readonly ReleaseBlock[], { profile }: Story): Map<number, Finding> {
  const checker = new Checker(errorRules)
  const { findings } = checker.check(blocks.map(toBlock), { ...defaultSettings('2000-01-01'), profile })
  const errors = new Map<number, Finding>()
  for (const finding of findings) {
    const at = finding.place?.block
    const block = at === undefined ? undefined : blocks[at]
    if (at === undefined || block?.type !== 'paragraph' || errors.has(at)) continue
    if (finding.severity === 'error' && !fillIn(textOf(block)).includes('[')) errors.set(at, finding)
  }
  return errors
}

/** The text with blanks for name and title filled in, so that they don't hide errors in the rest of the sentence. */
const fillIn = (text: string): string =>
  text
    .replaceAll('[JOB TITLE]', 'director')
    .replaceAll('[LAST NAME]', 'Doe')
    .replaceAll('[FULL NAME AND TITLE]', 'Jane Doe, director')

function toBlock(block: ReleaseBlock): Block {
  const text = fillIn(textOf(block))
  return block.type === 'heading'
    ? { type: 'heading', level: block.level, text }
    : { type: 'paragraph', text }
}

const speaker = /(?<=[”"] said )(?<who>[^“”"]+?)(?=(?:\.|,(?= “))(?: “|$))/u

function repair(block: ReleaseBlock, index: number, { rule, place }: Finding, story: Story): ReleaseBlock[] {
  const text = textOf(block)
  const filled = fillIn(text)
  // A name in quotation marks is taken for speech, so the marks go.
  if (index === 2 && rule === 'QUO-01') return [withText(block, text.replaceAll(/“([^“”]{2,80})”/g, '$1'))]
  // Release line, headline and lead are never left out.
  if (index < 3) return [block]
  if (rule === 'QUO-01' && speaker.test(text) && !text.includes('[FULL NAME AND TITLE]'))
    return [
      withText(
        block,
        text.replace(speaker, (who) => introduceAgain(who, story)),
      ),
    ]
  if (/^“/.test(text)) return []
  const at = place?.from ?? 0
  const rest = splitSentences(filled === text ? text : '').filter(({ from, to }) => at < from || at >= to)
  const words = rest.map((sentence) => sentence.text).join(' ')
  return words === '' || words === text ? [] : [withText(block, words)]
}

function introduceAgain(who: string, { people, company }: Story): string {
  const known = people.find(({ name, surname }) => surname === who && name.includes(' '))
  return known === undefined ? '[FULL NAME AND TITLE]' : describePerson(known, company)
}
