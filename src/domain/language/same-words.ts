// Which words carry what a statement says, and which of them mean the same in a release.
//
//   toStem('purchased')  ->  'buy'      toStem('workers')  ->  'employee'      toStem('which')  ->  undefined
import { plainWords, shorterPhrases } from '#domain/text/wordy-words.ts'
import { readNumberWords, readOrdinalWord } from './numbers/number-words.ts'
import { listSpeechVerbs } from './speech-verbs.ts'
import { readVerb } from './verbs.ts'

/** Words that bind, point or fill: they come and go with the shape of a sentence. */
const bindingWords: ReadonlySet<string> = new Set(
  `a an the this that these those it its he she they we i you his her their our your my him them us me who whom whose what when
  where why how which and or but nor so yet if as at by for from in into of off on onto out over per to up with within without
  under until till about above across after again against all along already also although among another any are around because
  been before behind being below beside besides between beyond both can could despite did do does done down during each either
  else even ever every few further had has have having here however instead is be am just last later least less like many
  may meanwhile might more most much must near nearly neither never next no none not now often once one only other others own
  perhaps please rather same several shall should since some still such than then there therefore thereby through throughout
  thus today together too toward towards unless upon very was were well while will would yes aside itself himself herself
  themselves plus via amid whether whereas etc including include includes included
  make makes made making take takes took taken taking give gives gave given giving get gets got go goes went going come comes came
  use uses used using put puts set sets let lets keep keeps kept become becomes became
  say says said saying tell told according found finds show shows showed shown mean means note
  located based situated named called known new current currently present presently recent recently newly upcoming able
  following regarding concerning way thing things kind number amount total rate basis order fact case part time times day days week weeks month
  months year years date period place order process purpose result results course event end ends start total
  for-profit ago away back soon ahead along a.m p.m pm am mr mrs ms dr every everyone because due owing thanks
  have-to serve serves served work works take-part do-so so-that lead-to lot lots provide provides provided offer offers offered
  feature features featured available hold holds held run runs ran see sees seen looks want wants need needs allow allows
  people person home hour hours minute minutes percent dollars cents million billion thousand company companies
  annual annually daily weekly monthly yearly each-other whole entire overall different various additional extra
  available special such-as`.split(/\s+/),
)

/** In each line words that stand for one another; the first names them all. */
const synonymLines = `
buy purchase acquire acquisition
start begin commence kick launch debut
launch introduce release unveil roll debut present
end finish conclude complete close stop
employee worker staff workforce personnel crew job
customer client buyer shopper consumer
firm business enterprise startup
big large great sizable
help assist aid support assistance
require need must
demonstrate show prove reveal indicate
receive get obtain gain
produce manufacture build construct make maker
choose select pick pick
supply provide deliver offer
fix repair restore
doctor physician
car vehicle automobile auto
money fund funding capital cash
hire employ recruit
live reside
ask request inquire
near nearby close next adjacent proximity
store shop outlet
plant factory facility mill
deal agreement contract pact
child kid
cost price sell fee charge
quick fast rapid speedy
let enable allow permit
happen occur
yearly annual annually
home house
town city municipality
rule regulation
film movie
speak talk
try attempt
big major
lead head manage direct run oversee
leader head chief
join participate
raise secure collect
grow increase rise expand
fall drop decline decrease
visit attend
study survey research report
researcher scientist
attorney lawyer
trash garbage waste litter
resident neighbor
guest visitor attendee
test trial
site website
about approximately
also additionally furthermore moreover
enough sufficient
many numerous
later subsequently
inform notify tell
stay remain
move relocate
meet satisfy
pay compensate
earn win
free complimentary
name appoint
create establish found set
train teach
want wish hope
idea plan
change alter modify
keep retain maintain
answer reply respond
send ship deliver
gather collect
add attach
cut trim slash reduce lower
fight battle
danger risk
save conserve
ready prepared
whole entire
right correct
wrong incorrect
carry transport haul
open opening
office headquarters
maker manufacturer producer
price cost
owner proprietor
member
flood flooding
leave depart exit
arrive come
big huge vast
small little tiny
hard difficult
easy simple
old aged
begin open
travel ride go
farmer grower
author writer
gift donation donate contribute give
prize award honor
student pupil
teacher instructor
school college
illness disease sickness
medicine drug medication
road street route
area region district
share portion
figure number
tool device instrument
program scheme initiative
goal target aim objective plan
job position role post
team group crew
boss head leader
talk speech address
picture photo image
meeting session gathering
party event celebration
reduce lessen shrink
improve better enhance upgrade
check inspect examine test
protect guard safeguard shield
watch monitor track
explain describe detail
think believe consider feel
know understand
like enjoy
build erect construct
sell market retail
design develop
invite welcome
honor recognize celebrate
draw attract
replace substitute swap
link connect
split divide
back support
cover include
weekly week
daily day
monthly month
yearly year
morning
ship send
fair festival
hall building
owner own
free charge
volunteer
permit license
suitable fit
former earlier previous
beautiful pretty
happy glad pleased delighted thrilled excited proud
announce share reveal unveil
thank gratitude
important key vital crucial essential
show display exhibit demonstrate
visitor guest
inhabitant resident citizen
assure ensure guarantee
attend come
consist comprise contain include
prior before
several number
length long
height tall high
width wide
depth deep
weight weigh heavy
age old
extra additional`

const groups = new Map<string, number[]>()
const lines = synonymLines
  .trim()
  .split('\n')
  .map((line) => line.split(' '))
for (const [index, line] of lines.entries())
  for (const word of line) groups.set(word, [...(groups.get(word) ?? []), index])

const oneWord = /^[a-z]+$/
/** The rulebook's own replacements: what it writes for a long word means the same. */
const plain = new Map(
  Object.entries({ ...shorterPhrases, ...plainWords }).filter(
    ([long, short]) => oneWord.test(long) && oneWord.test(short),
  ),
)
const speech = listSpeechVerbs()
const ending = /(?:'s|s')$/

/** Whether the word has no meaning of its own. Verbs of saying count too: who said what is read elsewhere. */
export function isBinding(word: string): boolean {
  return (
    word.length < 3 || word === 'cannot' || word.endsWith("n't") || bindingWords.has(word) || speech.has(word)
  )
}

/** What is left of a word in lower case without its form; undefined for words that say nothing. Figures in words become figures. */
export function toStem(written: string): string | undefined {
  const word = written.replace(ending, '')
  if (/\d/.test(word)) return word.replaceAll(',', '').replace(/(?<=\d)(?:st|nd|rd)$/, 'th')
  const number = readNumberWords(word)
  if (number !== undefined && number > 1) return String(number)
  const ordinal = readOrdinalWord(word)
  if (ordinal !== undefined) return `${ordinal}th`
  if (isBinding(word)) return undefined
  return cutForm(plain.get(word) ?? word)
}

function cutForm(word: string): string {
  const verb = readVerb(word, 'past', 'participle', 'third', 'gerund')
  if (verb !== undefined) return verb
  if (word.length < 5) return word.replace(/(?<=[^s])s$/, '')
  return word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?<=ss|sh|ch|x)es$/, '')
    .replace(/(?<=[^su])s$/, '')
    .replace(/(?<=[a-z]{3})(?:ing|ed|ly)$/, '')
    .replace(/([bdglmnprt])\1$/, '$1')
}

/** All words of its lines of synonyms. */
export function listSynonyms(stem: string): readonly string[] {
  return groups.get(stem)?.flatMap((group) => lines[group] ?? []) ?? []
}

const rootLength = 4
const restMost = 6

/** 'decision' and 'decide', 'operation' and 'operate'; `most` letters may follow the root. */
export function isOneRoot(one: string, other: string, most = restMost): boolean {
  let shared = 0
  while (shared < one.length && one[shared] === other[shared]) shared += 1
  const least = Math.min(one.length, other.length)
  return shared >= rootLength && shared >= least - 2 && Math.max(one.length, other.length) - shared <= most
}
