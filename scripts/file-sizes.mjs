// Prints how long our files are and fails when the typical one grows: small files are how the house stays readable.
import { readdirSync, readFileSync } from 'node:fs'

const medianLimit = 80
const ninthTenthLimit = 200

const lengths = readdirSync('src', { recursive: true })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8').split('\n').length - 1)
  .sort((a, b) => a - b)

const at = (share) => lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))] ?? 0
process.stdout.write(
  `${lengths.length} files, ${lengths.reduce((sum, length) => sum + length, 0)} lines; median ${at(0.5)}, nine in ten up to ${at(0.9)}, longest ${lengths.at(-1) ?? 0}\n`,
)
if (at(0.5) > medianLimit || at(0.9) > ninthTenthLimit) {
  process.stderr.write(
    `The median should stay within ${medianLimit} lines and nine in ten within ${ninthTenthLimit}.\n`,
  )
  process.exit(1)
}
