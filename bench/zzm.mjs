// node bench/zzm.mjs WT FILE|seen [regex]
const [wt, which, verbose] = process.argv.slice(2)

import { readFileSync } from 'node:fs'

const { measureBriefs, readBriefs } = await import(wt + '/bench/text/briefs.ts')
const briefs =
  which === 'seen'
    ? readBriefs(wt + '/tests/corpus/seen')
    : which.split(',').flatMap((f) => JSON.parse(readFileSync(f, 'utf8')))
for (const r of measureBriefs(briefs)) {
  console.log(r.measure.padEnd(52), r.value)
  if (verbose && new RegExp(verbose).test(r.measure)) for (const m of r.misses) console.log('    ', m)
}
