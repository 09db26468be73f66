// Recognizes lines that must not be printed: marks ("off the record"), requests ("let's not go there"), and both in other languages. Quotations are
// not searched.

import { isStrikingNote, onlyStrikes } from '#domain/brief/spread/margin-notes.ts'
import { memoizeText } from '#domain/language/memoize-text.ts'
import { staysUnsaid, unsaysLast } from './silence-cues.ts'

const not =
  "(?:do not|don[’']?t|dont|never|must not|mustn[’']t|should not|shouldn[’']t|cannot|can[’']?t|can not|may not|not to|please not|won[’']t|will not|wouldn[’']t|would not|please not|pls not|better not|rather not|best not)"
const say =
  '(?:mention|publish|print|quote|share|disclose|divulge|include|say|name|reveal|discuss|talk|bring|write|tell|cite|announce|attribute|report|refer|repeat|leak|state|spell|touch(?= (?:on|upon|the|that|this|his|her|their|our|any|anything)\\b)(?! (?:a (?:word|comma)|the (?:quote|wording|words|text))\\b)|(?:go|get|dig|dive|delve|wade) into|go there|dwell on|harp on|play up|highlight|advertise|publicize|publicise|broadcast|put (?:this|that|it|any|in|the)|let (?:this|that|it|on|anyone|anybody)|release (?:this|that|it|the names?|any)|use (?:this|that|it|these|those|any of|the (?:\\p{L}+ )?(?:numbers?|figures?|quotes?|names?|lines?|photos?|words?|part|bit|term|data))|use(?=:))'
const said =
  '(?:mentioned|published|printed|quoted|shared|disclosed|included|said|stated|named|revealed|discussed|brought up|written|told|cited|announced|attributed|released|used|repeated|made public|public|communicated|circulated|minuted|divulged|passed (?:on|to))'

const circle =
  '(?:house|building|room|office|team|company|walls|group|table|desk|call|circle|family|board|chat|channel|thread|inbox|folder|conversation|firm|organi[sz]ation|committee|department)'
/** People or places the information must be kept from. */
const audience = `(?:press|media|reporters?|journalists?|public(?:ly)?|external(?:ly)?|outsiders|anyone|anybody|(?:news)?papers|in print|minutes|release|website|(?:outside|beyond) (?:of )?(?:the|this|our) (?:\\p{L}+ )?${circle})`
/** Marks without a subject of their own, which are about the sentence before: "Not to be shared with media", "Only for those in the room". */
const elliptical: readonly RegExp[] = [
  new RegExp(
    `^\\W{0,4}(?:please )?(?:(?:not|never|better not|best not) (?:to (?!be (?:missed|confused))|for |something for |one for |a matter for |(?:meant|intended) for |(?:\\p{L}+ed|said|told|written|given|sent) )|(?:(?:must|should|may|can) not|(?:must|should|can)n?[’']t|cannot) (?:be|go|get|come|appear|leave) )(?:[^.:;!?]{0,80} )?${audience}\\b[^:;!?]{0,60}$`,
    'iu',
  ),
  new RegExp(
    `^\\W{0,4}(?:please )?(?:(?:only|just|solely|strictly|purely) (?:for|to) (?:those|people|us|you|the|this)\\b[^:;!?]{0,40}\\b${circle}\\b|to (?:be (?:kept|treated|handled|held)|stay|remain) (?:[^:;!?]{0,40} )?(?:within|inside|confidential|internal|between|secret|private|out|in-house|back)\\b)[^:;!?]{0,60}$`,
    'iu',
  ),
  /^\W{0,4}(?:please )?(?:do not|don[’']?t|never) (?:pass|share|forward|repeat|circulate|publish|quote|print|disclose|mention|spread)(?: (?:on|around|out|along))? (?:to|with|in|outside|beyond|externally|publicly|anywhere)\b(?![^.]{0,80}\b(?:that|about|how|who)\b)[^:;!?]{0,60}$/iu,
]

const session = '(?:closed|executive|private|confidential)(?:[- ]door)? (?:session|meeting|part|item)'

const marks: readonly RegExp[] = [
  // A cell or field that begins with a mark: "| Order book | INTERNAL, 14 weeks late |".
  /(?:^|[|:] ?)(?:INTERNAL|PRIVATE|SECRET|RESTRICTED|SENSITIVE)(?=\s*(?:[,;:.)–—-]|$))/u,
  /\b(?:in camera|public excluded|closed (?:session|part|section|minutes)|executive session|TLP: ?(?:RED|AMBER)|not part of the public|exempt under)\b/iu,
  // Decisions of a meeting without the public.
  new RegExp(
    `\\bin camera(?=\\s*[:,;.)\\]–—-]|\\s+(?:the|a|an|we|members|discussion|item)\\b|$)|^\\W{0,4}(?:\\d[\\d.]{0,6}\\)? )?(?:(?:held|discussed|decided|said|taken) )?(?:in (?:an? |the )?)?${session}\\s*[:,–—-]|^\\W{0,4}(?:\\d[\\d.]{0,6}\\)? )?in (?:an? |the )?${session}\\b|^\\W{0,4}(?:\\d[\\d.]{0,6}\\)? )?behind closed doors\\b|\\bchatham house rules?\\b`,
    'iu',
  ),
  // "… that the points below are kept private:"
  /\b(?:kept|keep|stay|stays|remain|remains|treated as|treat as|held|be|are) (?:strictly |wholly |all )?(?:private|secret|confidential|internal|quiet|hidden|unpublished|undisclosed)\b[^.:]{0,40}:$/iu,
  // "Three things that stay in this inbox", "That figure is for this room", "for the lawyers alone"
  new RegExp(
    `\\b(?:stays?|remains?|kept|is|are) (?:only |just |strictly )?(?:in|inside|within|for) (?:this|these|our|your|my) (?:\\p{L}+ )?${circle}\\b(?! (?:of|is|are|was|will|has)\\b)|\\bfor (?:the )?(?:lawyers|board|auditors|management|counsel|directors|family|legal|team|agency|you|us) alone\\b|^\\W{0,4}(?:please )?(?:speak to|talk to|tell|say|mention|show|breathe) (?:(?:this|it|that) to )?(?:nobody|no one|nothing)\\b`,
    'iu',
  ),
  // Words that were struck out in the text itself.
  /~~[^~]{2,400}~~|^\W{0,4}(?:deleted?|cut|struck|strike|removed?|omit|redacted)\s*:/iu,
  // "is not to leave the house", "must not go beyond this group"
  new RegExp(
    `\\b(?:must not|mustn[’']t|should not|shouldn[’']t|not to|never to|may not|cannot|can[’']t|does not|doesn[’']t|won[’']t|do not let \\S+|don[’']t let \\S+)(?: ever)? (?:leave|go (?:beyond|outside|past)|travel (?:beyond|outside)|get (?:beyond|outside|past)|leave the walls of) (?:the|this|our|these|my|your) (?:four )?${circle}\\b`,
    'iu',
  ),
  /\bnot a (?:peep|whisper|word|soul|syllable|squeak|murmur|dicky ?bird)\b(?=\s*[:,;.!)–—-]|\s*$|\s+(?:to|about|of|before|until|till|may|must|should|can|please|yet|outside|in public)\b)|\blips (?:are |were |stay )?sealed\b|\bs(?:c)?htum\b|\b(?:keep|stay|stays|staying|keeping) mum\b|\bclose to (?:the|his|her|their|our|my) (?:chest|vest)\b/iu,
  // 'leave … out' as an order: '(leave out her years at Blackmere)', 'she said leave that out'.
  /(?:^|[([;,–—-] ?|\b(?:please|pls|said|says|to|so|just) )leave (?!nothing\b|no )(?:\S+ ){0,7}?out\b/i,
  /\boff[- ](?:the[- ])?record\b|\boff-record\b/i,
  /\bnot (?:intended |meant |cleared |approved |suitable |ready )?for (?:the |any |public |wider |external |outside |general )?(?:publication|release|print|printing|attribution|quotation|public|press|media|record|distribution|use|sharing|circulation|broadcast|disclosure|consumption|external|outside|quoting|journalists|reporters)\b/i,
  /\b(?:strictly|solely|purely) (?:in-house|inside|ours|for (?:us|ourselves|you|the (?:team|desk|file|office|room|lawyers)))(?![\p{L}-])/iu,
  /\b(?:strictly |highly |commercially |company |top )?(?:confidential(?:ly)?|in confidence|privileged|hush[- ]hush|top secret)\b/i,
  /\b(?:for )?internal (?:only|use|eyes|note|notes|info|background|purposes|stuff|matters?)\b|^internal(?:ly)?\b\s*(?:[:–—-]|$)|\binternal:|[–—-] ?internal\W*$|\b(?:keep|stays?|remains?|this is|that is|that[’']s|it[’']s|strictly|is) internal\b/i,
  /^\W{0,4}(?:private|secret|sensitive|classified|restricted|embargo-sensitive|hidden|eyes only|background only|nda)\b\W{0,3}(?:[:–—-]|$|\()/i,
  /\bunder (?:an? |strict )?(?:nda|non-?disclosure|wraps)\b|\bNDA\b/,
  // Labels that say who may read a line: "[PRIV – attorney-client]", "SEALED ENTRY, owner's eyes: …", "Security label: Restricted", "HIDDEN COL H".
  /\b(?:attorney|solicitor|lawyer)[-– ]client\b|^[^:.]{0,40}\b(?:[’']s eyes|under seal|sealed (?:entry|note|part)|same seal)\b[^:.]{0,30}:|\blabel: ?restricted\b|\bunder seal\b|^\W{0,3}HIDDEN\b|^[^:.]{3,60} (?:box|ears?|eyes|drawer|desk|file) only:/iu,
  /^\W{0,3}n\.?b\b\.?/i,
  /\b(?:for|your) (?:eyes|ears) only\b|\bfor your (?:eyes|ears|information only|info only|background)\b|\bfyi only\b|\bon background\b|\b(?:just |only |purely )for background\b|\bbackground only\b|\b(?:just|only) for you\b|\b(?:just |only )?for your (?:own )?(?:info|information|knowledge)\b|\bjust so (?:that )?you (?:know|understand|have it|get the picture)\b|\bjust fyi\b|\boff the books\b/i,
  // "Neither figure is for publication", "none of these may be printed"
  new RegExp(
    `\\b(?:neither|none)(?: of (?:[\\p{L}\\d]+ ){0,3}[\\p{L}\\d]+| [\\p{L}]+)? (?:is|are|may|can|should|must|goes|go|to)(?: (?:be|get|go))?(?: (?:meant|intended|fit|cleared))?(?: for (?:the )?(?:publication|release|print|public|press|record|attribution|use|papers?|media)| in(?:to)? (?:the )?(?:release|text|print|story|papers?|copy)| ${said})\\b`,
    'iu',
  ),
  /\b(?:treat|take|regard|consider|read|hear) (?:[^.;:]{2,60} )?as (?:strictly |purely |pure |deep |mere |only )?(?:background|confidential|private|off the record|internal|privileged|secret)\b/iu,
  /\bbetween (?:us|ourselves|you and (?:me|i|us)|the two of us|you, me)\b|\bentre nous\b/i,
  /\bnot public(?:ly)?\b|\b(?:isn[’']t|not|hasn[’']t been|has not been|yet to be|haven[’']t been|have not been) (?:yet )?(?:announced|public|made public|disclosed publicly)\b/i,
]

const wishes: readonly RegExp[] = [
  ...elliptical,
  // "That does not get printed, ever.", "it never goes in print"
  new RegExp(
    `\\b(?:not|n[’']t|never) (?:ever |really )?(?:to )?(?:gets?|got|goes|go|ends? up|runs?|appears?) (?:${said}|(?:in(?:to)? )?print|out)(?![\\p{L}])`,
    'iu',
  ),
  // "Legal doubts we can say that yet"
  /\b(?:doubt\p{L}*|unsure|(?:not|n[’']t) (?:\p{L}+ )?(?:sure|certain|know|convinced|comfortable)|wonder\p{L}*|questions?)(?: (?:if|that|whether))? (?:we|you|i|they|one) (?:can|could|may|should|ought to|are allowed to|get to) (?:\p{L}+ )?(?:say|print|use|claim|state|promise|publish|put|quote|write)\b/iu,
  /\bbetween the lines ?:|\bno need to (?:stir|dig|drag|rake|rehash|reopen|raise|air|dwell|get into|go into|open|touch|relive|revisit)\b/iu,
  /^\W*(?:\(?\d+\)?\W*)?(?:secret|confidential|private|sensitive|delicate|internal)(?: \p{L}+)?\s*:/iu,
  /\bnot outside (?:this|the|our|these)\b|\bstay(?:s|ed|ing)? (?:in|inside|within) (?:the|this|our|these) (?:building|room|house|walls|group|team|family|office|company)\b|\b(?:that|this|it)(?:[’']?s| is)(?: strictly| only| just)? (?:inside|within) (?:the|this|our|these) (?:room|walls|group|team|family)\b|\b(?:grateful|glad|happy|relieved|obliged) if (?:that|this|it|they|nobody|no one|none)\b/i,
  /\b(?:left|leave|leaving|kept|keep) (?:\S+ ){0,4}?(?:off (?:any|the|all|every)|alone)\b|\brefrain(?:ed|ing)? from\b|\bbetween (?:him|her|them|those two|the two) and\b|\bsilence is\b|\bsay one word\b|\bact (?:like|as if|as though)\b|\bno (?:sense|point|use) (?:in )?\p{L}+ing\b|\bshy about\b|\bnothing (?:that|which) (?:points|leads|hints|ties|links)\b|\bnot (?:named|identified|mentioned|quoted|said) by us\b|\b(?:nobody|no one) (?:says|mentions|names|prints|breathes)\b|\brather (?:nobody|no one|that nobody)\b|\bnot (?:our|your|their|anyone[’']s|anybody[’']s) (?:business|concern|story)\b|\byou don[’']t need (?:that|this|to know)\b|\blet slip\b|\bslipped out\b|\bneeds to hear\b|\bdon[’']t think (?:anybody|anyone) needs\b|\basked for (?:peace|privacy|quiet)\b|\bno{1,3},? no{1,3}\b(?! (?!(?:that|this|it|we|i|you|they|please|do|not|no)\b)\p{L})|\bnothing more\b$/iu,
  new RegExp(
    `\\b${not} (?:to )?(?:be )?(?:ever |even |yet |please |want to |like to |need to |going to |gonna |really |go )?${say}(?![\\p{L}])`,
    'iu',
  ),
  new RegExp(
    `\\b(?:should|must|may|can|could|is|are|ought|supposed|best|better) (?:n[’']t|not|never)(?: to)? (?:be |get |appear |show |come |make it |go |leave |become )(?:out|up|in|public|known|${said})\\b`,
    'iu',
  ),
  new RegExp(
    `^\\W{0,3}not being ${said}\\b|\\b(?:not|n[’']t|never) (?:to )?be ${said}\\b|\\b(?:is|are)(?: not|n[’']t) (?:to be |being )?${said}\\b`,
    'iu',
  ),
  /(?:^|[,;:(–—!.] ?|\b(?:please|pls|and|but|so|we|you|should|must|let[’']?s|just|also|want(?:s|ed)? to|like to|need to|have to|prefer to|asked to|then|to) )keep (?:\S+ ){0,8}?(?:quiet|secret|private|confidential|internal|to (?:yourself|yourselves|ourselves)|between|out(?: of)?|off|under (?:wraps|your hat)|in-house|in house|low|low-key|away from (?:the |any )?(?:press|media|release|story|topic)|on the down|hidden|hushed|from (?:the|getting))\b/i,
  /\bleave (?:\S+ ){0,7}?(?:out|off|aside|unsaid|unmentioned)\b|\bleaving (?:\S+ ){0,5}?out\b|\bstays? (?:out|here|with us|between|in (?:this|the) room|in-house|inside|off|secret|private|quiet|unnamed|anonymous|under)\b/i,
  /(?:^|[,;:(–—!.] ?|\b(?:please|pls|and|but|so|just|let[’']?s|can we|could we|should|must|better) )(?:omit|exclude|redact|strike|scrap|delete|ditch|skip|gloss over|downplay|bury|hide|airbrush) (?=\S)/i,
  /\b(?:gloss(?:ed|ing)? over|sweep \S+ under|dwell on|has no place|have no place|no place in|doesn[’']t belong|does not belong|go(?:es)? (?:unmentioned|unsaid|unreported|unprinted|unrecorded)|went unnoticed|go unnoticed|unnoticed|less said|say nothing|says nothing|saying nothing|said nothing about (?:it|this|that) (?:yet|so far)|didn[’']t hear (?:it|this|that)|did not hear|(?:n[’']t|not|never|nothing) (?:\S+ ){0,4}?from me\b|for context(?: only)?|context only|(?:is|are|remains?) a secret)\b/i,
  /\b(?:saving|save|keeping|holding|reserving|park|parking|leaving) (?:that|this|it|the|those|these)\b(?:[^.]{0,60}\b(?:for (?:later|another|next|the next|now|spring|summer|fall|winter|q[1-4]|january|february|march|april|may|june|july|august|september|october|november|december)|until|quiet|back|out)\b)|\b(?:that|this|it)[’']?s? (?:is )?(?:for another (?:day|time|release)|not for now|not our story|nobody[’']s business|no one[’']s business|not theirs to know|ours to know)\b/i,
  /\b(?:go(?:es)?|going|belongs?|appears?|show(?:s|ing)? up|end(?:s|ing)? up|land(?:s|ing)?|stays?|come(?:s)?|be|put) (?:nowhere|out of|outside|away from) (?:near )?(?:the |this |any |our )?(?:release|text|copy|print|press|story|piece|papers?|media|article|record|public|draft|website|it)\b|\b(?:not|n[’']t|never) (?:\S+ ){0,3}?(?:in|into|part of|for|make it into|make) (?:the |this |any |our )?(?:release|text|copy|print|press|story|piece|papers?|media|article|cut|final)\b/i,
  /\b(?:discreet(?:ly)?|discretion|hush|unannounced|(?<!\b(?:data|answers|responses|replies|records|samples) (?:is|are|was|were|stay|stays) )anonymous(?:ly)?|unnamed|off limits|off-limits|taboo|classified|no-go|not out yet|reactive only|only if asked|if asked|don[’']t volunteer|do not volunteer|for the file|for our files|team only|in-house only|staff only|board only|eyes only|best left|better left|competitors? (?:must|should|can|may|don[’']t|to) (?:not )?(?:know|see|learn|find|hear)|(?:want|like|need|prefer)s? (?:no|zero) (?:mention|publicity|press|fuss|part)|withheld|can[’']t be named|cannot be named|can[’']t say (?:who|what|where|how|that)|not allowed to (?:say|name|share|tell|mention)|not supposed to|hasn[’']t (?:signed off|been cleared|been told|cleared)|haven[’']t (?:signed off|cleared|told)|has not (?:signed off|cleared|been cleared)|not cleared|before (?:the |our )?(?:staff|team|employees|investors|market|board|union|customers) (?:hears?|knows?|finds?|learns?|reads?|sees?))\b/i,
  /\b(?:nobody|no one|no-one) (?:has|needs|ought|should|must|may|gets|is supposed|will)(?: to)? (?:\S+ )?(?:read|know|see|hear|learn|find|print|mention|ask|notice)\b/i,
  /\b(?:no|any|avoid|without|cut|not a|drop|zero) (?:mention(?:ing)?|reference|word|naming|talk(?:ing)?|comment(?:ing)?)\b (?:of|about|to|on)?|\bwithout (?:naming|saying|mentioning)\b|\bavoid (?:naming|saying|mentioning|the (?:word|topic|subject|term|name|phrase|issue|question)|talking|discussing|referring)\b/i,
  /\b(?:let[’']?s|let us|i[’']d|we[’']d|i would|we would|would|could we|can we|may we) (?:really |much )?(?:rather |prefer |please |maybe |just )?(?:that )?(?:you |we |they |this |it |she |he |not )?(?:be |is |was )?(?:not|didn[’']t|don[’']t|wouldn[’']t|doesn[’']t|wasn[’']t|isn[’']t|avoid|skip|leave|keep)\b/i,
  /\b(?:rather not|prefer(?:s|red)? (?:that )?(?:\S+ ){0,5}?not|prefer(?:s)? to (?:stay|remain|keep)|wants? to (?:stay|remain|be kept|keep)|asked (?:us |me )?(?:to (?:stay|remain|be kept|keep)|not to)|best not|better not|not something (?:we|i|they|to)|no need to (?:mention|bring|say|tell|name|print|go))\b/i,
  /\b(?:steer|stay|keep|stick) (?:clear|away) (?:of|from)\b|\bhold (?:\S+ ){0,4}?(?:this|that|it|these|off|back)\b(?! until)|\bunder wraps\b|\bon the (?:quiet|qt|down low|hush)\b|\bsit(?:ting)? on (?:this|that|it)\b/i,
  /\b(?:nobody|no one|no-one|none|not everyone|only (?:you|us|we|the board|a few|two|three|five)) (?:\S+ ){0,4}?(?:needs? to know|should know|may know|can know|must know|knows?|has to know|been told|to know|outside (?:of )?(?:the|this|our|us|these|here))\b/i,
  /\b(?:doesn[’']?t|don[’']?t|does not|do not|hasn[’']t|haven[’']t|has not|have not|aren[’']t|isn[’']t|not) (?:yet )?(?:know(?! (?:if|whether) (?:you|it|that|this|we)\b)|been told|told|heard|aware|informed|notified|been informed|been notified)\b/i,
  /\b(?:must not|mustn[’']t|should not|shouldn[’']t|can[’']?t|cannot|don[’']t want|do not want|doesn[’']t want|wouldn[’']t want|would hate)(?: \S+){0,6}? (?:see|know|find out|hear|learn|leak|get out|go out|slip|spread|to see|to know|seeing|knowing|public|in print|in writing|out there|in the (?:press|paper|papers|news|media|release|text|story|copy))\b/i,
  /\b(?:so |be |very |pretty |a bit |really |is |are |it[’']s |too |quite |super |extra |still )(?:careful|sensitive|delicate|touchy|hush|awkward|embarrassing|tricky politically)\b(?! to\b)(?!-)|\bcareful (?:with|about|here)\b|\btread (?:lightly|carefully)\b|\b(?:touchy|sensitive|sore) (?:subject|topic|point|spot|issue)\b/i,
  /\b(?:legal|lawyers?|counsel|compliance|hr|pr) (?:says?|said|wants?|would|asked|told|insists?|prefers?|doesn[’']t|don[’']t|hasn[’']t|will|won[’']t)\b/i,
  /\b(?:don[’']?t|do not|never) (?:quote|attribute|name|credit) \p{L}|\b(?:don[’']?t|do not|never)(?: you)?(?: ever)? go (?:around |and )?(?:tell|say|spread|print|repeat|blab|shar)(?:b?ing|e)? /iu,
  // Not a secret: "It does not use diesel."
  /\b(?:[Dd]on[’']?t|[Dd]o not|[Nn]ever) use(?: (?:me|him|her|them|us|the|our|his|their|any|anyone|anybody|obviously|please|yet|ever|either|at all|anywhere|for|in|as|\p{Lu})|(?= ?(?:[.,;!)–—-]|$)))/u,
  /\b(?:not for|isn[’']t for|is not for) (?:them|him|her|everyone|the|others)\b|\bonly (?:for|to) (?:you|us|me|the board|the team|internal)\b|\bfor (?:you|u|us|me|the team|the board) only\b|\b(?:is|it[’']s) (?:my|his|her|their|a) (?:private|personal|home) (?:cell|phone|number|line|mobile|email|address)\b/i,
  /\b(?:in private|privately(?! (?:held|owned|funded|financed|run|operated|traded))|secretly|quietly (?:told|said|admitted)|on the side(?! (?:of|is|are|was|walls?|panels?))|strictly speaking between|whisper|gossip|rumou?rs?|hearsay)\b/i,
  /\b(?:our secret|a secret|be secret|kept secret|still secret|secret for now|keep mum|mum[’']s the word|my lips|zip it|shh+)\b/i,
  /\b(?:we[’']re|we are|i[’']m|i am|they[’']re|they are|company is|client is|client will|client would) (?:not |never |still not )(?:(?:making|letting) (?:\S+ ){1,3}?(?:public|known|out)|saying|announcing|disclosing|talking|naming|telling|mentioning|sharing|commenting|ready to (?:say|announce|share|talk))\b/i,
  /\b(?:only|just) (?:we|you|i|us|the \p{L}+) (?:and (?:i|you) )?knows?\b|\bif (?:anyone|anybody|they|press|reporters|journalists) asks?\b|\bnot (?:to )?go (?:any )?further\b|\bgo(?:es)? no further\b/iu,
]

const otherLanguages: readonly RegExp[] = [
  /\b(?:vertraulich|nicht (?:veröffentlichen|erwähnen|für die (?:presse|öffentlichkeit)|weitersagen|drucken|nennen)|unter uns|streng geheim|nur intern|bitte nicht|intern:)/i,
  /\b(?:confidentiel(?:le)?|ne pas (?:publier|mentionner|diffuser|citer|divulguer|écrire|parler)|à ne pas (?:publier|mentionner|diffuser|citer)|hors micro|en interne|entre nous)\b/i,
  /\b(?:confidencial|no (?:publicar|mencionar|divulgar|citar|decir)|entre nosotros|uso interno|extraoficial|non pubblicare|non menzionare|riservato|tra noi|não (?:publicar|mencionar|divulgar)|entre nós)\b/i,
  /\b(?:vertrouwelijk|niet (?:publiceren|vermelden|noemen)|onder ons|fortroligt?|ikke (?:nævn|nevn|til offentliggørelse)|konfidentiellt|inte (?:nämna|publicera)|luottamuksellinen|poufne|nie publikować)\b/i,
]

/** What releases say about the terms of a deal: "Financial terms are not being disclosed." */
const dealTerms = '\\b(?:financial |further |deal )?(?:terms|price|amount|value|sum|details)\\b'

/** Reports that something was not said, which are no request: "was not mentioned in the report", "terms were not disclosed". */
const reported = new RegExp(
  `\\b(?:was|were|has been|have been|had been)(?: not|n[’']t| never) (?:yet )?(?:been )?${said}\\b|\\b(?:did|does|has|had|have)(?: not|n[’']t|n’t) (?:yet )?(?:say|disclose|disclosed|name|named|mention|mentioned|reveal|revealed|report|reported|announce|announced|include|included|release|released|comment|commented|share|shared|specify)\\b|${dealTerms}[^.;:]{0,30} (?:is|are|remain)(?: not|n[’']t|) (?:being |to be )?(?:disclosed|undisclosed|published)\\b|\\b(?:parties|companies|sides|firms|partners|company|group) (?:do|does|will|would)(?: not|n[’']t) (?:disclose|publish|comment on|give|name) (?:the |any )?${dealTerms}`,
  'giu',
)
const notYet = /\b(?:announced|public)\b/i
const ourOwn = /\b(?:we|i|you|us|let[’']?s|please)\b/i
/** Things that buyers and guests must not do. */
const toPublic =
  /\b(?:customers?|consumers?|owners?|buyers?|people|patients?|guests?|visitors?|parents|drivers|users?|residents|passengers|employees|workers|anyone|children|pets|travelers|members|riders|clinics|shops|stores|schools|hospitals|branches) (?:(?:who|within|in|near|of) \S+(?: \S+){0,6}? )?(?:should|must|can|may|do|(?:are|were|have been) (?:asked|advised|told|urged|ordered)) ?(?:not|n[’']t|never)?/i
/** A list of where a name may appear, which is no secret. */
const placed =
  /\b(?:in|into|as) (?:the |a )?(?:headline|title|subject line|subhead|first (?:line|sentence|paragraph)|lead|opening|hed|dek)\b/i
/** The confidentiality notice below e-mails. */
export const disclaimer =
  /\b(?:this (?:e-?mail|message|communication|transmission)|the information (?:contained )?in this|if you (?:are not|have received|received) (?:the intended|this)|intended (?:only |solely )?for the (?:addressee|recipient|use|person|named|individual)|any attachments|unauthori[sz]ed (?:use|review|disclosure)|confidentiality notice|please consider the environment)\b/i

/** Whether the words say outright that they are not for print. `masked` is the text without quotations and names. */
export function isMarkedPrivate(masked: string): boolean {
  if (disclaimer.test(masked)) return false
  if (isStrikingNote(masked)) return true
  if (marks.some((mark) => mark.test(masked)) && !isReportedOnly(masked)) return true
  return otherLanguages.some((mark) => mark.test(masked))
}

/** Whether the words ask for silence. */
export const isPrivate: (masked: string) => boolean = memoizeText((masked) => {
  if (disclaimer.test(masked)) return false
  if (isMarkedPrivate(masked) || staysUnsaid(masked)) return true
  const words = masked
    .replace(ownTitle, ' ')
    .replaceAll(unable, ' ')
    .replaceAll(reported, (found) => (ourOwn.test(masked) && notYet.test(found) ? found : ' '))
  if (!wishes.some((wish) => wish.test(words))) return false
  if (placed.test(words) && !/\banywhere\b/i.test(words)) return false
  return !(toPublic.test(words) && !ourOwn.test(words))
})

/** A speaker's title, which is for print: "I'm general manager if anyone asks". */
const ownTitle =
  /^\W{0,3}(?:(?:by the way|btw|and|oh)[, ]+)*(?:I[’']m|I am|[Mm]y title is) (?:(?:the|a|an|now|still) )*\p{Ll}[^.;:]{2,80}? if (?:anyone|anybody|they|you|somebody|someone) asks?\b/u
/** People who cannot hear or get out, which is no secret: "passengers complain they cannot hear". */
const unable =
  /\b(?:they|he|she|people|who) (?:cannot|can[’']?t|could(?:n[’']t| not)) (?:hear|see|get out|go out)(?=[,.;:)]|$)/giu

function isReportedOnly(masked: string): boolean {
  return !marks.some((mark) => mark.test(masked.replaceAll(reported, ' ')))
}

const backPointer =
  /\b(?:this|that|it|these|those|them|the above|above|the last (?:bit|part|line|sentence|one|point)|previous|all of (?:this|that|it))\b/i
/** An order about the line before: '^ on second thought leave that out, contracts not signed'. Its other words only give the reason. */
const pointsUp =
  /^\W{0,3}[\^↑]|\b(?:leave|take|cut|strike|scratch|drop) (?:that|this|it|those|them)(?: (?:one|bit|part|line|all))? ?(?:out\b|(?=[,.;!)]|$))/i
/** An order about a part of what was said before: "That figure is for this room". */
const pointsAtPart =
  /^\W{0,3}(?:that|this|those|these|the last|the above|neither|none of (?:the|these|those|them)|both) (?:\p{L}+ )?(?:figures?|numbers?|points?|parts?|lines?|items?|sentences?|names?|remarks?|facts?|bits?|details?|sums?|amounts?) [^:]{3,80}$/iu
const forwardPointer =
  /\b(?:the following|following|below|what follows|next (?:bit|part|line|lines|point|bullet|bullets|two|three|sentence|paragraph)|the rest|everything (?:below|after|from here)|from here)\b/i
const small = new Set(
  "please pls keep leave do don't dont not never mention say print publish include use share quote out off quiet secret private confidential internal between us for now just so put in the release text draft press copy to yourself ok okay thanks thx though obviously of course be is are stays stay should must can cannot can't we you i me record on and but a an by way btw fyi only strictly totally all at anyone anywhere nobody know knows yet part bit line last one sentence point above previous this that it these those them from any would rather prefer let's lets want wants d didn't go there into up bring brought further much really very still bullet paragraph nb that's it's i'd we'd no need stir dig rake reopen rehash again".split(
    ' ',
  ),
)
const wordPattern = /[\p{L}\p{N}’'-]{2,}/gu
const normalize = (word: string): string => word.toLowerCase().replaceAll('’', "'")

/** Whether the words are only a mark: "Private and confidential", "Not for publication". */
export function isBareMark(masked: string): boolean {
  const words = masked.split(/\s+/).length
  return (
    words <= 6 &&
    !/[:–—]/.test(masked) &&
    /^\W*(?:not (?:for|outside)|off the record|confidential|internal|between us|strictly|private)\b/i.test(
      masked,
    )
  )
}

/** A mark without a subject, which is about the sentence before it: "Under NDA till they announce, so careful". */
const predicate =
  /^\W{0,4}(?:(?:and|but|all|still|strictly|totally|currently|also|so) )*(?:under (?:an? |strict )?(?:nda|non-?disclosure|wraps|embargo)|not (?:yet )?(?:public|announced|disclosed|official)|unannounced|embargoed)\b(?![^.]*:)/iu

/** A remark on what was said right before: "Ann broke in: that's inside the room". */
const interjection = /^\p{Lu}[^:.]{2,40}: (?:that|this|it)(?:[’']s)?(?: \S+){1,6}$/iu

const smallNumbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const countedLines =
  /\b(?:next|following) (?<count>\p{L}{3,5}|\d{1,2}) (?:\p{L}+ ){0,2}?(?:lines?|points?|bullets?|items?|sentences?|things?|facts?|figures?|details?|names?|paragraphs?)\b/iu

/** How many lines the line keeps out, if it counts them: "The next two lines are for you only." */
export function countAhead(masked: string): number | undefined {
  const count = countedLines.exec(masked)?.groups?.count?.toLowerCase()
  return Number(count) || smallNumbers.indexOf(count ?? '') + 1 || undefined
}

/** Which lines a private line keeps out: its own, the one before it, the one after it, or all the rest. */
export function readScope(masked: string): 'own' | 'back' | 'forward' | 'rest' {
  if (
    /\b(?:the rest|everything (?:below|after|from here)|all (?:of the )?below|from here (?:on|down))\b/i.test(
      masked,
    )
  )
    return 'rest'
  if (forwardPointer.test(masked)) return 'forward'
  if (interjection.test(masked)) return 'back'
  if (pointsUp.test(masked) || pointsAtPart.test(masked) || onlyStrikes(masked)) return 'back'
  if (unsaysLast(masked) || predicate.test(masked) || elliptical.some((pattern) => pattern.test(masked)))
    return 'back'
  // "NOT FOR PUBLICATION, police asked" has nothing of its own to hide.
  if (isBareMark(masked)) return 'back'
  const left = (masked.match(wordPattern) ?? []).filter((word) => !small.has(normalize(word)))
  return left.length <= 1 && (backPointer.test(masked) || left.length === 0) ? 'back' : 'own'
}

const topic = new RegExp(
  `\\b(?:${not}|no|without|avoid|skip|omit|leave out|keep quiet about|steer clear of|stay away from|not a word about)(?: (?:please|ever|even|to|want to|need to))? ?(?:(?:mention|mentioning|name|naming|say|saying|discuss|reveal|disclose|include|bring up|talk about|talking about|refer to|write about|touch on|say anything about|go into|print|publish|tell anyone about|the word|mention of|word about|announce|use)(?: (?:anything|a word|any of this))?(?: about)?) (?<what>[^.;:!?()–—]{3,80})`,
  'iu',
)
const vague = new Set(
  'our their his her its anything about company name names word old new that one thing things stuff'.split(
    ' ',
  ),
)
const topicEnd =
  /,| (?:because|since|as|from|in|until|before|after|that|which|who|yet|please|anywhere|at all|to|with|or|and|so|but|by)\b/i

/** "Skip the paragraph about the bank. It belongs to another client." */
const skipped =
  /^\W{0,4}(?:(?:and|also|please|pls|then|just) )*(?:skip|omit|drop|cut|ignore|lose|delete|strike|leave out|disregard|kill|take out) (?:the|that|this|my|her|his|their) (?:\p{L}+ ){0,2}?(?:paragraph|line|part|bit|bullet|point|sentence|section|passage|note|item|stuff|thing)s? (?:about|on|with|regarding|concerning|mentioning) (?<what>[^.;:!?()–—]{3,80})/iu

/** The words of a topic that must not be mentioned: "fan recall" in "Please do not mention the fan recall from last year". */
export function readTopic(masked: string): string[] {
  const what = (topic.exec(masked) ?? skipped.exec(masked))?.groups?.what ?? ''
  const [head = ''] = what.split(topicEnd)
  const words = (head.match(wordPattern) ?? []).map(normalize)
  return words.filter((word) => word.length > 2 && !small.has(word) && !vague.has(word))
}
