// The release skeletons as blocks in reading order: one block per paragraph, line breaks only inside a block.
// [BRACKETS] mark what to fill in; everything outside them can be in the finished release.

/** The first line of a release that carries no embargo. */
export const releaseLine = 'FOR IMMEDIATE RELEASE'

/** Where and when, before the first words of the lead. */
export const dateline = '[CITY], [STATE], [MONTH DAY, YEAR] —'

/** Who the company is, under its own heading. */
export const companyBoilerplate =
  'About [COMPANY]\n[COMPANY], founded in [YEAR] and based in [CITY], [WHAT IT DOES AND FOR WHOM]. It has [NUMBER] employees and serves [NUMBER] customers in [PLACES]. More information is at [WEB ADDRESS].'

/** Whom reporters call. */
export const mediaContact = 'Media contact\n[FULL NAME]\n[EMAIL]\n[PHONE WITH AREA CODE]'

/** Tells an editor that nothing follows. */
export const endMark = '###'
export const britishEndMark = 'Ends'

/** Lead, problem, how it works, quote, price, images. */
export const productLaunchBlocks = [
  releaseLine,
  '[COMPANY] to Sell [PRODUCT] to [BUYERS] for [PRICE] Starting [DATE]',
  '[SUBHEAD WITH ONE MEASURED BENEFIT THAT THE HEADLINE LEAVES OUT]',
  `${dateline} [COMPANY] will start selling [PRODUCT], [WHAT IT IS IN A FEW WORDS], to [BUYERS] on [ON-SALE DATE]. It [WHAT CHANGES FOR THE BUYER, WITH ONE NUMBER].`,
  '[THE PROBLEM, WITH ONE NUMBER], according to [SOURCE AND YEAR]. [WHAT PEOPLE DO ABOUT IT TODAY AND WHAT THAT COSTS THEM].',
  '[PRODUCT] [HOW IT WORKS IN PLAIN WORDS]. It [FACT 1], [FACT 2] and [FACT 3]. [WHAT IS DIFFERENT FROM THE EARLIER VERSION, IF THERE IS ONE].',
  '“[WHAT THE TEST OR FIRST CUSTOMERS TAUGHT YOU, NOT A REPEAT OF THE NEWS],” said [FULL NAME], [JOB TITLE] at [COMPANY OR CUSTOMER]. “[ONE CONSEQUENCE FOR THE BUYER].”',
  '[PRODUCT] costs [PRICE] and will be sold at [WHERE TO BUY] in [REGIONS]. Orders placed on [DATE] ship by [DATE].',
  'Photos with captions and credits are at [PHOTO LINK].',
  companyBoilerplate,
  mediaContact,
  endMark,
] as const

/** Lead with the amount, traction, founder, use of the money, investor, hiring. */
export const fundingBlocks = [
  releaseLine,
  '[COMPANY] Raises [AMOUNT] to [WHAT THE MONEY WILL DO]',
  '[SUBHEAD WITH THE LEAD INVESTOR AND THE TOTAL RAISED TO DATE]',
  `${dateline} [COMPANY], which [WHAT IT DOES IN ONE LINE], has raised [AMOUNT] in a [ROUND] round led by [LEAD INVESTOR] to [MAIN USE OF THE MONEY].`,
  '[COMPANY] has [TRACTION NUMBER, SUCH AS CUSTOMERS OR REVENUE] as of [DATE], compared with [EARLIER NUMBER] in [PERIOD]. [OTHER INVESTORS] also took part. The company has now raised [TOTAL].',
  '“[WHAT THE COMPANY CAN DO NOW THAT IT COULD NOT DO BEFORE],” said [FULL NAME], [JOB TITLE] at [COMPANY].',
  'The money will pay for [USE 1], [USE 2] and [USE 3]. [COMPANY] plans to [FIRST STEP] by [PERIOD].',
  '“[WHY THE INVESTOR CHOSE THIS COMPANY, WITH A FACT IT VERIFIED],” said [FULL NAME], [JOB TITLE] at [LEAD INVESTOR].',
  '[COMPANY] has [NUMBER] employees in [PLACES] and is hiring for [ROLES]. [ONE SOURCED FACT ABOUT THE MARKET].',
  companyBoilerplate,
  'About [LEAD INVESTOR]\n[LEAD INVESTOR], based in [CITY], invests in [STAGE AND FIELDS]. It manages [AMOUNT] and has backed [NUMBER] companies since [YEAR]. More information is at [WEB ADDRESS].',
  mediaContact,
  endMark,
] as const

/** Lead with what customers can now do, why, a quote from each side, scope. */
export const partnershipBlocks = [
  releaseLine,
  '[COMPANY] to [WHAT IT WILL DO] at [NUMBER] [PARTNER] [SITES]',
  '[SUBHEAD WITH THE START DATE AND WHO GAINS WHAT]',
  `${dateline} [CUSTOMERS] will be able to [WHAT THEY CAN NOW DO] at [WHERE] starting [START DATE], under an agreement between [COMPANY] and [PARTNER].`,
  'Until now, [WHAT CUSTOMERS HAD TO DO, WITH ONE NUMBER AND ITS SOURCE]. [COMPANY] brings [ITS PART], and [PARTNER] brings [ITS PART].',
  '“[WHAT CHANGES FOR CUSTOMERS],” said [FULL NAME], [JOB TITLE] at [COMPANY].',
  '“[WHY THIS PARTNER AND WHY NOW],” said [FULL NAME], [JOB TITLE] at [PARTNER].',
  'The agreement covers [SITES, COUNTRIES OR VOLUME] and runs until [DATE]. The first [NUMBER] [SITES] open on [DATE], the rest by [DATE]. [FINANCIAL TERMS, OR A SENTENCE SAYING THEY WERE NOT DISCLOSED].',
  companyBoilerplate,
  'About [PARTNER]\n[PARTNER], founded in [YEAR] and based in [CITY], [WHAT IT DOES AND FOR WHOM]. It operates [NUMBER] [SITES] in [PLACES]. More information is at [WEB ADDRESS].',
  mediaContact,
  endMark,
] as const

/** Lead, the five W lines of a media advisory, quote, logistics. */
export const eventBlocks = [
  releaseLine,
  '[HOST] to [SHOW, OPEN OR DISCUSS WHAT] in [CITY] on [DATE]',
  '[SUBHEAD WITH THE BEST-KNOWN SPEAKER OR WHAT CAN BE SEEN ONLY THERE]',
  `${dateline} [HOST] will hold [EVENT] at [VENUE] on [DAY OF WEEK AND DATE], where [AUDIENCE] can [WHAT THEY WILL SEE, HEAR OR TRY].`,
  'WHAT: [EVENT IN ONE SENTENCE]\nWHO: [SPEAKERS WITH TITLES]\nWHEN: [DAY OF WEEK AND DATE], [START] to [END] [TIME ZONE]\nWHERE: [VENUE], [STREET ADDRESS], [CITY], [STATE]\nWHY: [WHY IT MATTERS NOW, WITH ONE SOURCED NUMBER]',
  '“[WHAT PEOPLE WILL KNOW AFTERWARD THAT THEY DO NOT KNOW TODAY],” said [FULL NAME], [JOB TITLE] at [HOST].',
  'Photo opportunities: [WHAT CAN BE PHOTOGRAPHED] at [TIME]. Interviews: [WHO IS AVAILABLE] from [TIME] to [TIME].',
  'Reporters can register by [DATE] at [EMAIL OR LINK]. Press parking is at [PLACE]; check-in opens at [TIME]. [ACCESS, POWER, AUDIO FEED AND LIVESTREAM].',
  'About [HOST]\n[HOST], founded in [YEAR] and based in [CITY], [WHAT IT DOES AND FOR WHOM]. More information is at [WEB ADDRESS].',
  'Media contact, including event day\n[FULL NAME]\n[EMAIL]\n[MOBILE PHONE WITH AREA CODE]',
  endMark,
] as const
