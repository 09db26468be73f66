// The built-in writer as ratios of one run: a full release against tokenizing its text with wink-nlp, an analysis against its three
// checkers one after the other. Needs no network and no database; takes about a minute. Bars: docs/performance.md.
import winkModel from 'wink-eng-lite-web-model'
import winkNlp from 'wink-nlp'
import { countWords } from '#domain/text/word-count.ts'
import { analyzeInParts } from '#server/ai/builtin/analysis/analyze-in-parts.ts'
import { analyzePart } from '#server/ai/builtin/analysis/analyze-part.ts'
import { checkWithHarper } from '#server/ai/builtin/analysis/harper.ts'
import { listParts } from '#server/ai/builtin/analysis/parts.ts'
import { checkWithRetext } from '#server/ai/builtin/analysis/retext.ts'
import { briefs } from '#server/ai/builtin/briefs.test-support.ts'
import { composeRelease } from '#server/ai/builtin/compose/compose-release.ts'
import { linkAddresses } from '#server/ai/builtin/compose/link-spans.ts'
import { drafts } from '#server/ai/builtin/drafts.test-support.ts'
import { listParagraphs } from '#server/ai/builtin/rewrite/plain-text.ts'
import { readStory } from '#server/ai/builtin/story/read-story.ts'
import { parseRelease } from '#server/release-html/parse-release.ts'
import { writeRelease } from '#server/release-html/write-release.ts'
import { ratioOf, takeTurns } from './support/compare.ts'

const rounds = 8
const milliseconds = 1000
const draftWords = 500
const missed: string[] = []
const draft = makeDraft()

const nlp = winkNlp(winkModel)
// Nothing but tokens: no sentences, parts of speech or entities.
const bareNlp = winkNlp(winkModel, [])
const prompts = briefs.filter(({ isFull }) => isFull).map(({ prompt }) => prompt)
const texts = prompts.map((prompt) => listParagraphs(composeRelease(readStory(prompt))).join('\n'))

process.stdout.write('A full release against tokenizing the same text\n')
const [releases, read, tokenized] = await takeTurns(
  [
    {
      name: 'a release, prompt to HTML',
      measure: (time) => rateOf((turn) => write(pick(prompts, turn)), time),
    },
    {
      name: 'its text, read by wink-nlp',
      measure: (time) => rateOf((turn) => nlp.readDoc(pick(texts, turn)).tokens().length(), time),
    },
    {
      name: 'its text, bare tokens of wink-nlp',
      measure: (time) => rateOf((turn) => bareNlp.readDoc(pick(texts, turn)).tokens().length(), time),
    },
  ],
  rounds,
  milliseconds,
)
judge('a release against the bare tokens of its text', 1 / ratioOf(releases, tokenized), 10)
process.stdout.write(
  `  ${(1 / ratioOf(releases, read)).toFixed(2)} times wink-nlp's default pipe (for information)\n`,
)

process.stdout.write(`An analysis of ${draftWords} words against its checkers\n`)
const [analyzed, checked] = await takeTurns(
  [
    {
      name: 'an analysis',
      measure: (time) => rateOf((turn) => analyze(draftOf(turn)), time),
    },
    { name: 'harper and retext', measure: (time) => rateOf((turn) => check(draftOf(turn)), time) },
  ],
  rounds,
  milliseconds * 2,
)
judge('an analysis costs little more than its checkers', 1 / ratioOf(analyzed, checked), 1.3)

if (missed.length > 0) {
  process.stderr.write(`Missed: ${missed.join('; ')}\n`)
  process.exitCode = 1
}

function write(prompt: string): string {
  return writeRelease(linkAddresses(composeRelease(readStory(prompt))))
}

function pick(list: readonly string[], turn: number): string {
  return list[turn % list.length] ?? ''
}

/** The same draft with another number each time, because the checkers cache what they have read. */
function draftOf(turn: number): string {
  return `${draft}<p>Draft ${turn} of the day.</p>`
}

/** Paragraphs without a contact block, after which nothing is checked. */
function makeDraft(): string {
  const paragraphs = drafts
    .filter((html) => !html.includes('contact'))
    .flatMap((html) => html.match(/<p>.*?<\/p>/g) ?? [])
  let html = ''
  for (let index = 0; countWords(html) < draftWords; index++) html += paragraphs[index % paragraphs.length]
  return html
}

/** As the product does it, but in this thread, so that its processor time counts. */
function analyze(html: string): Promise<string> {
  const run = { signal: AbortSignal.timeout(60_000), turn: 'bench' }
  return analyzeInParts(listParts(parseRelease(html)), run, async (part) =>
    JSON.stringify(await analyzePart(part)),
  )
}

async function check(html: string): Promise<number> {
  const text = listParagraphs(parseRelease(html)).join('\n\n')
  const harper = await checkWithHarper(text)
  const retext = await checkWithRetext(text)
  return harper.length + retext.length
}

/** Runs per second of processor time, which other load on the machine doesn't change. */
async function rateOf(run: (turn: number) => unknown, time: number): Promise<number> {
  const start = performance.now()
  const before = process.cpuUsage()
  let turns = 0
  while (performance.now() - start < time) {
    await run(turns + Math.round(start))
    turns++
  }
  const { user, system } = process.cpuUsage(before)
  return (turns * 1_000_000) / (user + system)
}

function judge(what: string, ratio: number, bar: number): void {
  process.stdout.write(`  ${ratio.toFixed(2)} times (bar ${bar}): ${what}\n`)
  if (ratio > bar) missed.push(what)
}
