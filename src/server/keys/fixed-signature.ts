const numberLength = 32

/** The two numbers of a P-256 signature, out of their DER sequence, in 32 bytes each, as tokens have them (RFC 7518, 3.4). */
export function toFixedLength(der: Buffer): Buffer {
  const endOfFirst = 4 + der.readUInt8(3)
  const numbers = [der.subarray(4, endOfFirst), der.subarray(endOfFirst + 2)]
  const fixed = Buffer.alloc(2 * numberLength)
  for (const [index, number] of numbers.entries()) {
    // A 33rd byte in front only says that the number is positive; shorter numbers are filled up from the left.
    const digits = number.subarray(-numberLength)
    digits.copy(fixed, numberLength * (index + 1) - digits.length)
  }
  return fixed
}
