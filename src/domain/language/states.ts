// The states of the United States with their AP and postal abbreviations.

const shortened = {
  alabama: 'ala',
  alaska: '',
  arizona: 'ariz',
  arkansas: 'ark',
  california: 'calif',
  colorado: 'colo',
  connecticut: 'conn',
  delaware: 'del',
  florida: 'fla',
  georgia: 'ga',
  hawaii: '',
  idaho: '',
  illinois: 'ill',
  indiana: 'ind',
  iowa: '',
  kansas: 'kan',
  kentucky: 'ky',
  louisiana: 'la',
  maine: '',
  maryland: 'md',
  massachusetts: 'mass',
  michigan: 'mich',
  minnesota: 'minn',
  mississippi: 'miss',
  missouri: 'mo',
  montana: 'mont',
  nebraska: 'neb',
  nevada: 'nev',
  'new hampshire': 'n.h',
  'new jersey': 'n.j',
  'new mexico': 'n.m',
  'new york': 'n.y',
  'north carolina': 'n.c',
  'north dakota': 'n.d',
  ohio: '',
  oklahoma: 'okla',
  oregon: 'ore',
  pennsylvania: 'pa',
  'rhode island': 'r.i',
  'south carolina': 's.c',
  'south dakota': 's.d',
  tennessee: 'tenn',
  texas: '',
  utah: '',
  vermont: 'vt',
  virginia: 'va',
  washington: 'wash',
  'west virginia': 'w.va',
  wisconsin: 'wis',
  wyoming: 'wyo',
} as const

export const postalCodes =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  )

const names = Object.keys(shortened)
const byPostalCode = new Map(postalCodes.map((code, index) => [code, names[index] ?? '']))
const byShortForm = new Map<string, string>(
  Object.entries(shortened).flatMap(([name, short]) => (short === '' ? [] : [[short, name] as const])),
)

const otherShortForms = new Map([
  ['tex', 'texas'],
  ['penn', 'pennsylvania'],
  ['ida', 'idaho'],
  ['okl', 'oklahoma'],
  ['oreg', 'oregon'],
  ['wisc', 'wisconsin'],
])

/** Old abbreviations, read only after a city because they look like other words. */
const oldShortForms = new Map([
  ['alas', 'alaska'],
  ['cal', 'california'],
  ['col', 'colorado'],
  ['flor', 'florida'],
  ['haw', 'hawaii'],
  ['ills', 'illinois'],
  ['kans', 'kansas'],
  ['ken', 'kentucky'],
  ['nebr', 'nebraska'],
  ['n.mex', 'new mexico'],
  ['n.dak', 'north dakota'],
  ['s.dak', 'south dakota'],
  ['penna', 'pennsylvania'],
  ['o', 'ohio'],
])

/** Like readState, but for the word after a city in a dateline: also 'Me.', 'Ut.', 'Alas.' and other old forms. */
export function readAnyState(word: string): string | undefined {
  if (!word.endsWith('.')) return readState(word)
  const short = word.slice(0, -1).replaceAll(' ', '')
  return readState(word) ?? oldShortForms.get(short.toLowerCase()) ?? byPostalCode.get(short.toUpperCase())
}

/** The state's full name in lower case for 'Colo.', 'N.Y.' or 'CO'; undefined for any other word. */
export function readState(word: string): string | undefined {
  const postal = byPostalCode.get(word)
  if (postal !== undefined) return postal
  if (!word.endsWith('.')) return undefined
  const short = word.slice(0, -1).toLowerCase().replaceAll(' ', '')
  return byShortForm.get(short) ?? otherShortForms.get(short)
}

/** Whether the words are a state's full name. */
export function isStateName(words: string): boolean {
  return words.toLowerCase() in shortened
}

/** How AP writes the state in a dateline: 'Colo.', 'Texas'. */
export function shortenState(name: string): string {
  const short = shortened[name.toLowerCase() as keyof typeof shortened]
  if (short === undefined || short === '') return capitalize(name)
  if (short === 'w.va') return 'W.Va.'
  return short.includes('.') ? `${short.toUpperCase()}.` : `${capitalize(short)}.`
}

/** 'new york' becomes 'New York'. */
export function capitalize(name: string): string {
  return name.toLowerCase().replaceAll(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase())
}
