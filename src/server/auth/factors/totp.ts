// Time-based codes (RFC 6238) as in authenticator apps: SHA-1, six digits, 30 seconds, one step of clock drift. And the QR code
// that apps scan.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import qrcode from 'qrcode-generator'

const stepSeconds = 30
const digits = 6
const drift = 1
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new secret of 160 bits in base32, the format of authenticator apps. */
export const newTotpSecret = (): string => toBase32(randomBytes(20))

/** The code at a given time. */
export function totpCode(secret: string, seconds: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(seconds / stepSeconds)))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0xf) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

export function isTotpCode(secret: string, code: string, seconds: number): boolean {
  if (code.length !== digits || !/^\d+$/.test(code)) return false
  let matches = false
  for (let step = -drift; step <= drift; step += 1) {
    const expected = totpCode(secret, seconds + step * stepSeconds)
    // Compares every step even after a match, so that the timing reveals nothing.
    matches = timingSafeEqual(Buffer.from(expected), Buffer.from(code)) || matches
  }
  return matches
}

/** The URL in the QR code. */
export function totpUri(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const settings = `algorithm=SHA1&digits=${digits}&period=${stepSeconds}`
  return `otpauth://totp/${label}?${settings}&issuer=${encodeURIComponent(issuer)}&secret=${secret}`
}

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}

/** The quiet zone that scanners need around a QR code. */
const margin = 4

/** The text as a QR code: an SVG with one path, dark on white. */
export function drawQrCode(text: string): string {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const size = code.getModuleCount()
  const all = Array.from({ length: size }, (_, index) => index)
  const squares = all.flatMap((row) =>
    all
      .filter((column) => code.isDark(row, column))
      .map((column) => `M${column + margin} ${row + margin}h1v1h-1z`),
  )
  const width = size + 2 * margin
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${width}" shape-rendering="crispEdges"><rect width="${width}" height="${width}" fill="white"/><path d="${squares.join('')}" fill="black"/></svg>`
}
