// Reads signature blocks: name, title and addresses of the person who signs. A block is the lines below a closing, or one line with bars.
import { findAddresses } from '#domain/language/addresses.ts'
import { isClosing, isMailHeader } from './cues/furniture-cues.ts'
import { fullName } from './people.ts'
import { readPhone } from './phone-numbers.ts'
import type { SortedUnit } from './unit.ts'

export interface Signature {
  /** The units it is made of. */
  units: readonly number[]
  name?: string
  email?: string
  phone?: string
  /** The person signs as a press contact. */
  isPress: boolean
}

const longest = 8
const opening = /^(?:--|[-–—_]{2,})\s*$/
const bars = /\s[|·•]\s/
const card = new RegExp(`^${fullName}(?:,|\\s[–—/-]\\s)`, 'u')
const press =
  /\b(?:press|media|presse|prensa|stampa|imprensa|communications?|comms|kommunikation|comunica\p{L}+|public relations|pr|public affairs|spokes\p{L}+|campaigns|newsroom|medien)\b/iu
const nameAtStart = new RegExp(`^(?:Dr\\.? |Prof\\.? )?${fullName}(?=$|,| \\(|\\s[|·•–—/-]\\s)`, 'u')

/** The signatures of the notes, in order. */
export function findSignatures(units: readonly SortedUnit[]): Signature[] {
  const signatures: Signature[] = []
  let end = -1
  units.forEach((unit, index) => {
    if (isHidden(unit) || index <= end) return
    const own = listOwn(units, index)
    if (own === undefined) return
    end = own.at(-1) ?? index
    signatures.push(readSignature(units, own))
  })
  return signatures.filter(({ email, phone }) => email !== undefined || phone !== undefined)
}

/** The units of the signature that begins here, if one does. */
function listOwn(units: readonly SortedUnit[], index: number): number[] | undefined {
  const unit = units[index]
  if (unit === undefined) return undefined
  if (isClosing(unit) || opening.test(unit.text)) return takeBelow(units, index)
  if (opensByName(units, index)) return [index, ...takeBelow(units, index)]
  const isLine =
    bars.test(unit.text) ||
    (unit.kind === 'furniture' && card.test(unit.text) && !/\bwrote:?/.test(unit.text))
  return isLine && hasAddress(unit.text) ? [index] : undefined
}

const nameAlone = new RegExp(`^(?:Dr\\.? |Prof\\.? )?${fullName}$`, 'u')

/** Whether a signature without a closing starts here: a name on its own line above a title and a number. */
function opensByName(units: readonly SortedUnit[], index: number): boolean {
  const unit = units[index]
  if (unit === undefined || unit.isBullet || units[index - 1]?.block === unit.block) return false
  const below = units.slice(index + 1, index + 1 + longest).filter(({ block }) => block === unit.block)
  return nameAlone.test(unit.text) && below.length > 0 && below.some(({ text }) => hasAddress(text))
}

const isHidden = ({ kind }: SortedUnit): boolean => kind === 'private' || kind === 'foreign'
const hasAddress = (text: string): boolean => text.includes('@') || readPhone(text) !== undefined

/** The short lines after a closing, up to the next message. */
function takeBelow(units: readonly SortedUnit[], closing: number): number[] {
  const taken: number[] = []
  const start = units[closing]
  for (let index = closing + 1; index <= closing + longest; index++) {
    const unit = units[index]
    if (unit === undefined || start === undefined || unit.block > start.block + 1) break
    if (isHidden(unit) || isMailHeader(unit) || unit.isBullet || unit.text.length > 160) break
    taken.push(index)
  }
  return taken
}

function readSignature(units: readonly SortedUnit[], own: readonly number[]): Signature {
  const texts = own.map((index) => units[index]?.text ?? '')
  const all = texts.join('\n')
  const email = findAddresses(all).find(({ kind }) => kind === 'mail')?.text
  const name = texts.map((text) => nameAtStart.exec(text)?.[0]).find((found) => found !== undefined)
  const phone = texts.map((text) => readPhone(text)).find((found) => found !== undefined)
  return {
    units: own,
    isPress:
      press.test(all.replaceAll(/[\w.-]{1,64}@\S+/g, ' ')) || /^(?:press|media|pr)\b/i.test(email ?? ''),
    ...(name !== undefined && { name: name.replace(/^(?:Dr|Prof)\.? /, '') }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
  }
}
