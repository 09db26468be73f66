// Titles right before a name, besides those of name-words.ts: 'Sheriff Ana Cruz', 'Capt. Lee Wray', 'Boston City Councilor Jo Hart'. Many are also
// names ('King', 'Bishop'), so they count only before another name.

const formalTitles =
  `sister brother father rabbi imam bishop archbishop cardinal pastor deacon reverend monsignor cantor chaplain vicar abbot abbess prioress canon elder swami
  councilor councillor councilman councilwoman councilmember councilperson alderman alderwoman alderperson selectman selectwoman selectboard assemblyman
  assemblywoman assemblymember congressman congresswoman delegate legislator lawmaker speaker whip premier chieftain
  sheriff marshal constable trooper detective inspector patrolman agent warden ranger firefighter paramedic lieutenant sergeant corporal
  major general admiral commander commodore brigadier airman seaman private pilot astronaut
  justice magistrate prosecutor consul comptroller controller auditor assessor clerk registrar recorder trustee regent bursar ombudsman postmaster
  lord lady dame baron baroness duke duchess earl count countess prince princess king queen emperor
  conductor maestro concertmaster laureate publisher principal chef chief coach headmaster headmistress reeve fellow`.split(
    /\s+/,
  )
/** Their abbreviations in AP style. */
const shortTitles =
  'Dr Prof Sen Gov Rep Rev Capt Col Cmdr Cpl Gen Lt Maj Sgt Adm Hon Pvt Supt Msgr Det Insp Fr'.split(' ')

const formal: ReadonlySet<string> = new Set([
  ...formalTitles,
  ...shortTitles.map((title) => `${title.toLowerCase()}.`),
])

/** Whether the word is such a title when it stands right before a name. */
export function isFormalTitle(word: string): boolean {
  return formal.has(word.toLowerCase())
}

/** The source of a pattern for them in either case, without the short ones. */
export function formalTitleSource(): string {
  return formalTitles.map((title) => `[${title[0]?.toUpperCase()}${title[0]}]${title.slice(1)}`).join('|')
}

/** The source of a pattern for the abbreviations, without their period. */
export function shortFormalTitleSource(): string {
  return shortTitles.join('|')
}
