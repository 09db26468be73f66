// Capitalized words that aren't names, words that mark an organization, and words a title is made of.

const functionWords = new Set(
  `a an the this that these those it its he she they we i you his her their our your my who what when where why how which
  and or but nor so yet if as at by for from in into of off on onto out over per to up with within without under until till
  about above across after again against all almost along already also although among an another any are around because been
  before behind being below beside besides between beyond both can could despite did do does down during each either else
  even ever every everyone except few first following for former further had has have here however instead is just last late
  later least less like many may meanwhile might more most much must near nearly neither never next no none not nothing
  now often once only other others ours own perhaps please rather same second several shall should since some someone
  something soon still such than then there therefore third through throughout thus today together tomorrow tonight too
  toward towards unlike unless upon very was well were while whom whose will would yes yesterday yet one two three four
  five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty seventy eighty ninety hundred half dozens
  additionally furthermore moreover finally currently recently previously originally according given based starting
  beginning founded headquartered known designed built made created led located available visit contact call learn see
  read register click join write quote quotes sold ask tell announce introduce introducing meet thank include using use make mention keep add note tone draft headline subject re startup nonprofit`.split(
    /\s+/,
  ),
)

const articleWords = new Set(
  'a an the and or but in on at by for from of to with as is it its i we he she they this that'.split(' '),
)

const newPlaces = new Set('york jersey mexico hampshire orleans zealand delhi england haven'.split(' '))

const titleWords = new Set(
  `ceo cfo coo cto cmo cio ciso cpo cro chro chief executive executives officer president vice vp svp evp chairman chairwoman
  chair chairperson director directors manager founder co-founder cofounder managing mr mrs ms miss dr prof professor sir madam mayor governor gov senator
  sen rep representative judge secretary treasurer superintendent commissioner minister ambassador captain colonel sgt
  spokesman spokeswoman spokesperson analyst engineer scientist architect editor coach nurse doctor attorney counsel owner
  dean provost chancellor curator coordinator supervisor administrator`.split(/\s+/),
)

/** Words that are part of a title only if another part follows: 'General Manager', but 'General Motors'. */
const titleStarts = new Set(
  `head partner principal senior junior associate assistant deputy interim acting general operator lead leader global
  regional national board member fellow chef group area store plant project program new`.split(/\s+/),
)

const departmentWords = new Set(
  `marketing sales operations engineering product products finance technology communications research development human
  resources strategy design legal public relations customer success people security information data innovation growth
  business revenue content media press safety quality supply chain logistics affairs policy investments`.split(
    /\s+/,
  ),
)

const labelWords = new Set(
  `about contact media press release source notes editors note editor boilerplate quote quotes headline subhead summary
  website web site email e-mail phone tel telephone mobile fax address photo photos image images video caption download
  available pricing price availability details background key facts highlights figures rsvp venue date time location
  embargo embargoed immediate for-immediate-release end who what when where why how company product event award amount
  round investors investor use proof audience benefit benefits features feature goal spokesperson statement
  announcement news update q a qa faq overview results finding findings method methodology sample monday tuesday wednesday
  thursday friday saturday sunday internet web bluetooth wi-fi english am pm eastern central mountain pacific tbd tba
  customers users people officials analysts researchers companies shoppers visitors employees workers residents students
  parents teachers patients doctors nurses farmers drivers members guests attendees participants teams organizers
  scientists experts critics investors buyers sellers owners families children adults women men readers reporters
  journalists developers engineers founders leaders managers volunteers donors tickets admission orders registration
  applications hiring construction work funding proceeds`.split(/\s+/),
)

const commonAcronyms = new Set(
  `CEO CFO COO CTO CMO CIO CISO CPO CRO CHRO VP SVP EVP HR PR AI IT ML AR VR XR API SDK URL USB GPS TV DVD CD PC LED LCD
  FAQ ID PDF RSVP ET PT CT MT EST EDT CST CDT MST MDT PST PDT GMT UTC BST CET CEST AM PM USD EUR GBP CAD AUD CHF JPY VAT
  SUV EV DNA HIV ATM BBQ DIY ETA GDP ROI KPI SaaS B2B B2C R&D M&A IPO ESG CRM ERP UX UI SEO OK PS TBD TBA TK NB FOR AND THE
  MEDIA CONTACT PRESS ABOUT WHAT WHO WHEN WHERE WHY HOW NEWS END NOTE FREE NEW NOW ALL HTML CSS CSV SMS WIFI HVAC MBA PHD
  MD RN JD CPA STEM K-12 FY`.split(/\s+/),
)

const organizationWords = new Set(
  `inc incorporated corp corporation llc llp ltd limited plc gmbh ag co company companies group holdings ventures capital
  partners university college institute foundation association bank hospital clinic labs laboratories laboratory
  technologies technology systems robotics agency department council commission ministry authority union society museum
  school schools district library libraries services solutions industries energy health healthcare pharmaceuticals
  biosciences therapeutics software networks media studios brewing brewery foods farms bakery coffee airlines railway rail
  ferries motors instruments analytics dynamics logistics insurance mutual federation alliance coalition committee bureau
  administration center centre trust fund church theater theatre orchestra team club league party court county city
  chamber conservancy cooperative co-op guild press times journal news daily`.split(/\s+/),
)

/** Nouns at the end of names of streets, buildings and places. */
const placeNouns = new Set(
  `street avenue road lane drive boulevard way square plaza place court terrace row hotel inn house hall building tower bridge
  park island beach bay river lake creek hill hills mountain valley county township village harbor pier dock gate shore station airport stadium
  arena theater theatre museum library school college university hospital church cemetery gallery market mall garden gardens
  suite room`.split(/\s+/),
)

const headlineVerbs = new Set(
  `to will is are has have announces launches names raises wins opens unveils introduces adds appoints acquires partners joins
  expands signs hires reports completes closes receives earns brings offers begins starts releases cuts helps makes sells
  gets says takes finds shows secures lands debuts rolls hosts holds celebrates marks moves plans publishes recalls reaches
  promotes selects picks buys merges donates gives invests doubles triples grows posts tops surpasses extends updates
  ships delivers builds creates becomes sets teams recognizes honors awarded named earned raised opened launched won`.split(
    /\s+/,
  ),
)

/** Whether the word never begins or ends a name: articles, prepositions, adverbs, number words. */
export function isFunctionWord(word: string): boolean {
  return functionWords.has(word.toLowerCase())
}

/** Whether the word may stand before a name without being part of it. */
export function isArticle(word: string): boolean {
  return articleWords.has(word.toLowerCase())
}

/** Whether 'New' before the word is part of the name, as in New York. */
export function isNewPlace(word: string): boolean {
  return newPlaces.has(word.toLowerCase())
}

/** Whether a title may continue after the word: 'Senior' Vice President. */
export function isTitleStart(word: string): boolean {
  return titleStarts.has(word.toLowerCase())
}

/** Whether the word is part of a job title or a form of address, which may stand before a name without being part of it. */
export function isTitleWord(word: string): boolean {
  const lower = word.toLowerCase()
  return titleWords.has(lower.endsWith('.') ? lower.slice(0, -1) : lower)
}

/** Whether the word is no name even with a capital: titles, departments, labels. */
export function isCommonWord(word: string): boolean {
  const lower = word.toLowerCase()
  return (
    functionWords.has(lower) ||
    titleWords.has(lower) ||
    titleStarts.has(lower) ||
    departmentWords.has(lower) ||
    labelWords.has(lower)
  )
}

/** Whether the acronym is no organization: 'CEO', 'AI', 'PDF'. */
export function isCommonAcronym(word: string): boolean {
  return commonAcronyms.has(word)
}

/** Whether a name that ends with the word is an organization's: 'Harbor Bank'. */
export function isOrganizationWord(word: string): boolean {
  return organizationWords.has(word)
}

/** Nouns before an organization's name: 'the charity Harbour Lights', 'the class society DNV'. */
const organizationKinds = new Set(
  `firm maker charity body station carrier network airline insurer lender broadcaster band retailer chain operator nonprofit
  startup publisher supplier developer manufacturer brand campaign group choir ensemble collective provider consultancy
  think-tank newspaper magazine website festival supermarket builder housebuilder brewer distiller grocer`.split(
    /\s+/,
  ),
)

/** Whether a name right after the word is an organization's. */
export function isOrganizationKind(word: string): boolean {
  return organizationKinds.has(word) || organizationWords.has(word)
}

/** Whether a name that ends with the word is a place's: 'Street', 'Hotel', 'Bridge'. */
export function isPlaceNoun(word: string): boolean {
  return placeNouns.has(word.toLowerCase())
}

/** Things named after a person: 'the tug Marcus Thill', 'the rose Ada Holm'. */
const namedThings = new Set(
  `ship boat tug tugboat ferry barge yacht schooner sloop steamer steamship paddlewheeler trawler dredge submarine frigate destroyer
  freighter tanker icebreaker lightship lifeboat fireboat towboat vessel locomotive engine train tram streetcar plane airplane balloon
  horse stallion mare gelding mule donkey bull cow dog cat hound parrot rose tulip dahlia apple pear potato tomato cultivar variety
  statue puppet play musical opera song film novel brand label hurricane storm`.split(/\s+/),
)

/** Whether the word before a person's name may make it a thing's. */
export function isNamedThing(word: string): boolean {
  return namedThings.has(word)
}

/** Whether the word is a verb that ends the subject of a headline in title case. */
export function isHeadlineVerb(word: string): boolean {
  return headlineVerbs.has(word.toLowerCase())
}

const nationality =
  /^(?:French|Welsh|Dutch|Swiss|Greek|Czech|Thai|Filipino|\p{Lu}\p{Ll}{2,9}(?:ish|ese|nian|lian|sian|tian|rian|dian|rean|gian|vian|zilian|ican|man))$/u

/** "French", "American", "Nigerian": whose people something is. */
export const isNationality = (word: string): boolean => nationality.test(word)
