// Reads what an organization is from its name: "St. Brendan Regional Hospital" is a hospital, "Little Harbor Diaper Bank" a diaper bank.
import { bareName } from '#domain/language/legal-forms.ts'

/** Kinds that are clear alone, unlike "group," "trust" and "services". */
const plainKinds = new Set(
  'airport aquarium arboretum bakery bank bindery brewery cannery cathedral choir church college conservatory cooperative co-op creamery dairy distillery foundry gallery hospice hospital library museum newspaper nursery observatory orchestra parish playhouse seminary shipyard synagogue theater theatre university winery zoo'.split(
    ' ',
  ),
)

/** Kinds that need the word before them: "police department", "fire department". */
const joinedKinds: Readonly<Record<string, RegExp>> = {
  authority: /^(?:airport|port|housing|transit|water|parks|turnpike)$/,
  bank: /^(?:blood|diaper|food|milk|savings|seed|tool)$/,
  center: /^(?:arts|cancer|community|cultural|health|legal|medical|nature|science|senior|visitor)$/,
  centre: /^(?:arts|community|cultural|health|heritage|law|legal|medical|science|visitor)$/,
  club: /\p{Ll}ing$|^(?:athletic|chess|cricket|football|golf|rugby|soccer|tennis|yacht)$/u,
  college: /^(?:community|junior|technical)$/,
  company: /^(?:dance|insurance|opera|theater|theatre)$/,
  cooperative: /^(?:dairy|electric|food|grain|housing|telephone)$/,
  'co-op': /^(?:dairy|electric|food|grain|grocery|housing)$/,
  department: /^(?:fire|health|police)$/,
  district: /^(?:fire|irrigation|library|park|school|water)$/,
  festival: /^(?:art|arts|beer|book|dance|film|folk|food|jazz|music|theater|theatre|wine)$/,
  garden: /^(?:botanical|botanic)$/,
  gardens: /^(?:botanical|botanic)$/,
  hospital: /^(?:animal|veterinary|children[’']s|teaching)$/,
  library: /^(?:public)$/,
  society: /^(?:historical|humane)$/,
  union: /^credit$/,
}

/** The kind, "hospital" for "St. Brendan Regional Hospital"; undefined if the name doesn't tell it. */
export function kindInName(company: string): string | undefined {
  const words = bareName(company)
    .replace(/ (?:of|for|at|in) .*$/u, '')
    .toLowerCase()
    .split(' ')
  const [before = '', kind = ''] = words.length === 1 ? ['', words[0]] : words.slice(-2)
  if (kind === 'insurance' && before !== '') return 'insurance company'
  if (joinedKinds[kind]?.test(before) === true) return `${before} ${kind}`
  return plainKinds.has(kind) ? kind.replace('theatre', 'theater') : undefined
}
