// The eleven types of announcement as tables. A lead or detail is a template with named slots, used only if all are filled. After the bar, as in
// `{when|on}`, comes the form of the value: see `forms` in fill.ts (`told`: as sentences of its own). `asks` are needed by the type: a blank stands
// in if neither a sentence of the notes nor a slot tells it.
import type { AnnouncementType } from '#domain/brief/announcement-types.ts'

export interface TypeTable {
  /** Matches a sentence of the notes that tells the news of this type. */
  news: RegExp
  /** Leads from the slots of story/news, the fullest first. The last one that can be filled is the least a lead must tell. */
  fromNews?: readonly string[]
  /** The words to add to a sentence of the notes that ends like this, if another line tells them. */
  completion?: { ends: RegExp; more: string }
  /** Openings before a sentence of the notes that doesn't name the partner. */
  openings?: readonly string[]
  /** Texts for a headline, if a lead from `fromNews` is too long for one. */
  titles?: readonly string[]
  /** Leads from other slots, the fullest first. */
  leads: readonly string[]
  /** Sentences of the body, in order. Of each list the first that can be filled is used. */
  details: readonly (readonly string[])[]
  /** What readers can do, at the end of the story. */
  closing?: readonly (readonly string[])[]
  /** The lead with blanks, if nothing tells the news. */
  open: string
  /** Further blanks, each with a pattern that shows it is answered. */
  asks?: readonly { unless: RegExp; text: string }[]
}

const why: readonly string[] = [
  '{why|sourced}.',
  '{company} said {why|clause}.',
  'The {motive} is {why|reason}.',
]
const hotline: readonly string[] = ['The {line} is {hotline}.']
const proof: readonly string[] = ['{proof|told}.']
const charge: readonly string[] = ['The {charge} is {price|price}.']
const cost: readonly string[] = ['The cost is {cost}.']

export const tables: Readonly<Record<AnnouncementType, TypeTable>> = {
  launch: {
    news: /\b(?:launch|introduc|unveil|releas|debut|bring(?:s|ing)? out|(?:start|begin)\p{Ll}* selling|go(?:es)? on sale|will (?:show|sell|offer|open)|is (?:opening|selling|rolling out)|rolls? out|adds?)\p{Ll}*/iu,
    fromNews: [
      '{company} will launch {launched}, {kind|a}, {when|on}.',
      '{company} will launch {kind|a}, called {called}, {when|on}.',
      '{company} is launching {launched}, {kind|a}.',
      '{company} is launching {kind|a}, called {called}.',
      '{company} will launch {launched} {when|on}.',
      '{company}, {kind|a}, will launch {when|on}.',
    ],
    titles: ['{company} is launching {launched}, {kind|a}.', '{company} is launching {called}, {kind|a}.'],
    leads: [
      '{company} {what|action} {when|on}.',
      '{company} {what|action}.',
      '{company} will launch {product}, {detail|a}, {when|on}.',
      '{company} will launch {product} {when|on}.',
      '{company} is launching {product}, {detail|a}.',
      '{company} is launching {product}.',
      '{company} is launching {what|noun} {when|on}.',
    ],
    details: [why, proof, ['Its features include {features}.']],
    closing: [charge, ['{availability|told}.'], ['{product} is for {audience|public}.']],
    open: '{company} is launching [PRODUCT AND WHAT IT DOES].',
    asks: [
      {
        unless:
          /[$€£¥₹₦₱]|\b(?:[A-Z]{3} ?\d|[Ee]uros?|[Pp]ounds|[Dd]ollars?|[Cc]ents|[Ff]ree|[Pp]rices?|[Ff]ees?|[Cc]osts?|Rs|KSh|[Kk]roner?|[Cc]rowns|[Nn]o charge)\b/,
        text: 'The price is [PRICE].',
      },
    ],
  },
  funding: {
    news: /\b(?:rais(?:e|es|ed|ing)|clos(?:es|ed|ing)|secur\p{Ll}+|funding|series [a-h]|seed|grant|invests?|invested|financing)\b/iu,
    completion: { ends: /\b(?:round|funding|financing|Series [A-H])$/u, more: 'led by {investor}.' },
    fromNews: [
      '{company} has raised {amount} in {round|a} round led by {investor}.',
      '{company} has raised {amount} in a round led by {investor}.',
      '{company} has received a grant of {grant} from {giver|the}.',
      '{company} has received {received} from {giver|the}.',
      '{company} has raised {amount} from {giver|the}.',
      '{company} has raised {amount} in {round|a} round.',
      '{company} has received a grant of {grant}.',
      '{company} has raised {amount}.',
    ],
    titles: ['{company} has raised {amount} to {aim}.'],
    leads: [
      '{company} has raised {amount} in {round|a} round led by {investor|named}.',
      '{company} has raised {amount} in {round|a} round.',
      '{company} has raised {amount} from {investor|named}.',
      '{company} has raised {amount}.',
    ],
    details: [
      ['{investors|told}.', '{investors|noun} also took part.'],
      ['The company will use the money to {use|base}.', 'The money will pay for {use|noun}.'],
      ['It has now raised {total|noun} in total.'],
      ['{traction|clause}.', 'Its customers include {traction|noun}.'],
      why,
      proof,
    ],
    open: '{company} has raised [AMOUNT, ROUND AND LEAD INVESTOR].',
  },
  appointment: {
    news: /\b(?:appoint|nam(?:es|ed|ing)|hir(?:es|ed|ing)|promot|join|elect|cho(?:se|sen)|become|takes? over|succeed|welcom|will lead|new (?:ceo|cfo|chief|director|president|head|chair))\p{Ll}*/iu,
    fromNews: [
      '{company} has named {name} {role|post}, effective {start}.',
      '{company} has named {name} {role|post}.',
    ],
    leads: [
      '{company} has named {name|noun} {role|lower}, effective {start}.',
      '{company} has named {name|noun} {role|lower}.',
      '{company} has named {name|noun} to a new post, effective {start}.',
      '{company} {what|action}, effective {start}.',
      '{company} {what|action}.',
    ],
    details: [
      ['{surname}, who starts {start|on}, succeeds {predecessor}.', '{surname} starts {start|on}.'],
      ['{surname} succeeds {predecessor}.'],
      ['{surname} will report to {reports}.'],
      [
        '{surname} is to {mandate|base}.',
        '{surname} {mandate|verb}.',
        '{surname} will be responsible for {mandate|duties}.',
      ],
      ['{surname}’s {assignment} is {task|task}.'],
      ['{surname} {career|verb}.', '{surname} {career|formerly}.'],
      ['{surname} {education|degrees}.', '{education|understood}.'],
      ['{selection|understood}.'],
      why,
    ],
    open: '{company} has named [FULL NAME, NEW ROLE AND START DATE].',
  },
  partnership: {
    news: /\b(?:partner|team(?:s|ed)? up|agree|sign|together|jointly|deal|joins? forces|will (?:build|supply|offer|sell|carry|lend|run|turn|use)|use|agreement)\p{Ll}*/iu,
    openings: ['In {deal|one} with {partner|theirs},', 'In a partnership with {partner|theirs},'],
    fromNews: [
      '{company} and {partner|theirs} have {deal|struck}.',
      '{company} and {partner|theirs} are working together.',
    ],
    leads: [
      '{company} and {partner|named} {what|verb} {when|on}.',
      '{company} and {partner|named} {what|verb}.',
      '{company} and {partner|named} are working together on {what|noun}, starting {when}.',
      '{company} and {partner|named} are working together on {what|noun}.',
      '{what|clause}.',
      '{company} and {partner|named} have agreed to work together.',
    ],
    details: [why, proof, ['The partnership begins {when|on}.'], charge, cost],
    open: '{company} will work with [PARTNER, ON WHAT AND STARTING WHEN].',
  },
  acquisition: {
    news: /\b(?:acquir|buy|bought|purchas|merg|tak(?:e|es|ing) over|took over|sell|sold)\p{Ll}*/iu,
    fromNews: [
      '{company} {deed} {target|aside} from {seller} for {amount}.',
      '{company} {deed} {target}, {kind|a}.',
      '{company} {deed} {target|aside} for {amount}.',
      '{company} {deed} {target|aside} from {seller}.',
      '{company} {deed} {target}.',
    ],
    leads: [
      '{company} is buying {target|named} for {amount|noun}.',
      '{company} is buying {target|named}.',
      '{company} {what|action}.',
      '{what|clause}.',
    ],
    details: [['{when|told}.', 'The deal takes effect {when|on}.'], ['{staff|told}.'], why, proof],
    open: '{company} is buying [COMPANY BEING ACQUIRED].',
  },
  event: {
    news: /\b(?:host|hold|held|open|reopen|return|takes? place|festival|invit|celebrat|brings?|presents?|stag(?:es|ing)|concert|conference|starts?)\p{Ll}*/iu,
    fromNews: [
      '{company} will hold {occasion|event} {time}, {spot}.',
      '{company} will hold {occasion|event} {time}.',
      '{itself|event} will take place {time}, {spot}.',
      '{itself|event} will take place {time}.',
    ],
    leads: [
      '{company} will hold {event|event}, {detail|a}, {venue|at} {when|on}.',
      '{company} will hold {event|event} {when|on}, {venue|addressed}.',
      '{company} will hold {event|event} {venue|at} {when|on}.',
      '{company} will hold {event|event}, {detail|a}, {venue|at}.',
      '{company} will hold {event|event} {when|on}.',
      '{company} will hold {event|event} {venue|at}.',
    ],
    details: [[...why.slice(0, 2), 'The occasion is {why|noun}.'], proof],
    closing: [['The event is for {audience|public}.']],
    open: '{company} will hold [EVENT, DATE AND VENUE].',
  },
  award: {
    news: /\b(?:win|wins|won|award|prize|medal|honor|named|receiv|recogni[sz]|takes? home)\p{Ll}*/iu,
    fromNews: ['{company} has won {award|prize} {giver|giving}.', '{company} has won {award|prize}.'],
    leads: [
      '{company} has been {what|honor}.',
      '{company} has been {award|honor}.',
      '{company} has won {award|the}, given by {giver|the}, for {project|the}.',
      '{company} has won {award|the} from {giver|the}.',
      '{company} has won {award|the} for {project|the}.',
      '{company} has won {award|the}.',
    ],
    details: [
      ['{why|clause}.', 'The company {why|verb}.'],
      ['Judging criteria: {criteria}.'],
      ['There were {field|noun}.'],
      ['The ceremony is {ceremony|on}.'],
      proof,
    ],
    open: '{company} has won [AWARD, AWARDING ORGANIZATION AND REASON].',
  },
  report: {
    news: /\b(?:found|finds?|report|study|survey|publish|show|percent|revenue|sales|according|said|say|lost|grew|rose|fell)\p{Ll}*|%/iu,
    fromNews: [
      '{company} reported {result} for {period}.',
      '{company} reported {result}.',
      '{finding}, according to {company}.',
    ],
    leads: [
      '{company} reported {turnover} of {revenue|change} for {quarter|the}.',
      '{company} reported {turnover} of {revenue|change}.',
      '{finding|clause}, according to {company}.',
      '{company} reported {what|noun}.',
    ],
    details: [
      ['{turnover|was} {revenue|change}.'],
      ['{gain|was} {income|change}.'],
      ['Earnings per share were {earnings}.'],
      ['{results|clause}.'],
      ['The sample was {sample|noun}.'],
      ['The margin of error is {margin|noun}.'],
      why,
      proof,
    ],
    closing: [['The full report is at {report|address}.']],
    open: '[MAIN FINDING WITH ONE NUMBER], according to {company}.',
    asks: [
      {
        unless:
          /\b(?:survey|sample|review|examin|analy[sz]|asked|interview|respondents|measured|tested|sampled|counted|based on|mapped|microphones|data|revenue|turnover|profit|income|earnings|premiums|results|quarter|half-year|fiscal|trips|households)\p{Ll}*/iu,
        text: 'The findings are based on [SAMPLE, METHOD AND DATES].',
      },
    ],
  },
  expansion: {
    news: /\b(?:open|expand|build|invest|add|hir|mov|inaugurat|creat|construct|break ground|double|second|new (?:plant|store|shop|depot|office|wing|factory|hall))\p{Ll}*/iu,
    fromNews: [
      '{company} {deed} {site} {place} {when|on}.',
      '{company} {deed} {site} {when|on}.',
      '{company} {deed} {site} {place}.',
      '{company} {deed} {site}.',
    ],
    titles: ['{company} {what|verb}.', '{company} will open {what|a} {where|site}.'],
    leads: [
      '{company} {what|verb} {when|on}.',
      '{company} {what|verb}.',
      '{what|clause}.',
      '{company} will open {what|a} {when|on} {where|site}.',
      '{company} will open {what|a} {when|on}.',
      '{company} will open {what|a} {where|site}.',
      '{company} will open {what|a}.',
    ],
    details: [why, proof, ['The project brings {jobs|jobs}.'], ['The {spending} is {cost}.'], charge],
    open: '{company} will open [WHAT, WHERE AND WHEN].',
  },
  crisis: {
    news: /\b(?:recall|breach|outage|injur|down|found|leak|stolen|stole|fire|clos|fired|burst|taken|copied|access|contamin|failed|suspend|dismiss|stopped)\p{Ll}*/iu,
    fromNews: [
      '{company} is recalling {recalled|aside} because {danger}.',
      '{company} is recalling {recalled}.',
      '{company} found {discovered} {when|on}.',
      '{company} found {discovered}.',
      '{company} confirmed {hazard}.',
    ],
    leads: ['{what|clause}.', '{company} confirmed {what|noun}.'],
    details: [
      ['{affected|many} are affected.', 'Affected: {affected}.'],
      ['The cause is {cause|state}.', 'The cause was {cause|noun}.', '{cause|clause}.'],
      ['The reason: {why|clause}.'],
    ],
    closing: [hotline],
    open: '{company} confirmed [WHAT HAPPENED, WHERE AND WHEN].',
  },
  other: {
    news: /\b(?:will|renam|becom|called|celebrat|grant|giv|donat|mark|anniversar|gets?|change|start|launch|open|sign|receiv|announc|clos|mov|expand|win|rais)\p{Ll}*/iu,
    leads: [
      '{former|noun} will become {renamed|noun} {when|on}.',
      '{former|noun} will become {renamed|noun}.',
      '{company} {what|verb} {when|on}.',
      '{company} {what|verb}.',
      '{what|clause}.',
      '{company} announced {what|noun}.',
    ],
    details: [why, proof, cost],
    closing: [hotline],
    open: '{company} [WHAT CHANGES, FOR WHOM AND WHEN].',
  },
}
