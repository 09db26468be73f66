// The newsroom check as ratios of one run: a full check against write-good and retext on the same text, a keystroke against a full
// check, growth from 2,500 to 20,000 words and on hostile blocks, and its times in Chromium. No network; takes about a minute. Bars: docs/performance.md.
/// <reference path="./support/write-good.d.ts" />
import retextEnglish from 'retext-english'
import retextPassive from 'retext-passive'
import retextReadability from 'retext-readability'
import retextRepeatedWords from 'retext-repeated-words'
import retextSimplify from 'retext-simplify'
import { unified } from 'unified'
import { build } from 'vite'
import writeGood from 'write-good'
import { Checker } from '#domain/check/checker.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import { countWords } from '#domain/text/word-count.ts'
import { findWorstGrowth } from './support/checker-hostile.ts'
import { makeRelease, typeInto } from './support/checker-text.ts'
import { ratioOf, takeTurns } from './support/compare.ts'
import { openBrowser } from './support/editor-pages.ts'

const rounds = 8
const milliseconds = 500
const words = 500
const bars = { others: 5, keystroke: 1 / 5, growth: 1.5, hostile: 3 }
const missed: string[] = []
const settings = defaultSettings('2026-11-17')
const say = (line: string) => process.stdout.write(`${line}\n`)

const processor = unified()
  .use(retextEnglish)
  .use(retextSimplify)
  .use(retextPassive)
  .use(retextReadability)
  .use(retextRepeatedWords)
  .freeze()

const release = makeRelease(words)
const text = release.map((block) => block.text).join('\n\n')
const { findings } = new Checker().check(release, settings)
say(`A release of ${countWords(text)} words, ${findings.length} findings`)

const warm = new Checker()
warm.check(release, settings)
const [full, others, keystroke] = await takeTurns(
  [
    { name: 'a full check', measure: (time) => rateOf(() => checkAnew(words), time) },
    { name: 'write-good and retext on the same text', measure: (time) => rateOf(checkWithOthers, time) },
    {
      name: 'the recheck after a keystroke',
      measure: (time) => rateOf((turn) => warm.check(typeInto(release, turn), settings), time),
    },
  ],
  rounds,
  milliseconds,
)
judge('times as fast as write-good and retext', ratioOf(full, others), (ratio) => ratio >= bars.others)
judge('of a full check for a keystroke', ratioOf(full, keystroke), (ratio) => ratio <= bars.keystroke)

const sizes = [2500, 5000, 10_000, 20_000]
const rates = await takeTurns(
  sizes.map((size) => ({
    name: `a full check of ${size.toLocaleString('en-US')} words`,
    measure: (time: number) => rateOf(() => checkAnew(size), time),
  })),
  rounds,
  milliseconds,
)
const [smallest, largest] = [rates[0], rates.at(-1)]
judge(
  'of the time per word at 2,500 words, at 20,000',
  ratioOf(smallest, largest) / (20_000 / 2500),
  (ratio) => ratio <= bars.growth,
)

const worst = findWorstGrowth(6000)
judge(
  `times the time for twice the length, at worst, of one block of 6,000 characters (${worst.place}, ${JSON.stringify(worst.unit)})`,
  worst.ratio,
  (ratio) => ratio <= bars.hostile,
)

await measureInChromium()

if (missed.length > 0) {
  process.stderr.write(`Missed: ${missed.join('; ')}\n`)
  process.exitCode = 1
}

function checkAnew(size: number): number {
  return new Checker().check(makeRelease(size), settings).findings.length
}

async function checkWithOthers(): Promise<number> {
  const suggestions = writeGood(text)
  const messages = await new Promise<number>((resolve, reject) => {
    processor.run(processor.parse(text), text, (error, _tree, file) => {
      if (error) reject(error)
      else resolve(file?.messages.length ?? 0)
    })
  })
  return suggestions.length + messages
}

/** Runs per second of processor time, which other load on the machine doesn't change. */
async function rateOf(run: (turn: number) => unknown, time: number): Promise<number> {
  const start = performance.now()
  const before = process.cpuUsage()
  let turns = 0
  while (performance.now() - start < time) {
    await run(turns)
    turns += 1
  }
  const { user, system } = process.cpuUsage(before)
  return turns / ((user + system) / 1_000_000)
}

function judge(what: string, ratio: number, isMet: (ratio: number) => boolean): void {
  const isHeld = isMet(ratio)
  say(`  ${ratio.toFixed(2)} ${what}: ${isHeld ? 'holds' : 'MISSED'}`)
  if (!isHeld) missed.push(what)
}

async function measureInChromium(): Promise<void> {
  const entry = new URL('./support/checker-page.ts', import.meta.url).pathname
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'checkerPage' } },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error('The page was not built.')
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: output.output[0].code })
    say('In Chromium')
    for (const size of [500, 5000, 20_000]) {
      const { full, keystroke } = await page.evaluate(
        ([count, turns]) =>
          (window as unknown as { measure: typeof measureType }).measure(count ?? 0, turns ?? 1),
        [size, size > 5000 ? 15 : 60],
      )
      say(
        `  ${size.toLocaleString('en-US').padStart(6)} words: ${showTimes(full)}, a keystroke ${showTimes(keystroke)}`,
      )
    }
  } finally {
    await browser.close()
  }
}

type Times = { median: number; least: number }

function showTimes({ median, least }: Times): string {
  return `${median.toFixed(2)} ms (least ${least.toFixed(2)})`
}

declare function measureType(words: number, turns: number): { full: Times; keystroke: Times }
