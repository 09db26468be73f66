// English verbs of announcements in all forms.

export type VerbForm = 'base' | 'third' | 'past' | 'participle' | 'gerund'

const regular =
  `accelerate accept achieve acquire add address adopt advance agree aim allow alert announce answer anticipate
  apologize appeal appear apply appoint approve arrive ask assemble assist attend attract automate award back base
  believe benefit block boost brew broaden call care carry celebrate certify change charge check clean close
  collaborate collect combine commit compare compete complete comply compost condemn conduct confirm connect consider
  consolidate construct consult contain continue contribute convert cook cool cover create cultivate cure date debut
  decide decline decrease dedicate deliver demonstrate deny deploy design detect determine develop diagnose direct
  disclose discontinue discover dismiss display distribute donate double earn educate elect eliminate employ enable
  encourage end endorse enhance enroll ensure enter equip establish evaluate examine exceed exchange exhibit expand
  expect experience explain explore export extend fail feature file fill filter finalize finance finish fit fix focus fold
  follow forecast form foster fund gain gather generate guarantee guide handle happen harvest heat help highlight hire
  honor host identify impact implement import improve include incorporate increase inform initiate inspect inspire
  install integrate intend introduce invest investigate invite involve issue join kick land last launch learn lease
  license lift link list listen live locate look lower maintain manage manufacture mark market match measure meet
  mentor merge mix monitor mourn move name need net note notify nominate observe obtain occur offer open operate oppose
  order organize outline own pack package partner perform pick pilot place plan plant play pledge post power prepare
  present prevent process produce program project promise promote protect prove provide publish purchase qualify raise
  range rank rate reach recall receive recognize recommend record recover recruit recycle reduce refer reflect refund
  regret regulate reject relaunch release relocate rely remain remove renew renovate rent reopen repair replace report
  represent request require research reserve resolve respond restore result retain retire return reveal review roll
  safeguard sample save scale schedule score screen secure select serve service settle share ship show sign simplify
  sponsor stage start state stay stock store streamline strengthen structure study submit succeed sue suggest supply
  support surpass surge survey suspend sustain switch target team test top total track trade train transfer transform
  translate transport travel treat triple turn unite unveil update upgrade urge use utilize validate value view visit
  volunteer vote wait want warn waste watch weigh welcome widen work`.split(/\s+/)

const irregular: readonly (readonly [string, string, string])[] = [
  ['be', 'was', 'been'],
  ['beat', 'beat', 'beaten'],
  ['become', 'became', 'become'],
  ['begin', 'began', 'begun'],
  ['break', 'broke', 'broken'],
  ['bring', 'brought', 'brought'],
  ['build', 'built', 'built'],
  ['buy', 'bought', 'bought'],
  ['choose', 'chose', 'chosen'],
  ['come', 'came', 'come'],
  ['cost', 'cost', 'cost'],
  ['cut', 'cut', 'cut'],
  ['do', 'did', 'done'],
  ['draw', 'drew', 'drawn'],
  ['drive', 'drove', 'driven'],
  ['fall', 'fell', 'fallen'],
  ['feed', 'fed', 'fed'],
  ['find', 'found', 'found'],
  ['get', 'got', 'got'],
  ['give', 'gave', 'given'],
  ['go', 'went', 'gone'],
  ['grow', 'grew', 'grown'],
  ['have', 'had', 'had'],
  ['hold', 'held', 'held'],
  ['keep', 'kept', 'kept'],
  ['lead', 'led', 'led'],
  ['leave', 'left', 'left'],
  ['lend', 'lent', 'lent'],
  ['let', 'let', 'let'],
  ['lose', 'lost', 'lost'],
  ['make', 'made', 'made'],
  ['mean', 'meant', 'meant'],
  ['meet', 'met', 'met'],
  ['pay', 'paid', 'paid'],
  ['put', 'put', 'put'],
  ['read', 'read', 'read'],
  ['rise', 'rose', 'risen'],
  ['run', 'ran', 'run'],
  ['say', 'said', 'said'],
  ['see', 'saw', 'seen'],
  ['sell', 'sold', 'sold'],
  ['send', 'sent', 'sent'],
  ['set', 'set', 'set'],
  ['speak', 'spoke', 'spoken'],
  ['spend', 'spent', 'spent'],
  ['stand', 'stood', 'stood'],
  ['take', 'took', 'taken'],
  ['teach', 'taught', 'taught'],
  ['tell', 'told', 'told'],
  ['think', 'thought', 'thought'],
  ['win', 'won', 'won'],
  ['write', 'wrote', 'written'],
]

/** Past forms that are no other word; the base forms are more often nouns: "a strike", "a deal". */
const pastsAlone = new Map(
  `ate eat, blew blow, caught catch, clung cling, crept creep, dealt deal, drank drink, dug dig, fled flee, flew fly, forgot forget, fought fight,
  froze freeze, heard hear, hid hide, hung hang, knew know, rang ring, rode ride, sang sing, sank sink, shook shake, shrank shrink, slept sleep,
  slid slide, sought seek, stole steal, struck strike, swam swim, swept sweep, swore swear, swung swing, threw throw, tore tear, understood understand,
  wept weep, withdrew withdraw, woke wake, wore wear, wove weave`
    .split(',')
    .map((pair) => pair.trim().split(' ') as [past: string, base: string]),
)

/** Past forms that are also other words, or rare in announcements. */
const otherPasts: ReadonlySet<string> = new Set(
  `bit hit laid lit quit sat shone shot shut spun spread stuck wound bent bound bred burnt dove felt lay leapt learnt spilt split sprang stung
  swelled`.split(/\s+/),
)

const doubling = new Set(
  'cut get let net plan program put run set ship stop top win fit submit commit refer regret transfer begin equip'.split(
    ' ',
  ),
)
const irregularByBase = new Map(irregular.map((forms) => [forms[0], forms]))
const forms = new Map<string, { base: string; form: VerbForm }[]>()

function register(word: string, base: string, form: VerbForm): void {
  const list = forms.get(word)
  if (list === undefined) forms.set(word, [{ base, form }])
  else list.push({ base, form })
}

for (const base of [...regular, ...irregularByBase.keys()]) {
  register(base, base, 'base')
  register(toThird(base), base, 'third')
  register(toPast(base), base, 'past')
  register(toParticiple(base), base, 'participle')
  register(toGerund(base), base, 'gerund')
}

for (const [past, base] of pastsAlone) register(past, base, 'past')

// 'found' is read as the past of 'find', so 'founded' needs its own entry.
register('founded', 'found', 'past')
register('founded', 'found', 'participle')

/** 'launch' becomes 'launches'. */
export function toThird(base: string): string {
  if (base === 'be') return 'is'
  if (base === 'have') return 'has'
  if (/(?:[sxz]|ch|sh|o)$/.test(base)) return `${base}es`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`
}

/** 'launch' becomes 'launched'. */
export function toPast(base: string): string {
  return irregularByBase.get(base)?.[1] ?? addEd(base)
}

export function toParticiple(base: string): string {
  return irregularByBase.get(base)?.[2] ?? addEd(base)
}

/** 'launch' becomes 'launching'. */
export function toGerund(base: string): string {
  if (base === 'be') return 'being'
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`
  return `${doubleEnd(base)}ing`
}

function addEd(base: string): string {
  if (base.endsWith('e')) return `${base}d`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${doubleEnd(base)}ed`
}

function doubleEnd(base: string): string {
  return doubling.has(base) ? base + base.at(-1) : base
}

/** The base of a verb in one of the forms; undefined for other words. */
export function readVerb(word: string, ...wanted: VerbForm[]): string | undefined {
  return forms.get(word.toLowerCase())?.find(({ form }) => wanted.includes(form))?.base
}

/** Whether the word is a past form: 'built', 'opened', 'lit'. */
export function isPast(word: string): boolean {
  return word === 'were' || otherPasts.has(word) || readVerb(word, 'past') !== undefined
}
