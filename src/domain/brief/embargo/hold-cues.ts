// The words before the moment until which the news is held back: "embargoed until", "nobody may print this before".
import { inPublic, toWire, untilWords } from '#domain/brief/hold-back.ts'

const before = `${untilWords}(?: the (?:morning|afternoon|evening) of)?`
/** Words for going public. */
const out = `(?:${toWire}|publish(?:ed)?|release(?:d)?|publication|print(?:ed)?|run|air(?:ed)?|post(?:ed)?|use(?:d)?|share(?:d)?|coverage|go(?:es|ing)? (?:out|live|public|up|anywhere|to (?:the )?(?:press|media|papers))|go|send|sent|issue(?:d)?|circulate(?:d)?|distribute(?:d)?|communicate(?:d)?|disclose(?:d)?|leave (?:the )?\\p{L}+|public|live|out|announce(?:d)?)`
/** Words for what goes public. */
const news =
  '(?:it|this|that|the (?:release|text|news|story|copy|piece|announcement|statement)|release|publication|story|text|news)'
const may =
  '(?:may|can|could|should|shall|must|will|is to|to|is ok to|is free to|(?:is )?cleared to|(?:ok|okay|fine|good|free|safe|clear) to)'
const from =
  '(?:on|at|from|after|as of|any ?time (?:after|from)|only (?:on|after|from|once)|once|starting|not before)'
/** Beginnings of a sentence that speaks to the sender of the news, and has no other subject. */
const spoken =
  "(?:^|[,;:.!?(–—-]\\s?|\\b(?:and|so|but|please|pls|also|it[’']s|it is|this is|that[’']s|stays?|remains?|says?|said|wants?|insists?(?: on)?) )(?:(?:absolutely|strictly|really|all|kindly|please|still|very) )*"
/** All words for what is held back. */
const anyNews =
  '(?:news|press|media|coverage|publicity|publication|posts?|word|releas\\p{L}*|publish\\p{L}*|announc\\p{L}*|stor(?:y|ies)|quiet|secret|embargo)'
/** Others who are told when they may report. */
const outlets =
  '(?:(?:the )?(?:press|media|papers|outlets|stations)|reporters|journalists|editors|everyone|everybody|anyone|anybody)'
/** What they may do then. */
const report = '(?:report (?:on )?(?:it|this)|write about (?:it|this)|have (?:it|this|the (?:news|story)))'
/** Words for a publication that is held back; tickets, too, are "released". */
const publishable =
  '(?:it|this|that|these|those|which|news|story|release|text|copy|piece|announcement|statement|results?|findings?|figures?|numbers?|data|study|paper|report|names?|photos?|pictures?|images?|quot(?:e|ation)s?|material|content|details|information|film|video|trailer|you|we|they)'
const must = "(?:must not|mustn[’']?t|cannot|can[’']?t|may not|should not|shouldn[’']t|won[’']t)(?: be)?"
/** The words that the moment follows. "The road stays closed until noon" is not among them. */
export const holdCues: readonly RegExp[] = [
  new RegExp(
    `(?:\\b(?:do not|don[’']?t|not to be|not to|not for|no|not)|(?:^|[,;:.(–—-]\\s?|\\b(?:and|but|so|please|${publishable}) )${must}) (?:be )?${out}(?: (?:this|it|anything|that))? ${before} `,
    'iu',
  ),
  // "We can't have this in print before …"
  new RegExp(
    `\\b(?:do not|don[’']?t|not to|${must}) (?:have|see|put|get|let) (?:this|it|that|any of (?:it|this)|the (?:news|story)) (?:be )?(?:out|${inPublic}|published|printed) ${before} `,
    'iu',
  ),
  new RegExp(
    `\\b(?:nothing|nobody|no one|everything|nada|not a word|no posts?)(?! (?:about|of|on) )(?: \\p{L}+){0,3} ${before} `,
    'iu',
  ),
  // 'Nobody may print a syllable until Sunday', 'All this is closed until Tuesday'
  new RegExp(
    `\\b(?:nothing|nobody|no one|none of (?:it|this|that|these|those|the above))(?: (?:may|must|should|shall|is|are|can))?(?: to)? (?:be )?${out}(?: \\p{L}+){0,4} ${before} `,
    'iu',
  ),
  new RegExp(
    `\\b(?:all (?:of )?(?:this|that|it|the above)|everything(?: (?:here|above|below))?)(?: is| stays| remains)(?: \\p{L}+)? (?:closed|sealed|locked|secret|confidential|blocked|shut) ${before} `,
    'iu',
  ),
  new RegExp(
    `(?:^|[,;:.–—-] |\\b(?:it[’']s|it is|this is|that is|and|so|but|please|pls|it goes out|(?:he|she|they|we|client|i)(?:[’']d)? (?:wants?|like|likes|asks?|asked|need|needs)(?: (?:us|you|everyone))? to) )(?:(?:please|pls|kindly) )?(?:not|hold(?: (?:this|it|am|off|that|everything|all|for release|publication))*|under wraps|stays quiet) (?:${before}|for(?: the (?:morning|afternoon|evening) of)?|to) `,
    'i',
  ),
  // A refusal, what it is about, and when it ends: 'NO news before 27 November', 'strictly under wraps til Tuesday'.
  new RegExp(
    `${spoken}(?:no|nothing|never|not|do not|don[’']?t|keep|hold)\\b[^.;:!?]{0,40}?\\b${anyNews}\\b[^.;:!?]{0,20}?\\b${before} `,
    'iu',
  ),
  new RegExp(`${spoken}(?:under wraps|quiet|silent)\\b[^.;:!?]{0,20}?\\b${before} `, 'iu'),
  // 'release only after the meeting is over, i.e. Monday 6 pm'
  new RegExp(
    `(?:^|[,;:.(–—-]\\s?|\\b(?:please|pls|and|but|so|${news}) )${out}(?: (?:this|it|that))? only (?:after|once|when|from|on) `,
    'iu',
  ),
  /\bfor release (?:on|at|after|from|not before) /i,
  /^(?:it )?(?:goes|to go|sent) out (?:at|on) (?=[^.;]{3,30}\b(?:sharp|on the dot|exactly)\b)/i,
  // 'It may be published on …', 'To be released only after …', 'May be issued from …', 'you can share after …'
  new RegExp(
    `(?:^|[.;:] |\\b(?:${news}|you|we|they)(?:[’']re| are)? )${may} (?:be )?(?:only )?${out}(?: (?:this|it))?(?: only)? ${from} `,
    'iu',
  ),
  new RegExp(
    `(?:^|[.;:,] |\\b(?:and|but|so) )(?:${outlets}|you|we|they) ${may} (?:only )?(?:${report}|${out}(?: (?:this|it))?)(?: only)? ${from} `,
    'iu',
  ),
  new RegExp(
    `^(?:${news} )?(?:ok|okay|fine|good|free|safe|clear(?:ed)?) to \\p{L}+ (?:from|after|as of) `,
    'iu',
  ),
  // 'It goes out together with the fixture list, 20 May', 'Release is at the same time as the filing, 26 Nov'
  new RegExp(
    `(?:^|: )(?:${news} (?:only )?(?:goes|is going|will go) (?:out|public)|(?:release|publication) (?:is|after|on|from)) `,
    'iu',
  ),
  // Names of a form's fields: 'release_when: any time after 8am'
  /^(?:release|publish|publication|hold|embargo)_\w{2,12}: /iu,
]
