// Words that call for counsel, one family to a line; a star matches any ending. Rule LEG-08.
// A stem has a star only where every word that begins so belongs to the family; where a word has a harmless use too, its forms
// are listed, or its phrases are in counsel-phrases.ts.

const families = [
  // Death and injury
  'dead, deadly, death, deaths, die, died, dies, dying, deceased, passed away, passing away, perish, perished, perishes, perishing',
  'fatal, fatalities, fatality, fatally, lethal*, casualties, casualty, manslaughter, homicid*, murder*, slain',
  'kill, killed, killing, killings, kills, suicidal, suicide, suicides, self-harm, overdos*, euthan*',
  'bereave*, condolence*, corpse*, funeral*, mourn*, obituar*, tragedies, tragedy, tragic*',
  'injure, injured, injures, injuries, injuring, injurious, injury, hurt, hurting, hurts, maimed, wounded, wounding, wounds',
  'harmed, harms, bodily harm, physical harm, serious harm, life-threatening, critical condition, critically ill',
  'ambulance*, medical emergency, medical emergencies, emergency room, emergency rooms, hospital, hospitals, hospitalis*, hospitaliz*, intensive care, paramedic*, first responder, first responders, firefighter*, rescued',
  'amputat*, asphyxiat*, choked to, choking, concussion*, drown*, electric shock, electric shocks, electrical shock, electrical shocks, electrocut*',
  'fracture, fractured, fractures, gas leak, gas leaks, lost consciousness, paralysis, seizure, seizures, smoke inhalation, trapped, scald*, strangl*, suffocat*, unconscious*',
  'allergic, anaphyla*, fell ill, falling ill, became ill, illness*, sicken*, sickness*',
  'botulism, carcinogen*, contaminant*, contaminat*, listeria, poison*, radiation, salmonella, toxic*',
  'accident, accidents, arson*, caught fire, catch fire, derail*, evacuat*, exploded, explodes, exploding, explosion, explosions',
  'car crash, plane crash, gunfire, gunman, gunmen, gunshot*, shooter, shooters, shooting, shootings, stabbed, stabbing, stabbings',
  // Abuse and violence
  'abuse, abused, abuser, abusers, abuses, abusing, abusive, assault*, attack, attacked, attacker, attackers, attacking, attacks',
  'blackmail*, extort*, harass*, intimidat*, molest*, retaliat*, stalked, stalker, stalkers, stalking',
  'bullied, bullies, bully, bullying, grope, groped, groping, rape, raped, rapes, raping, rapist*, sexual, sexually',
  'abduct*, bombed, bombing, bombings, bombs, bomb threat, hostage*, kidnap*, terrorism, terrorist*, trafficked, traffickers, trafficking, violence, violent, violently, weapon*',
  'discriminat*, antisemiti*, racis*, sexis*, hostile work environment, misconduct, racial*, pregnan*, unfair dismissal, wrongful*',
  // People to protect
  'baby, babies, boy, boys, girl, girls, infant, infants, kid, kids, newborn*, schoolboy*, schoolchild*, schoolgirl*, toddler*',
  'adolescent*, child, children, juvenile*, minors, teen, teenage*, teens, under age, under-age, underage',
  'patients, victim, victims, whistle blower, whistle blowers, whistle-blower, whistle-blowers, whistleblow*',
  // Courts and law
  'accusation*, accused, accuses, accusing, allegation*, alleged, allegedly, alleges, alleging',
  'attorney general, attorneys general, district attorney, attorney, attorneys, lawyer*, solicitor*',
  'class action, class actions, class-action, law suit, law suits, lawsuit*, legal action, legal actions, legal claim, legal claims, legal proceedings, litigat*, malpractice',
  'cease and desist, cease-and-desist, consent decree, consent order, filed a complaint, formal complaint, formal complaints, defendant*, injunction*, jury, juries, plaintiff*, restraining order, subpoena*, testified, testifies, testify, testimony, tribunal*, verdict*',
  'sued, sues, suing, to sue, will sue, may sue, could sue, sue us, seek damages, seeking damages, seeks damages',
  'convict*, crime, crimes, criminal*, felonies, felon, felons, felony, guilt, guilty, offender*, perpetrator*',
  'arrest, arrested, arresting, arrests, charged with, custody, detained, handcuff*, imprison*, indict*, jail*, police, prison*, prosecut*, search warrant*, sheriff*',
  'defam*, illegal*, illicit*, infring*, libel*, perjur*, slander*, unlawful*, violated, violates, violating, violation, violations',
  'liabilities, liability, liable, negligen*, noncomplian*, non-complian*, reckless*',
  // Regulators
  'authorities, commissioner, commissioners, inspector*, ombuds*, regulator, regulators, regulatory, watchdog, watchdogs',
  'data protection authority, data protection commission, european commission, ofcom, ofgem, justice department, department of justice, securities and exchange commission, federal trade commission',
  'fined, fines, investigated, investigates, investigation*, investigative, investigator*, recall, recalled, recalling, recalls, sanctions',
  // Money
  'antitrust, bribe*, counterfeit*, embezzl*, falsif*, forged, forgeries, forgery, fraud*, defraud*, insider trading, kickback*, money laundering, price fixing, price-fixing, misappropriat*, scam, scams, scammed, scammers, swindl*, tax evasion',
  'bankrupt*, insolven*, restatement*',
  'robbed, robberies, robbery, burglar*, stealing, steals, stole, stolen, theft, thefts, thief, thieves',
  // Data
  'breach*, compromised, cyber attack, cyber attacks, cyber-attack, cyber-attacks, cyberattack*, hack, hacked, hacker, hackers, hacking, hacks, intruder*, malware, phish*, ransom*, spyware',
  'data leak, data leaks, exfiltrat*, identity theft, leaked, unauthori*',
]

export const counselWords: readonly string[] = families.flatMap((family) => family.split(', '))
