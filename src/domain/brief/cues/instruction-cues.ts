// Recognizes requests to the writer about kind, tone, length, angle, language or deadline. They are never printed, but the draft follows them.

const document =
  '(?:(?:press|news|media) (?:release|advisory|statement)|release|pr|announcement|statement|article|draft|story|piece|text|copy|write-?up|headline|title|quote|boilerplate|version)'
const writing =
  '(?:write|create|draft|generate|prepare|compose|produce|make|do|put together|turn|work up|whip up|announce|announcing|rewrite|polish|tidy)'
const cues: readonly RegExp[] = [
  /^(?:an? |the )?(?:press|news|media) (?:release|advisory)\b(?! (?:said|says|dated))/i,
  new RegExp(
    `^(?:please |pls |plz |kindly |can you |could you |would you |can u |could u |i need you to |i want you to |help me |let[’']s |also |then |maybe |bitte )*${writing} (?:\\S+ ){0,7}?${document}\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:need|needs|want|wants|like|looking for|after|send|have|get|see|do|owe|due|requesting|brief for|request for)\\b (?:\\S+ ){0,6}?${document}\\b(?! (?:by|from) [A-Z])`,
    'i',
  ),
  /^(?:please|pls|plz|kindly|bitte|por favor|s[’']il (?:te|vous))\b/i,
  /\b(?:please|pls|plz)[.!]*$/i,
  // 'Ignore "11" further down'
  /^(?:(?:please|pls|and|also|just) )*(?:ignore|disregard|skip|drop|delete|replace|change|swap|avoid|lose|keep) (?:the )?["“«]/iu,
  // "Maybe have a line in there that it isn't a joke"
  /^(?:(?:maybe|perhaps|please|can we|could we|let[’']?s) )*(?:have|put|add|get|use|want|need) (?:a|one) (?:line|sentence|word) (?:in|on|about|saying|that)\b/iu,
  // "Numbers please in English notation"
  /^(?:\S+ ){1,4}(?:please|pls|plz) (?:in|with|without|as|at|no|only|always|like)\b/i,
  /\b(?:can|could|would|will|might|may) (?:you|u|we|somebody|someone|ya)\b/i,
  /^(?:i|we)(?:[’']d| would)? (?:need|want|like|love|prefer|wish|suggest|propose|was thinking|were thinking|am thinking|are thinking)\b/i,
  /\b(?:let me know|get back to me|feel free|happy to|if you (?:need|want|have|could|can|like)|whenever you|your call|up to you|shout if|ping me|call me|text me|give me a|send (?:me|us|it|over|this)|send a draft|run it by|run (?:this|that) (?:by|past)|loop in|cc me|reply to|come back to me)\b/i,
  /^(?:keep|make) (?:it|this|that|everything|sure|the (?:tone|text|release|length|style|language|headline|lead|focus|title|quote|copy|piece)|sentences|paragraphs|to|under)\b/i,
  /^(?:use (?:ap|active|plain|short|simple|british|american|uk|us|our|the (?:second|first|short|full|attached|usual|standard|new|same)|a (?:calm|friendly|formal|serious|light|warm|neutral|quote))|avoid|include (?:a|an|some|our|the|both|all|this|that|my|his|her|one)|add (?:a|an|some|our|the|in|this|that|something)|mention|lead with|start with|begin with|open with|end with|close with|finish with|focus on|emphasi[sz]e|highlight|stress|play (?:up|down)|tone (?:it|down)|don[’']t (?:be|sound|make|go|forget|overdo|oversell|use|exceed)|do not (?:be|sound|make|exceed|use (?:jargon|hype|any|the word|adjectives))|no (?:jargon|hype|buzz ?words?|exclamation|superlatives|clich\S+|adjectives|emojis?|bullets?|spin|fluff|marketing|puns|waffle|more than \d+ words|longer than|quotes?(?: yet| available| so far)?\.?$)|shorten|trim|cut (?:it|the|down)|translate|spell|refer to|work in|weave|go (?:easy|for|with)|aim for|remember to|make sure|ensure|double-?check|check (?:the|with|if|that|whether)|ask (?:\p{Lu}|him|her|them|me|legal|the)|attach|proofread|think (?:of|about)|try to|put (?:the|it|this|that|in|a)|say (?:that|something|how)|note that|point out|give (?:it|this|the)|call it|frame|position|pitch (?:it|this)|angle|target (?:audience|length|readers?|media)|return (?:only|just|html)|quote (?:him|her|me|them|the))\b/iu,
  /\b(?:the |a |our |your )?(?:headline|title|subhead|lead|opening|tone|text|release|copy|piece|draft|intro|quote|story|first (?:line|sentence|paragraph))(?: \S+){0,2} (?:should|must|needs? to|has to|could|might|can) (?:\S+)/i,
  /^(?:it|this|that|the whole thing) (?:should|must|needs to|has to|can|could) (?:be|sound|read|have|feel|fit|come|stay|go out|not|lead|start|focus)\b/i,
  /\b(?:max(?:imum)?\.?|at most|no more than|not more than|under|below|about|around|approx\.?|roughly|within|ideally|only|up to|less than|fewer than|~|like) ?\d{2,4}[- ]?(?:to \d{2,4} )?(?:words|wds|characters|chars|lines)\b|^\d{2,4}(?: ?[-–] ?\d{2,4})? words\b|^(?:max(?:imum)?\.?|at most|no more than|under) (?:1|2|one|two|an?) pages?\b|\b(?:one|1|two|half an?|a single) (?:page|pager)\b(?: (?:max|only|tops|please))?$|\bone-pager\b/i,
  /\b(?:ap|chicago|guardian|house|british|american|uk|us) (?:style|spelling|english)\b(?! (?:home|house|food|ale|pub|bakery))|\b(?:in|auf|en|into) (?:plain |simple |british |american )?(?:english|englisch|inglés|anglais|german|deutsch|french|spanish)\b(?: (?:please|only|schreiben))?[.!]?$/i,
  /^deadline\b|\b(?:asap|a\.s\.a\.p|eod|cob|eow|by (?:end of (?:day|week|business)|close of business|tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|lunch|noon today|this (?:afternoon|evening))[.!?]*$|(?:draft|deadline|turnaround|(?<=^|\b(?:draft|copy|text|it|this|that|release|version|piece|story) (?:is )?)due|needed|need (?:it|this)|first version|version \d) (?:\S+ ){0,5}?(?:by|before|on|is|for|tomorrow|today))\b/i,
  /\b(?:not too|nothing too|less|more|sound(?:s)?|make (?:it|this|us)|keep (?:it|this)|something) (?:\S+ ){0,2}?(?:salesy|fun|funny|formal|casual|punchy|catchy|short|corporate|stuffy|serious|silly|boring|fancy|upbeat|warm|human|snappy|crisp|hypey|technical|flowery|cheesy|sober|calm|factual|neutral)\b/i,
  /^(?:headline|title|subhead|subject) (?:idea|option|suggestion|should|could|must|with|needs|something)\b/i,
  /\b(?:would be (?:nice|great|good|lovely|helpful|ideal)|it[’']d be|ideally|preferably|the (?:main|key|most important|big) (?:thing|point|message|takeaway|news)|worth (?:a )?(?:mention\p{L}*|noting|saying|stressing|including)|don[’']t forget|for (?:the )?(?:local|trade|national|regional|business|tech|consumer) (?:press|media|papers|outlets)|as (?:short|brief|simple|plain|factual) as|half a page|two pages|by (?:tomorrow|tonight|tmrw|eod|cob|noon|lunch|lunchtime|close|end of|monday|tuesday|wednesday|thursday|friday|first thing)\b)/iu,
  /^(?:start|lead|open|begin|end|close|go) with\b|^(?:play|tone|dial) (?:up|down)\b|^(?:spell|capitalize|italicize|bold|link) \S+/i,
]

const verbs =
  'summari[sz]e|ping|give|ask|tell|check|find|look|grab|pull|swap|change|replace|remove|delete|move|merge|combine|split|rephrase|reword|rework|revise|edit|fix|correct|proof|proofread|format|tweak|adjust|trim|cut|shorten|expand|elaborate|explain|describe|introduce|insert|squeeze|sneak|drop|throw|mix|balance|soften|sharpen|tighten|finish|wrap|sign|copy|paste|forward|share|circulate|schedule|book|plan|prepare|remember|forget|ignore|imagine|assume|consider|feel|let|get|take|bring|pick|choose|follow|stick|go|come|run|try|see|read|note|list|name|quote|cite|credit|thank|mind|watch|beware|stay|avoid|refrain|limit|minimize|maximize|keep|make|put|set|leave|turn|use|add|write|draft|say|mention|include|lead|start|begin|open|end|close|focus|emphasi[sz]e|highlight|stress|play|tone|frame|pitch|position|translate|spell|attach|send|email|call|text|update|confirm|verify|clarify|approve|review|do|please|ensure|double-check|speak|talk|discuss|skip|hold|wait'
const object =
  '(?:the|a|an|this|that|these|those|it|them|him|her|me|us|my|our|your|his|their|its|some|any|all|both|each|every|one|two|something|everything|anything|more|less|in|on|out|up|down|off|over|with|to|if|when|as|at|for|into|away|back|about|around|not|no|how|what|why|who|where|whether|that|sure|careful|clear|\\d)'
const imperative = new RegExp(
  `^(?:please |pls |also |just |then |maybe |and |so |do |don[’']t |always |never |now |next |first |finally ,?)*(?:${verbs}) (?:${object}\\b|\\p{Lu})`,
  'iu',
)
/** Orders to buyers, guests or patients, which are news: "Please return it to the store." */
const toPublic =
  /^(?:please )?(?:(?:do not|don[’']t|never|stop) (?:use|using|eat|eating|drink|drinking|drive|driving|open|consume|consuming|wear|plug|charge|touch|install|take|sell|feed)\b|(?:return|unplug|dispose|discard|wash|boil|throw (?:it|them) away|keep (?:(?:\S+ ){1,5}?(?:away|out of reach|refrigerated|frozen|dry|upright|locked)|children|receipts?|away)|bring|call|text|visit|register|join|apply|buy|order|book|rsvp|donate|sign up|come|meet|contact|check (?:the (?:label|lot|code|date|serial|model|batch)|your)|stay (?:indoors|home|away)|take (?:the|it|them|your) \S+ (?:to|back)|park|arrive|enter|reserve|download|see) (?:\S))/i
const aboutText =
  /\b(?:headline|title|subhead|lead|release|draft|copy|text|tone|paragraph|sentence|quote|word|words|angle|intro|boilerplate|piece|story|version|sections?|bullets?|photo|photos|logo|numbers look|me|him|her)\b/i

const writerVerb =
  /^(?:please |pls |also |just |then |maybe |and |so |but |ok |okay |let[’']?s )*(?:write|make|keep|use|include|mention|add|send|put|avoid|focus|emphasi[sz]e|highlight|stress|lead|start|begin|end|finish|close|quote|tell|ask|check|remember|try|give|say|cut|trim|drop|tone|spell|name|note|skip|stick|weave|squeeze|lose|leave|steer|think|aim|pitch|frame|angle|position|push|pull|tie|link|refer|credit|tag|attach|format|shorten|translate|summari[sz]e|describe|explain|mind|watch|treat|don[’']?t|not too|usual|standard)\b(?! (?:of|is|are|was|were|has|will|date|investors?|center|centre)\b)/i
const auxiliary = /\b(?:is|are|was|were|has|have|had|will|can|opens|opened|launched|said)\b/i

/** Whether the line is short, begins with a verb of writing and has no other verb. */
function isShortOrder(masked: string): boolean {
  return (
    masked.split(' ').length <= 16 &&
    writerVerb.test(masked) &&
    !auxiliary.test(masked) &&
    !toPublic.test(masked) &&
    !/^(?:No|Not) \p{Ll}+s? (?:or|and)\b/u.test(masked)
  )
}

/** Whether the line is an order to the writer and not to the public. */
function isOrder(masked: string): boolean {
  if (!imperative.test(masked)) return false
  return !toPublic.test(masked) || aboutText.test(masked)
}

const toldThat =
  /\b(?:note|mention|say|add|include|point out|state|highlight|stress|emphasi[sz]e|announce)(?: \S+)? (?:that|how)$/i

/** Words for the text itself: whoever uses them speaks to its writer. */
const aboutDocument =
  /\b(?:headlines?|subheads?|boilerplate|bylines?|ledes?|paragraphs?|word ?count|wording|phrasing|proofread\p{L}*|copy-?edit\p{L}*|first draft|the draft|a draft|drafts|this draft|our draft|final version|the copy|press kit|the release|this release|a release|our release|the pr|news hook|the hook|the angle|an angle|angles|tone of voice|the tone|tonality|the intro|the opening line|opening paragraph|quote (?:from|by) (?:him|her|them|me)|two quotes|one quote|a quote|no quotes?|the quotes?|his quote|her quote|pull quote|spelling|typos?|jargon|buzz ?words?|adjectives?|superlatives?|hype|clich[eé]s?|exclamation (?:marks?|points?)|emojis?|hashtags?|bullet points?|ap style|house style|oxford comma|seo|keywords?|call to action|trade press|trade media|tech press|target (?:media|audience|readers?)|journalists?|reporters|sign-?off|approval (?:from|by)|revisions?|turnaround|your call|go ahead and)\b/iu

/** The same words used in news: "Reporters asked", "the press conference". */
const documentNews = /\b(?:asked|attended|won|prize|award|conference|school of|museum)\b/i

const feeling =
  /^(?:we|i)(?: are|[’']re| am|[’']m) (?:very |so |truly |really )?(?:thrilled|excited|pleased|proud|happy|delighted|glad|honored) to (?:share|announce|report|say|tell you)\b/i

/** Whether the order is for the public, even with "please": "Please return it to the store." */
function isPublicOrder(masked: string): boolean {
  return toPublic.test(masked) && !aboutText.test(masked)
}

const askingLabel =
  /^(?:(?:announcement|release|news|text) type|(?:type|kind|nature) of (?:release|announcement|text|news)|(?:signed off|approved|cleared|checked) by|reading level|requested format|tone|style|length|format|limit|audience(?: for the text)?|readers(?:hip)?|for whom|draft (?:needed|by|wanted|for)|needed(?: by)?|angle|language|voice|deadline|word ?count|words|key ?words?|seo|headline idea|title idea|reminder|to-?do|to do|action(?: items?)?|(?:(?:special|additional|further|other|extra|specific|general|editorial|client|writing|any) )?(?:instructions?|requests?|wish(?:es)?)|ask|(?:notes?|comments?|remarks?|message) (?:to|for) (?:the )?(?:writer|editor|you|agency|copywriter)|for the writer|due|due date|draft due|spelling|person|pov|channels?|distribution|approver|approvals?|who (?:approves|signs(?: off)?|checks)|sign-?off|review(?:er)?s?|target (?:length|readers?|media)|max(?:imum)? length|avoid|must have|nice to have|do|don[’']ts?)$/i

/** Whether a line under this label is for the writer. */
export function isAskingLabel(label: string): boolean {
  return askingLabel.test(label.trim())
}

const refusal =
  "(?:do not|do NOT|[Dd]on[’']?t|DON[’']?T|[Nn]ever|[Aa]void|[Nn]ot?|[Rr]efrain from|[Cc]an ?not|can we not|would you not)(?: (?:ever|please))?(?: (?:say|saying|write|writing|use|using|print|call \\p{Ll}+|word of))?"
const term = '(?: (?:the |any )?(?:words?|terms?|phrases?|expressions?))'
const quoted = '[“"‘«] ?\\p{L}?[\\p{Ll} ’-]{1,40}[.,!?]?[”"’»]'
const choices: readonly RegExp[] = [
  // 'no "iron lady" business', 'avoid the word "defect" or "fault"'
  new RegExp(`\\b${refusal}${term}? ${quoted}(?:,? (?:or |and |nor )?(?:not )?${quoted})*`, 'gu'),
  // "don't use the word journey"
  new RegExp(
    `\\b(?:(?:[Dd]o not|do NOT|[Dd]on[’']?t|DON[’']?T|[Nn]ever) (?:say|write|use)|[Aa]void|[Rr]efrain from)${term} \\p{Ll}[\\p{Ll}-]+`,
    'gu',
  ),
  // "can we NOT call it cozy"
  /(?:\b[Cc]an we NOT|\b[Cc](?:an|ould) we not|\b[Dd]on[’']?t|\b[Dd]o not|\b[Nn]ever) call (?:it|us|them|this|him|her) (?:an? )?\p{Ll}[\p{Ll}-]+/gu,
  // "don't say sponsor, say partner"
  new RegExp(`\\b${refusal} \\p{Ll}[\\p{Ll}-]+, (?:but )?(?:we )?(?:say|write|use|call it) \\p{Ll}`, 'gu'),
]

/** The text without a request about an everyday word ('Don't say "minor"'), which is no secret; undefined when it has none. */
export function withoutWordChoice(text: string): string | undefined {
  const rest = choices.reduce((left, choice) => left.replaceAll(choice, ' '), text)
  return rest === text ? undefined : rest
}

const wordLabel =
  /^(?:(?:please )?(?:do not|don[’']?t|never) (?:say|use|write)|(?:please )?avoid|words? to avoid)(?: (?:the )?words?)?$/iu
const anyQuoted = /[“"«][^“”"«»]{1,60}[”"»]/gu

/** 'DON’T SAY: "game changer", "mom bike"': a field with nothing but words. */
export const isWordList = (label: string, value: string): boolean =>
  wordLabel.test(label) && /[“"«]/u.test(value) && !/\p{L}{4}/u.test(value.replaceAll(anyQuoted, ' '))

/** Whether the words are for whoever writes. */
export function isInstruction(masked: string): boolean {
  if (toldThat.test(masked) || (aboutDocument.test(masked) && !documentNews.test(masked))) return true
  if (feeling.test(masked)) return false
  return (
    isOrder(masked) ||
    isShortOrder(masked) ||
    (cues.some((cue) => cue.test(masked)) && !isPublicOrder(masked))
  )
}

const saying =
  /^(?:(?:please|pls|also|maybe|and|oh|could you|can you|can we|could we|you should|you can|we should|do|i would|i[’']d) )*(?:note|mention|say|add|include|point out|state|highlight|stress|emphasi[sz]e|announce|put (?:in|down)|write(?: in)?|work in|make (?:it )?clear|get in)(?: somewhere| also| briefly| clearly)? (?:that|how(?! (?:many|much|long|often|far|old|big)\b)|the fact that) (?!(?:i|he|she|they|we) (?:said|says?)\b)(?=\S)/i

/** Where the fact begins in a request to mention it: "Please mention that registration closes May 3." */
export function findFactToMention(masked: string): number | undefined {
  return atTop.test(masked) ? undefined : saying.exec(masked)?.[0].length
}

const atTop =
  /\b(?:somewhere|near the top|at the top|in the (?:headline|title|lead|opening|first|second|last|intro)|up front|early on|towards? the end|at the end)\b/i

const requestStart =
  /^(?:.{0,60}?\b)?(?:press release|news release|media release|release|media advisory|announcement|statement|story|piece|article|pr)\b,? (?<link>about|for|on|announcing(?: that)?|regarding|covering|to announce(?: that)?|that announces|saying that)(?: how)? (?<what>.+)$/is
const requestEnd =
  /[;(–—]|\. |, (?:ideally|please|preferably|in|under|about|around|max|with|no|not|make|keep|using|for|by|and (?:please|make|keep|use|add))\b| (?:ideally|please|by (?:tomorrow|today|monday|tuesday|wednesday|thursday|friday|eod)|in (?:ap|english|about|around|under|\d)|under \d|and (?:make|keep|use|add|send|please)|with a (?:quote|headline))\b/i

/** The link and the topic of a request for a text: "for" and "the Hearthlet" in "We need a release for the Hearthlet, ideally under 400 words". */
export function readRequest(text: string): { link: string; what: string } | undefined {
  const { link = '', what = '' } = requestStart.exec(text)?.groups ?? {}
  const [subject = ''] = what.split(requestEnd)
  const bare = subject.trim().replace(/[.?!,]+$/, '')
  return bare.length > 2 ? { link, what: bare } : undefined
}

const beforeRequest =
  /(?:[,;(–—-]| and| so)\s*(?=(?:please|pls|plz|can you|could you|would you|can u|could u|make sure|maybe (?:mention|put|add|use|lead)|(?:you )?(?:might|may|could) want to|let me know|if you (?:can|could|want|need)|put (?:that|this|it)|use (?:that|this|it)|lead with|start with|that should be|this should be|highlight|mention (?:that|this|it)|worth (?:mentioning|a mention|putting|highlighting)|(?:nice and |very |quite |right )?(?:early|high|near the top|up front)(?: up)? (?:in|of) the (?:piece|text|release|story|copy)|let[’']?s (?:say|call|put|use|write|go with|leave it at)|thanks\b|thx\b)\b)/i

/** Where a request after a fact begins: "… costs $249, please put that in the headline". */
export function findTrailingRequest(masked: string): number | undefined {
  const match = beforeRequest.exec(masked)
  return match === null || match.index < 12 ? undefined : match.index
}
