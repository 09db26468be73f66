// Spells numbers in words, for the start of a sentence.

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** 'forty-two' for 42, up to 999; undefined for larger numbers. */
export function spellNumber(value: number): string | undefined {
  if (!Number.isInteger(value) || value < 0 || value > 999) return undefined
  if (value >= 100) return spellHundreds(value)
  if (value < 20) return small[value]
  const unit = value % 10
  return `${tens[Math.floor(value / 10)]}${unit === 0 ? '' : `-${small[unit]}`}`
}

function spellHundreds(value: number): string {
  const rest = value % 100
  return `${small[Math.floor(value / 100)]} hundred${rest === 0 ? '' : ` ${spellNumber(rest)}`}`
}
