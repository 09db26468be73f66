// Phrases used only of people: age, family, forms of address, deeds.
import { isAddress } from '#domain/brief/person-names.ts'

/** A name with the words on both sides of it. */
export interface Beside {
  left: string
  right: string
}

const age =
  /^(?:,| \() ?(?:aged? )?[1-9]\d?\)?(?: (?:years|yrs)(?: old)?)?(?=[,.;)]|$| [–—-] | (?:and|from|of|is|was|has) )/u
/** A bare age, which counts only in a list: "Four kids: Mia Tran 17, Jo Speights 18". One alone may be a model or a street. */
const bareAge = /^ [1-9]\d(?=,| and |\.?$)/u
const agesOfSeveral = /\p{Ll} [1-9]\d(?:,| and ).*\p{Ll} [1-9]\d(?:,| and |\.?$)/u
const pronoun = /^,? (?:who|he|she)(?:[’']s)?(?! (?:we|you|they)\b)(?![\p{L}])/u
const kinWords =
  '(?:grand|step|god)?(?:mother|father|parents?|dad|mom|mum|daughter|son|child|children)s?|brothers?|sisters?|husband|wife|widow|widower|cousin|uncle|aunt|nephew|niece|neighbor|neighbour|friend|classmate|teammate|roommate'
const kinAfter = new RegExp(`^,? (?:my|our|his|her|their) (?:\\p{Ll}+ )?(?:${kinWords})(?!\\p{L})`, 'u')
const kinBefore = new RegExp(
  `(?:\\b(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir|whose)|[’']s) (?:\\p{Ll}+ )?(?:${kinWords}),? $`,
  'u',
)
const rank =
  /(?:^|[^\p{L}])(?:Dr|Prof|Mr|Mrs|Ms|Mx|Miss|Mme|Rev|Sgt|Capt|Lt|Col|Maj|Gen|Cpl|Det|Hon|Judge|Officer|Deputy|Sister|Brother|Rabbi|Imam)\.?(?: \(\p{L}+\.?\))? $/u

/** Whether the words around the name are used only of people. */
export const isSurelyPerson = ({ left, right }: Beside): boolean =>
  (!pointsToPlace.test(left) && (age.test(right) || pronoun.test(right) || kinAfter.test(right))) ||
  (bareAge.test(right) && agesOfSeveral.test(`${left}x${right}`)) ||
  kinBefore.test(left) ||
  rank.test(left) ||
  (isAddress(left.trim().split(' ').at(-1) ?? '') && /\p{Lu}\p{L}*\.? $/u.test(left) && !greets.test(left))

/** Words before a place, to which "she was there" may refer: "She came from Fort Laramie, she was there for years." */
const pointsToPlace = /\b(?:of|in|at|from|near|the|to) $/u
const greets = /(?:^|[.!?] )(?:Hi|Hello|Hey|Dear|Thanks|Morning|Cheers) $/u

const made =
  /(?:\b(?:directed|written|composed|painted|drawn|designed|illustrated|photographed|narrated|hosted|curated|choreographed|conducted|coached|taught|sung|played|performed|carved|invented|run|music|songs?|poems?|photos?|photographs|words|lyrics|art(?:work)?|portraits?|paintings?|a (?:talk|reading|lecture)) by|[”"] by) $/u
const succeeds =
  /\b(?:succeed(?:s|ed|ing)?(?: to)?|replac(?:es|ed|ing):?|tak(?:es|ing) over from|took over from|follow(?:s|ed|ing)|in memory of|(?:named|called) after|remember(?:s|ing)|(?:judge|host|speaker|guest|headliner|winner|moderator|keynote)s?(?:[’']s)? (?:is|are|was|will be|=)|(?:judged|hosted|moderated|opened|led) by) (?:\p{Ll}+ ){0,2}$/iu
const trade =
  /(?<![\p{L}-])\p{Ll}*(?:\p{Ll}{3}(?:ist|ian|man|woman)|author|poet|actor|actress|painter|sculptor|singer|playwright|farmer|baker|teacher|chef|professor|nurse|student|champion|retiree|veteran|angler|student|pupil|volunteer|apprentice|widow|resident|investor) $/u
const did =
  /^ (?:(?:then|also|later|first) )?(?:retire[sd]|resign(?:s|ed)|died|dies|was born|grew up|studied|graduated|step(?:s|ped) down|volunteer(?:s|ed)|taught|teaches|coach(?:es|ed)|married|wrote|sang|won|thought|sold|founded|started|invented|painted|played|plays)(?!\p{L})/u

/** Whether the words around the name are rarely used of companies or places. */
export const isLikelyPerson = ({ left, right }: Beside): boolean =>
  made.test(left) || succeeds.test(left) || trade.test(left) || (did.test(right) && !pointsToPlace.test(left))

/** Labels of lists of people: "Co-authors: Ben Tran (doctoral student), Ruth Moe at Lund". */
export const peopleLabel =
  /\b(?:co-?)?(?:authors?|artists?|judges|jury|finalists|speakers?|panel(?:ists)?|performers|musicians|kids|students|pupils|founders|graduates|scholars|honorees|cast|case study|keynote|headliner|music|guests?|replac(?:es|ing)|predecessor|succeeds|follows)(?: \d)?$/iu
