// Lists every text that people may read, with its file and line: `npm run copy`, or `npm run copy -- src/web/features/tools`.
import { glob, readFile } from 'node:fs/promises'
import { readCopy } from './read-copy.mjs'

const folders = process.argv.slice(2)
const wanted = folders.length > 0 ? folders : ['src/web', 'src/domain', 'src/contract', 'src/server']
let count = 0
for (const folder of wanted) {
  const files = await Array.fromAsync(glob(`${folder}/**/*.{ts,tsx}`))
  for (const file of files.toSorted()) {
    if (/\.test(?:-support)?\.tsx?$/.test(file)) continue
    const texts = readCopy(file, await readFile(file, 'utf8'))
    count += texts.length
    if (texts.length > 0) process.stdout.write(`\n${file}\n`)
    for (const { line, text } of texts) process.stdout.write(`${String(line).padStart(5)}  ${text}\n`)
  }
}
process.stdout.write(`\n${count} texts\n`)
