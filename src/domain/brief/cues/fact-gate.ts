// The last check before a unit counts as a fact: it must be in the third person and complete or labeled, and must not address a reader, give an
// opinion, point elsewhere ("see above") or be undecided. It catches private lines that lists of words miss.
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { memoizeText } from '#domain/language/memoize-text.ts'

/** "how is the baby, is she sleeping": asked without its mark. "Who is it for - children" answers itself. */
const asked =
  /(?:^|[,;.!] |\b(?:first of all|hey|well|anyway),? )(?:how(?:[’']s| is| are| was| did) (?:the|your|you|he|she|they|everyone|everybody|things|life)|(?:is|are|am|was|were|did|does|has|have|can|could|will|would) (?:he|she|they|you|your|anyone|anybody|someone|somebody|I)) (?![^.!]{0,60}(?: [–—-] |: ))/iu
/** First and second person; "we" with a verb of doing is turned into the third person later. */
const singular =
  /\b(?:I|me|my(?! (?:company|bakery|shop|store|startup|business|restaurant|firm|agency|studio|brewery|farm|clinic)\b)|mine|ours|myself|I[’'](?:m|ve|d|ll))\b(?!\.)|(?:^|\s)i(?:[’'](?:m|ve|d|ll))?\s/
const reader = /\b(?:you|your|yours|yourself|u|ur|you[’'](?:re|ve|d|ll)|ya|y[’']all)\b/i
const usPattern =
  /(?<!\b(?:took|cost|costs|lets?|helps?|allows?|allowed|enables?|sued|join|joined|visit|with))[\s(]us(?=[\s,.;:!?)]|$)/
const notWe =
  /\bwe(?:[’'](?:re|ve|ll|d)| are| do| will| have| can| could| would| should| did)? ?(?:not|n[’']t|never)\b/i
/** Opinions and wishes of the people around a release ("legal wants"); a company may still plan something. */
const opinions =
  /\b(?:boss|client|marketing|sales team|legal|management|the team|our team|the board|board|everyone|everybody|comms|pr team|agency|account team|founders?|the ceo) (?:really |just |still |also )?(?:wants?|would (?:like|love|prefer|rather)|prefers?|thinks?|feels?|insists?|hopes?|keeps? (?:asking|saying)|is (?:worried|keen|nervous|unhappy|not happy)|worries|hates|loves)\b/i
const judging =
  /\bwhich (?:is|was|would be) (?:just |really |so |pretty |honestly |a bit |frankly )?(?:nuts|bonkers|wild|great|awesome|cool|amazing|huge|sad|bad|terrible|weird|funny|annoying|a shame|a pity|nice|fantastic|incredible|ridiculous|embarrassing|awkward|good|lovely)\b/i
const endPointer = /\b(?:this|that)(?=[.,;!?)]|$)(?<!\b(?:like|after|before|than|of) (?:this|that))/i
const feelingWe =
  /\b(?:we|we[’'](?:re|ve|d|ll)|ours?elves) (?:\S+ )?(?:think|thinking|thought|believe|hope|hoping|assume|guess|feel|felt|suspect|wonder|worry|worried|need|want|wanted|wish|would|might|should|could|may|can[’']t|cannot|aren[’']t|waiting|wait|discuss|discussed|talked|spoke|chatted|haven[’']t|don[’']t|didn[’']t|trying|unsure|afraid|love|loved|hate|figured|reckon|kind|sort|said we|agreed (?:that )?(?:you|to (?:not|keep|say))|still)\b/i
const attitude =
  /\b(?:maybe|perhaps|probably|presumably|hopefully|fingers crossed|good luck|reckons?|honestly|frankly|tbh|imo|imho|afaik|iirc|lol|lmao|haha+|kinda|sorta|gonna|wanna|gotta|dunno|pretty sure|not (?:too |so |quite |entirely |100% )?sure|apparently|supposedly|allegedly|no idea|who knows|nobody knows|no one knows|ugh|wow|yikes|omg|wtf|damn|crap|mess|nightmare|disaster of|crazy|insane|a bit of a|long story|trust me|believe me|to be honest|to be fair|obviously|of course|right\?|you know|i mean|guess what|it seems|seems like|looks like|sounds like|as far as (?:I|we|he|she|they|anyone|anybody) (?:knows?|can|understands?|remembers?)|if all goes|knock on wood|touch wood|god willing|ballpark|give or take|or so\b|-ish|ish\b|sth|smth|whatever|blah|yada|etc etc|truth is|the real reason|real reason|real story|behind the scenes|unfortunately|sadly|luckily|thankfully|ironically|strictly speaking|fyi|in case (?:you|they|anyone|anybody|someone)|so you (?:know|understand|are aware|have it)|if asked|if they ask|for what it[’']s worth|fwiw|long story short|between you|by the by|mind you|rumou?r|gut feeling|touch and go|no clue|beats me|go figure)\b|!{2,}|\?{2,}|😅|😂|🤞|🙈|😬|🤷|🙄|🤫|;-?\)|:-?\)|:-?\(/iu
/** In good news, bad news about one's own company is rarely meant for print. */
const badNews =
  /\b(?:lawsuits?|sued|suing|laid off|lay-?offs?|(?<!-)fired|disputes?|complain(?:ts?|ed|ing) (?:about|against|on|over) (?:us|our|ours|him|her|them|the (?:boss|owner|founder|manager|management|ceo|company|board))|quit|walked out|over budget|behind schedule|overran|overdue|churn(?= (?:rates?|is|was|at|of|up|went)\b)|missed (?:its|the|our|their|his|her|every) \p{L}+|failed (?:the|its|two|three|an?|his|her|our|in|to)|(?:nearly|almost) (?:an? |the |her |his |our )?(?:divorce|breakdown|went|pulled|lost|collapsed|failed|missed|left|quit|ran out)|bankrupt\p{L}*|in debt|debts|divorce|drunk|affair|rehab|scandal|fiasco|feud|unhappy|furious|angry|upset|pulled out|backed out|dropped out|fell through|poach\p{L}*|threat(?:s|en\p{L}*)|lost (?:our|the|its|a|their|his|her) (?:biggest|main|largest|key|best|only|lead|major|license|licence|contract|customer|client|sponsor|lease|appeal)|running out of (?:money|cash)|cash (?:is|was) tight|burn rate|valuation|severance|passed over|kicked out|stole|cheated|lied|blam(?:e|ed|es|ing)|embarrass\p{L}*|ugly|rival offer|counteroffer|leaked|shouting|bad blood|fell out|doesn[’']t get along|hates?)\b/iu

/** Whether the words are bad news, which is printed only in a crisis statement. */
export function isBadNews(masked: string): boolean {
  return badNews.test(masked.replaceAll(spared, ' ').replaceAll(forOthers, ' '))
}

/** "will represent builders in disputes over public works", "advises towns on bankruptcy", "(construction disputes)": what lawyers and mediators do for others. */
const forOthers =
  /\b(?:represents?|represented|representing|advis(?:es?|ed|ing)|mediat(?:es?|ed|ing|or|ion)|practices? law|specializ(?:es?|ed|ing))\b[^.;]{0,80}\b(?:disputes?|lawsuits?|bankruptc(?:y|ies)|debts?|divorces?)\b|\bdispute resolution\b|\((?:\p{L}+ ){1,3}disputes\)/giu

/** Phrases that only look like bad news: "No layoffs", "Nobody will be laid off", "two rehab clinics". */
const spared =
  /\b(?:nobody|no one|none)(?: \p{L}+){0,3} (?:laid off|fired)\b|\b(?:no|zero|without)(?: \p{L}+)? (?:lay-?offs?|lawsuits?|disputes?|complaints?|debts?|threats?)\b|\brehab (?:clinics?|cent(?:er|re)s?|hospitals?|patients?|unit|ward)\b/giu

/** Whether the words give an opinion to a colleague: 'which is nuts', 'we’re kinda hoping'. */
export function givesOpinion(masked: string): boolean {
  return judging.test(masked) || attitude.test(masked)
}

const pointer =
  /^(?:that|this|these|those|which|same)(?:[’']s| is| was| are| were| will| would| stays?| means| should| has| goes| one| thing| bit| part| stuff)\b|\b(?:see (?:below|above|attached|attachment|link|deck|slides?|doc|file|email)|as (?:discussed|mentioned|agreed|above|per|you know|i said|we said|promised)|(?:is|are|find|have|i[’']ve) attached|the attached|the attachment|the above|listed below|per (?:our|my|your|the) (?:call|chat|email|meeting|conversation)|mentioned (?:earlier|above|before)|the (?:\S+ )?(?:thing|stuff) (?:with|about|from|we|i)|(?:this|that) (?:thing|stuff|bit|part|one|doc|deck|email|thread|file)|in the (?:deck|doc|slides|thread|folder|drive|spreadsheet)|google doc|(?:on|in) (?:dropbox|slack|the shared drive))\b/i
const unfinished =
  /\b(?:tbc|tbd|tba|t\.b\.[acd]|to be (?:confirmed|decided|announced|determined|discussed|checked|finalized|agreed|verified)|waiting (?:for|on|to)|awaiting|unconfirmed|not (?:yet )?(?:confirmed|final|finalized|finalised|signed(?: off)?|approved|decided|clear|known|certain|official|agreed|settled|verified|cleared|done|locked)|isn[’']t (?:confirmed|final|signed|approved|decided|clear|known|certain|official|agreed)|hasn[’']t (?:\p{L}+ly )?(?:confirmed|signed|approved|adopted|decided|agreed|come back|replied|been (?:confirmed|signed|approved|decided|finalized))|haven[’']t (?:heard|confirmed|decided|signed|got|checked)|still (?:need|needs|needed|waiting|to (?:be|come|do|check|confirm)|unknown|open|negotiating|checking|have to|has to|working on|missing|unclear|discussing|debating|up in the air|pending|outstanding|in talks|being)|yet to (?:confirm|hear|decide|sign|be)|need(?:s)? (?:to (?:be )?(?:check|confirm|verif|ask|decid|clear|run|find out|double|sign|approv)|confirm|sign-?off|approval|checking|a decision|legal|verif|board)\w*|have to (?:check|confirm|ask|verify|see)|has to (?:check|confirm|ask|approve|sign|verify)|check(?:ing)? with|double-?check|confirm(?:ing)? with|verify(?:ing)? with|(?:i[’']ll|we[’']ll|will) (?:confirm|send|follow up|get back|update|share (?:later|soon)|let you|check|find out|know more)|more (?:on that|details|info|to (?:come|follow)) (?:later|soon|tomorrow|to follow)|(?:details?|more|quotes?|photos?) to follow|placeholder|xx+\b|nobody knows|under discussion|in talks|depends on|if (?:approved|signed|it goes|they sign|the board|legal|we get|all goes)|(?:might|may) (?:change|slip|move|shift|still|not happen|come|be delayed|fall)|could (?:change|slip|still change)|(?:could|might|may|will) (?:still |also )?be (?:nearer|closer|more like)\b|(?:could|might) (?:still |also )?be (?=\d)|subject to change|first draft|rough (?:number|figure|estimate|draft)|guess(?:es|ing)?|estimate only|not sure|unclear|unknown|undecided|maybe|(?:did(?: not|n[’']t)|has(?: not|n[’']t)|have(?: not|n[’']t)) (?:answer|answered|replied|reply)|tentative(?:ly)?|provisional(?:ly)?|penciled|pencilled)\b/iu
/** "Abe to weigh it", "Paul checking", "Maarten wants it verified": who still has to find out. */
const assigned =
  /(?<!\p{L})\p{Lu}\p{Ll}+ (?:(?:checking|chasing|verifying|counting|measuring|calling back|looking into|finding out)\b|(?:to|will) (?:check(?! (?:in|out)\b)|chase|verify|confirm|count|weigh|measure|find out|get back)\b|wants? (?:it|this|that) (?:\p{L}+ed|gone|out)\b)/u
/** "Gwen says “hopefully”, Paul pulled a face": how somebody on the call took it. */
const reaction =
  /(?<!\p{L})\p{Lu}\p{Ll}+ (?:(?:says?|said) [“"]·{1,14}[”"]|(?:pulled|made) a face|rolled (?:his|her|their) eyes|shrugged|sighed|grumbled|winced|swears|went (?:quiet|pale|red))/u
/** Nobody remembers it, or two people say different things: "parks says the 16th, police say the 22nd". */
const unsettled =
  /^possibly\b|\b(?:can(?:not|[’']t)|couldn[’']t|doesn[’']t|don[’']t) (?:quite |really )?remember\b|\bsays? (?:it[’']?s )?(?:on )?(?:the )?\d[^,;.]{0,30}[,;] (?:but |and )?(?:the )?(?:\p{L}+ ){1,3}says?\b/iu
/** Open matters that are news themselves: "pending approval", "The cause is not known", "families waiting for a home". */
const lawful = new RegExp(
  [
    String.raw`\bpending (?:\S+ ){0,3}approval|subject to (?:\S+ ){0,4}approval`,
    String.raw`\b(?:cause|reason|source|origin|extent)(?: of the [\p{L} ]{2,30})?(?: (?:is|was|remains)| [–—-]|:)?(?: still)?(?: not|n[’']t)(?: yet)? (?:known|clear|determined)\b`,
    String.raw`\b(?:people|persons|patients?|families|residents|customers?|students?|pupils|children|kids|parents|members|drivers|riders|users?|nurses|workers|farmers|renters|tenants|veterans|women|men)\b(?: \p{L}+){0,3}? (?:waiting (?:for|on|to)\b|(?:still |don[’']t |do not )?(?:need|needs|have|has) to (?:be|ask|check|see|verify)\b|still (?:have|has|need|needs)\b(?! to (?:sign|approve|confirm|decide|agree|vote|ratify|say|answer|clear)))`,
    String.raw`\bwhile waiting (?:for|on|to)\b|\bunknown (?:persons?|people|man|woman|men|attackers?|thieves)\b`,
  ].join('|'),
  'giu',
)

/** A negation and a word for learning or telling: "nobody should know". */
const notToBeKnown =
  /(?<!\p{L})(?:not|never|nor|no|nobody|none|nothing|no-one|without|cannot|\p{L}+n[’']t)(?!\p{L})(?: [^ .;:!?]+){0,5}? (?:heard|seen|learn|learned|find out|finds out|told|printed|ink|quot(?:e|ed|es)|paraphrased|hinted|aired?|repeat(?:ed)?|leaks?|leaked|slip|newspapers?|syllable|word(?= (?:about|of|to|outside|on)\b)|outside(?= ?(?:[.,;!)]|$))|window|public(?= ?(?:[.,;!)]|$)))(?!\p{L})/iu
/** Negations in capitals ("Do NOT", "NO!") in a line that isn't all capitals. "NO-SHOW" is a word of its own. */
const shouted = /(?<!\p{L})(?:NOT|NEVER|DON[’']?T|NIE|NICHT|NON|(?<!\p{Lu}{2}, )NO)(?!-?\p{L})/u
const pretended =
  /\b(?:(?<!\b(?:a|an|the) )pretend(?:s|ed)?|you (?:never|didn[’']t) (?:heard?|saw|see|read)|forget (?:i|we|that|you)|as if (?:i|we|she|he|they) had(?:n[’']t| not| never)|stays? (?:(?:in|inside|within|with|between) (?:this|these|the|our|us|me|here)|(?:on|at) (?:this|these|our|us|me|here))|to (?:our|my|the|his|her) graves?|withdrawn|not (?:meant|supposed|intended) to be (?:typed|written|minuted|noted|recorded|in (?:here|this|the (?:notes|minutes)))|nobody[’']s business|none of (?:their|anyone|anybody)\p{L}*)\b|🤐|🤫|🙊|🔒|🚫/iu
/** Requests for secrecy in other languages: "não publicar", "nie vir publikasie nie", "que no salga". */
const secretInOtherLanguages =
  /(?<!\p{L})(?:no|non|ne|ni|nie|nicht|niet|não|nao|ikke|inte|ekki|ej|nem|jangan)(?: [^ .;:!?]+){0,3}? (?:publi(?!c(?:ly|ity)?(?!\p{L}))\p{L}*|pubbli\p{L}*|veröffentlich\p{L}*|erwähn\p{L}*|menci\p{L}*|menzion\p{L}*|salga|salir|aparez\p{L}*|afuera|fuera|cit(?:ar|er|eren)|divulg\p{L}*|sebut|nämna|nevne?|nævn\p{L}*|sagen|dire|decir|dizer|schreiben|escribir|écrire|ophangen|drucken)(?!\p{L})|(?<!\p{L})(?:sólo|solo|soltanto|nur|alleen|seulement|kun|bara|endast|apenas|só|hanya) (?:para|per|für|voor|pour|for|för|til|staff|intern\p{L}*|untuk|ustedes|voi|vous|euch|nosotros|noi|nous|uns)(?!\p{L})|(?<!\p{L})(?:ni una palabra|pas un mot|kein wort|nemmeno una parola|geen woord|bocca chiusa|entre nosotros|entre nous|unter uns|tra noi|onder ons|streng vertraulich|riservat\p{L}+|confidenti?\p{L}+|vertraulich\p{L}*|vertrouwelijk\p{L}*|fortrolig\p{L}*|luottamuksel\p{L}*|poufn\p{L}+)(?!\p{L})/iu

/** Whether the words ask in any way not to publish something. */
export function asksForSecrecy(masked: string): boolean {
  if (pretended.test(masked) || secretInOtherLanguages.test(masked)) return true
  if (shouted.test(masked) && /\p{Ll}{3}/u.test(masked)) return true
  return notToBeKnown.test(masked.replaceAll(inability, ' ').replaceAll(unseen, ' '))
}

/** Things that could not be done, which is news: "could not print labels", "nobody was told to leave". */
const inability =
  /\b(?:can|could|was|were|did|does|do|are|is|has|have|had)(?:n[’']t| not| never)(?: been| be)? (?:able to )?(?:print|hear|see|seen|find|read|known|told)\b(?! (?:out|outside|by|in))/giu

/** Things that nobody saw or that did not happen, which is news: "no leak seen so far", "no attack from outside". */
const unseen =
  /\b(?:ever|never) (?:been )?(?:seen|shown)\b|\bseen (?:so far|before|yet|from)\b|\bfrom outside\b/giu

export type GateFailure =
  | 'secrecy'
  | 'question'
  | 'first person'
  | 'reader'
  | 'attitude'
  | 'pointer'
  | 'unfinished'

/** Why a unit may not be printed as a fact; undefined if it may. `masked` is its text without quotations. */
export const findGateFailure: (masked: string) => GateFailure | undefined = memoizeText((masked) => {
  if (/\?[\s”"')\]]*$/.test(masked) || /\?\s/.test(masked) || asked.test(masked)) return 'question'
  if ([singular, feelingWe, usPattern, notWe].some((pattern) => pattern.test(masked))) return 'first person'
  if (reader.test(masked)) return 'reader'
  if (asksForSecrecy(masked)) return 'secrecy'
  if (reaction.test(masked)) return 'attitude'
  if (unsettled.test(masked) || assigned.test(masked) || unfinished.test(masked.replaceAll(lawful, ' ')))
    return 'unfinished'
  if (attitude.test(masked) || opinions.test(masked) || judging.test(masked)) return 'attitude'
  return pointer.test(masked) || endPointer.test(masked) ? 'pointer' : undefined
})

const figure = /\d|\w\.\w{2}/
const nameInside =
  /(?<=\S )(?!(?:I|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Thanks|Hi|Hey|Best|Cheers|English|AP|PR|OK|ASAP|FYI|TBC|TBD|CEO)\b)\p{Lu}\p{L}+/u
const nameRun = /^\p{Lu}[\p{L}&’'.-]*(?: (?:&|and|of|the|for) \p{Lu}| \p{Lu})[\p{L}&’'.-]*/u
const subject =
  /^(?:the|a|an|its|their|his|her|all|both|each|every|some|most|many|no|two|three|four|five|six|seven|eight|nine|ten|half|more|about|nearly|almost|over|only|customers?|visitors?|guests?|people|students?|workers?|employees?|members?|patients?|buyers?|consumers?|residents|families|parents|children|tickets?|admission|entry|registration|orders?|applications?|construction|work|production|sales|revenue|orders|proceeds|prices?|doors|parking|refreshments|nobody|no one|anyone|everyone|it|they|she|he|we|our|there|letters|affected|owners?|drivers?|riders?|passengers?|shoppers?|readers?|viewers?|volunteers?|donations?|funding|financial|terms)\b/iu
const finite =
  /\b(?:is|are|was|were|has|have|had|will|can|may|must|should|does|did|begins?|starts?|opens?|closes?|costs?|includes?|holds?|seats?|runs?|makes?|gets?|took|takes?|gives?|shows?|helps?|needs?|works?|comes?|goes|won|left|led|met|built|grew|fell|rose|paid|sold|bought|found|held|cut|set|read|wrote|became|began|came|went|kept|made|put|saw|sent|spent|told|\p{Ll}{3,}(?:ed|es|s))\b/iu

/** Whether the words contain information: a figure, a name, or a subject with its verb. */
export function hasContent(body: string): boolean {
  if (figure.test(body) || nameInside.test(body) || nameRun.test(body)) return true
  return body.split(' ').length >= 3 && subject.test(body) && finite.test(body)
}

/** Whether the words are a sentence with a subject and a verb. */
export function isStatement(body: string): boolean {
  const [first = ''] = /^\p{Lu}[\p{L}’'-]*/u.exec(body) ?? []
  const isNamed = first !== '' && !isEverydayWord(first.toLowerCase())
  if (body.endsWith('!') || !(isNamed || nameRun.test(body) || subject.test(body))) return false
  return finite.test(body.replaceAll(/\([^()]*\)/g, ''))
}
