// Verbs of headlines, which tell 'Acme launches app' from 'Acme’s launch of an app'.

const regular =
  `accept acquire add adopt agree aim allow announce answer appoint approve ask award back ban boost borrow bring
bolster broaden call cancel celebrate certify challenge change charge claim clear close collect combine commit complete confirm
connect continue convert cover create debut deliver demand deploy donate double earn eliminate employ enable end enlist enter
establish exceed expand explain extend face fill finish fix form fund gain graduate grant guarantee halt halve help hire honor host
improve increase install introduce invest invite issue join land launch lend license lift limit link list lower mark match merge move
name narrow offer open operate order outline pair partner pass patent pilot pivot place plan pledge post power prepare present prevent
produce promise promote protect prove publish pull push raise rank reach rebrand recall receive recognize recommend recover recruit
recycle reduce refund refuse release relocate remove rename renew rent reopen repair replace report require resolve restore retire
return reveal review revive roll save scale schedule score secure seek select serve settle shift ship show sign slash slow solve spark speed
sponsor staff start stop store strengthen supply support surpass suspend switch tackle tap target team tell test top tour train transfer
treat trim triple turn unite unveil update upgrade urge use vote warn welcome widen work stock deepen warn deny debunk trade map
measure spend bid boost chart double reward advance name detect track wrap`.split(/\s+/)

const irregular: Record<string, string> = {
  become: 'became',
  begin: 'began',
  bring: 'brought',
  build: 'built',
  buy: 'bought',
  choose: 'chose',
  cut: 'cut',
  draw: 'drew',
  drive: 'drove',
  fall: 'fell',
  find: 'found',
  get: 'got',
  give: 'gave',
  go: 'went',
  grow: 'grew',
  hit: 'hit',
  hold: 'held',
  keep: 'kept',
  lead: 'led',
  leave: 'left',
  lose: 'lost',
  make: 'made',
  meet: 'met',
  pay: 'paid',
  pick: 'picked',
  put: 'put',
  rise: 'rose',
  run: 'ran',
  say: 'said',
  see: 'saw',
  sell: 'sold',
  send: 'sent',
  set: 'set',
  shut: 'shut',
  split: 'split',
  take: 'took',
  teach: 'taught',
  tell: 'told',
  win: 'won',
}

/** Verbs without -s only; with -s they are as often nouns. */
const verbsWithoutS =
  `abandon address advise appeal apply argue arrive arrest assess attend attract beat block break brew calculate capture care
carry cast catch check cheer cite clean climb compete compare conduct consider cook cure cultivate cycle decide decline defend
defy describe design develop digitize discover discuss display distribute drop dig discount ease eat eye examine explore export
express fear feed fight file fly follow forge form free freeze fuel gather generate grade grab guide harvest heat identify
implement import inspect inspire investigate jump kick learn let level look love manage manufacture mine mourn near need note
observe oppose organize own pack paint park perform plant play predict press print process program propose pursue question quit
reject rebuild refurbish remember rescue research respond restart rethink ride rule rush sail say search share shape shrink sing skip speak
stage stand study sue suggest surge survey sustain swap sweep swim tap think throw ticket toast try unlock value visit vow walk want
wash watch wear weigh weld write yield`.split(/\s+/)

/** Endings that only verbs have: 'ratify', 'modernize'. */
const verbEnding = /.{3}(?:ify|ize)$/
const plainForms = new Set([...regular, ...Object.keys(irregular), ...verbsWithoutS])
const presentForms = new Set('is are has have does will can may to'.split(' '))
const pastForms = new Map<string, string>()

for (const verb of [...regular, ...Object.keys(irregular)]) {
  const third = toThirdPerson(verb)
  presentForms.add(third)
  pastForms.set(irregular[verb] ?? toRegularPast(verb), third)
}

function toThirdPerson(verb: string): string {
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

function toRegularPast(verb: string): string {
  if (verb.endsWith('e')) return `${verb}d`
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`
  return /^(?:plan|stop|cut|trim|tap|ship|ban|top|wrap|map)$/.test(verb)
    ? `${verb}${verb.at(-1)}ed`
    : `${verb}ed`
}

/** Whether the word is a verb in the present tense, third person, or one that announces the future. */
export function isPresentVerb(word: string): boolean {
  return presentForms.has(word.toLowerCase())
}

/** Whether the word is a verb without -s, as after several subjects: 'open'. */
export function isPlainVerb(word: string): boolean {
  const lower = word.toLowerCase()
  return plainForms.has(lower) || verbEnding.test(lower)
}

/** 'launches' for 'launched'; undefined for what is no past tense of a headline verb. */
export function toPresent(word: string): string | undefined {
  return pastForms.get(word.toLowerCase())
}
