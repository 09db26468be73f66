// Lists every text that users can see, with its file and line: `npm run copy`, or `npm run copy -- src/web/features/tools`.
import { glob, readFile } from 'node:fs/promises'
import { readTexts } from './read-texts.mjs'

const folders = process.argv.slice(2)
const wanted = folders.length > 0 ? folders : ['src/web', 'src/domain', 'src/contract', 'src/server']
let count = 0
for (const folder of wanted) {
  const files = await Array.fromAsync(glob(`${folder}/**/*.{ts,tsx}`))
  for (const file of files.toSorted()) {
    if (/\.test(?:-support)?\.tsx?$/.test(file)) continue
    const texts = readTexts(file, await readFile(file, 'utf8'))
    count += texts.length
    if (texts.length > 0) process.stdout.write(`\n${file}\n`)
    for (const { line, text } of texts) process.stdout.write(`${String(line).padStart(5)}  ${text}\n`)
  }
}
process.stdout.write(`\n${count} texts\n`)
