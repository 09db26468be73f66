// Word files against other programs: what we write is opened by LibreOffice, printed and compared word by word; what LibreOffice wrote is
// read by us and compared with what LibreOffice and pandoc read in it. Needs soffice, pandoc and poppler-utils. Pictures of the
// pages are left in .cache/word to be looked at.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { writePlainText } from '../src/domain/formats/plain-text.ts'
import { parseRelease } from '../src/server/release-html/parse-release.ts'
import { writeRelease } from '../src/server/release-html/write-release.ts'
import { readUpload } from '../src/server/word/read-upload.ts'
import { writeDocx } from '../src/server/word/write-docx/write-docx.ts'
import { difficultPage, releasePage } from '../tests/fixtures/release-page.ts'

const pictures = fileURLToPath(new URL('../.cache/word/', import.meta.url))
const fixtures = fileURLToPath(new URL('../tests/fixtures/word/', import.meta.url))
const work = mkdtempSync(join(tmpdir(), 'presswright-word-'))
const failed = []

function convert(format, files, folder = work) {
  const profile = `-env:UserInstallation=${pathToFileURL(join(work, 'profile'))}`
  execFileSync('soffice', [profile, '--headless', '--convert-to', format, '--outdir', folder, ...files], {
    stdio: 'ignore',
  })
}

/** Letters and digits only: bullets, hyphens at line ends and the order of right-to-left lines differ between programs. */
function wordsOf(text) {
  return text
    .normalize('NFKC')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .match(/[\p{L}\p{N}]+/gu)
}

/** Words of the one that the other lacks, each as often as it lacks it. */
function missing(wanted, given) {
  const left = new Map()
  for (const word of given ?? []) left.set(word, (left.get(word) ?? 0) + 1)
  return (wanted ?? []).filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count <= 0
  })
}

function report(name, detail, isGood) {
  if (!isGood) failed.push(name)
  process.stdout.write(`${isGood ? 'ok  ' : 'FAIL'} ${name.padEnd(44)} ${detail}\n`)
}

async function testExport(name, html, locale) {
  const docx = join(work, `${name}.docx`)
  writeFileSync(docx, writeDocx({ html, locale, now: new Date() }))
  convert('pdf', [docx])
  const pdf = join(work, `${name}.pdf`)
  const size = /Page size:\s+(.*)/.exec(execFileSync('pdfinfo', [pdf]).toString())?.[1]
  execFileSync('pdftoppm', ['-r', '80', '-png', pdf, join(pictures, name)])
  const blocks = parseRelease(html)
  const printed = wordsOf(execFileSync('pdftotext', ['-layout', pdf, '-']).toString())
  const wanted = blocks.flatMap((block) => wordsOf(printable(block)) ?? [])
  const lost = missing(wanted, printed)
  report(
    `${name}: printed by LibreOffice`,
    `${wanted.length} words, ${size}${lost.length ? `, lost ${lost}` : ''}`,
    lost.length === 0,
  )

  const saved = join(work, 'saved')
  convert('docx:MS Word 2007 XML', [docx], saved)
  const back = await readUpload({
    bytes: readFileSync(join(saved, `${name}.docx`)),
    name: 'a.docx',
    mime: '',
  })
  const isSame = back.html === writeRelease(blocks)
  report(
    `${name}: saved again by LibreOffice, read back`,
    isSame ? 'the same structure' : 'another structure',
    isSame,
  )
}

/** What a reader sees: without the addresses behind links, and whatever a list is numbered with. */
function printable(block) {
  return writePlainText(
    JSON.parse(
      JSON.stringify([block], (key, value) =>
        key === 'link' ? undefined : key === 'ordered' ? false : value,
      ),
    ),
  )
}

/** Compared with pandoc only: LibreOffice's text includes deleted words, joins note references to words and omits the notes. */
const notForOffice = /^(?:endnotes|facts|footnotes|tracked-changes)\./

async function testImport(name) {
  const path = join(fixtures, name)
  const { text } = await readUpload({ bytes: readFileSync(path), name, mime: '' })
  if (!notForOffice.test(name)) {
    convert('txt:Text (encoded):UTF8', [path])
    compare(name, 'LibreOffice', readFileSync(join(work, `${name.replace(/\.\w+$/, '')}.txt`), 'utf8'), text)
  }
  if (name.endsWith('.docx'))
    compare(name, 'pandoc', execFileSync('pandoc', ['-t', 'plain', '--wrap=none', path]).toString(), text)
}

function compare(name, program, theirs, ours) {
  // The numbers of lists are not words of the text: an old Word file does not hold them.
  const words = wordsOf(theirs.replace(/^\s*\d{1,2}\.\s/gm, ''))
  const lost = missing(words, wordsOf(ours))
  const detail = `${words?.length} words${lost.length ? `, lost ${lost}` : ''}`
  report(`${name}: what ${program} reads`, detail, lost.length === 0)
}

/** Other programs can't open the first, and include deleted and hidden text of the second. */
const notComparable = /^(?:encrypted|unseen)\./

try {
  rmSync(pictures, { recursive: true, force: true })
  mkdirSync(pictures, { recursive: true })
  await testExport('release', releasePage, 'en-US')
  await testExport('release-a4', releasePage, 'en-GB')
  await testExport('difficult', difficultPage, 'en-US')
  const names = readdirSync(fixtures).filter((name) => /\.docx?$/.test(name) && !notComparable.test(name))
  for (const name of names) await testImport(name)
} finally {
  rmSync(work, { recursive: true, force: true })
}
process.stdout.write(`\nPictures of the pages: ${pictures}\n`)
if (failed.length > 0) process.exitCode = 1
