// What a wire editor found wrong in drafts, each as the class it belongs to.
import { describe, expect, it } from 'vitest'
import { listParagraphs } from '#server/ai/builtin/rewrite/plain-text.ts'
import { readStory } from '#server/ai/builtin/story/read-story.ts'
import { composeRelease } from './compose-release.ts'

const readDraft = (text: string): string => listParagraphs(composeRelease(readStory(text))).join('\n')
const office = 'Larkmoor Labs of Dayton, Ohio, opens a second plant in Toledo on May 4, 2027.'

describe('what a note leaves out', () => {
  it('is the deal, not the company, when it takes effect', () => {
    const draft = readDraft(
      'Larkmoor Labs of Dayton, Ohio, is buying Dripless Inc. of Toledo.\nTakes effect July 1.\nAll 31 staff stay.',
    )
    expect(draft).toContain('The deal takes effect July 1.')
  })

  it('makes no sentence when nobody knows who is meant', () => {
    const draft = readDraft(`${office}\nUsed to be $15.\nBuilt because the waiting list was four years.`)
    expect(draft).not.toMatch(/Was (?:were )?(?:used|built)/)
  })

  it('leaves a noun before its verb as the subject', () => {
    expect(readDraft(`${office}\nWorks begin in October.`)).toContain('Works begin in October')
  })
})

describe('the lead', () => {
  it.each([
    ['opening a third bakery in Duluth, Minnesota', 'is opening a third bakery in Duluth'],
    ['opening 2nd clinic in Tulsa', 'is opening a second clinic in Tulsa'],
    ['adding a night shift at the Erie plant', 'is adding a night shift at the Erie plant'],
    ['hiring 40 welders in Erie', 'is hiring 40 welders in Erie'],
  ])('tells the news “%s” as what the company does', (news, told) => {
    const draft = readDraft(
      `Company: Halvorsen Freight Co.\nCity: Wichita, Kansas\nNews: ${news}\nSize: 22 acres`,
    )
    expect(draft).toContain(`Halvorsen Freight Co. ${told}`)
    expect(draft).not.toMatch(/announced|to open opening/iu)
  })

  it('is what happened, not what was done the same evening', () => {
    const draft = readDraft(
      'On Sunday, March 22, Pebblemind (Boston) learned that a file with patient data was open to the internet.\nPebblemind closed access the same evening, within 40 minutes.\nThe company apologizes for the breach.',
    )
    expect(draft).toMatch(/— On Sunday, March 22, Pebblemind learned/)
    expect(draft).toMatch(/^Pebblemind Learns/m)
  })

  it('gives its headline what was found, where not all of it fits', () => {
    const draft = readDraft(
      'Researchers at the University of Wexcombe found that nurses who ride home after a night shift get 52 minutes less sleep than those who live within walking distance.',
    )
    expect(draft).toMatch(
      /^University of Wexcombe: Nurses Who Ride Home After a Night Shift Get 52 Minutes Less Sleep$/m,
    )
  })

  it('begins behind what announces it', () => {
    const draft = readDraft(`The news is that ${office}`)
    expect(draft).toContain('— Larkmoor Labs opens')
  })

  it('names the appointed person of a line of news', () => {
    const draft = readDraft(
      'Company: Norrfjärd Cells AB\nPlace: Skellefteå\nNews: Dr. Anjali Sundaresan new Chief Technology Officer\nStart: 1 February 2026\nReports to: Mats Öhrling, CEO',
    )
    expect(draft).toMatch(/has named Dr\. Anjali Sundaresan chief technology officer/i)
  })
})

describe('notes in fragments', () => {
  it('tell of the company what launches its product, and when', () => {
    const draft = readDraft(
      'launching the Tarn 450 water meter, Tues March 10\nruns up to 48 zones\ncompany is Larkmoor Labs, 37 employees',
    )
    expect(draft).toContain('— Larkmoor Labs is launching the Tarn 450 water meter, Tuesday, March 10.')
    expect(draft.match(/water meter, Tues/g)).toHaveLength(1)
  })

  it('announce what a company is to do, whatever its legal form', () => {
    const draft = readDraft(
      'Northgate Tanks Inc. to acquire Wapiti Valve Ltd., Dayton.\nSigned Friday 3 April.',
    )
    expect(draft).toContain('Northgate Tanks Inc. will acquire Wapiti Valve Ltd.')
    expect(draft).toContain('The deal was signed Friday, April 3')
  })

  it('keep a bare figure with its sentence, and tell it once', () => {
    const draft = readDraft(`${office}\nThe city gave the plant a seven-year tax abatement, 50%.`)
    expect(draft.match(/tax abatement/g)).toHaveLength(1)
    expect(draft).toContain('abatement, 50%')
  })

  it('get no article before a preposition or a list', () => {
    const draft = readDraft(`${office}\namong under-30s 52% considered leaving\nsticker under left leg, 4408`)
    expect(draft).not.toMatch(/The (?:among|sticker)/)
  })
})

describe('a fact', () => {
  it('of the list is not told again around its figure', () => {
    const draft = readDraft(
      'Hobbs Ferry Denim Co., Portland, Maine, launches the Long Haul, a jean, on March 26.\n$128, free mending for life of the jean\n14 ounces, woven in two mills',
    )
    expect(draft.match(/\$128/g)).toHaveLength(1)
  })

  it('that names a prize is what was won', () => {
    const draft = readDraft(
      'Company: Los Tres Molinos, Dayton, Ohio\nType: award\nGold medal in the Adriatic Oil Prize, Trieste, given on the 8 May',
    )
    expect(draft).toContain(
      '— Los Tres Molinos has won the gold medal in the Adriatic Oil Prize, Trieste, given on May 8.',
    )
  })

  it('about the release itself is not in it', () => {
    expect(readDraft(`${office}\nHQ for the dateline is Taunton.`)).not.toContain('dateline')
  })
})

describe('a company', () => {
  it.each(['SAS', 'S.L.', 'Pvt Ltd', 'GmbH'])('is itself without its %s', (form) => {
    const draft = readDraft(
      `Maison Verlaine ${form}, Lyon, operates 118 bakeries.\nMaison Verlaine acquires Chocolaterie Aubin of Annecy on October 15, 2026.`,
    )
    expect(draft).toContain('— Maison Verlaine acquires Chocolaterie Aubin of Annecy on Oct. 15, 2026.')
  })
})

describe('a form that asks its questions in full', () => {
  const form =
    'Organization: Hollin Creek Dairy, Dayton, Ohio\nWhat is the news? (one sentence) Won Best of Show at the Lakes Contest for our Ridge 18 cheddar\nWhen did it happen? Feb 21\nKey facts: 1,140 entries from 9 states\nPrize: $2,500, going to the county 4-H\nAnything sensitive? The vat broke twice.'

  it('gives the news, and neither its questions nor the words of the form', () => {
    const draft = readDraft(form)
    expect(draft).toContain(
      '— Hollin Creek Dairy won Best of Show at the Lakes Contest for its Ridge 18 cheddar.',
    )
    expect(draft).not.toMatch(/What is the news|one sentence|Key facts: 1,140|won the \$2,500/)
    expect(draft).toContain('Prize: $2,500')
  })

  it('prints nothing that answers what is sensitive', () => {
    expect(readDraft(form)).not.toContain('vat')
  })
})

describe('quotations', () => {
  it.each(['his quote is still with him, will come or not come', 'he is skiing, skip'])(
    'are not notes on a quotation: %s',
    (note) => {
      const draft = readDraft(`${office}\nQuote (Joe Bell, CEO): ${note}`)
      expect(draft).not.toMatch(/[Ss]kiing|[Ww]ill come/)
    },
  )

  it.each([
    'Joe Bell, CEO of Larkmoor Labs, died on Sunday.',
    'Joe Bell, CEO of Larkmoor Labs, resigned on Sunday.',
  ])('are not asked of somebody who is gone: %s', (note) => {
    const draft = readDraft(`${note}\nThe plant of Larkmoor Labs in Dayton, Ohio, stays open.`)
    expect(draft).not.toMatch(/said Joe Bell/)
  })

  it('name their speakers without Mr. and Mrs.', () => {
    const draft = readDraft(`${office}\nMrs. Ann Strand, plant manager, said: "We start with the welders."`)
    expect(draft).toContain('said Ann Strand, plant manager')
  })
})

describe('the end of a release', () => {
  it('says what the company is when the notes say it in passing', () => {
    const draft = readDraft(
      'Kilmorran College, a private day and boarding school in Hobart, has appointed Dr. Annelise Corbould as its principal.',
    )
    expect(draft).toContain('Kilmorran College is a private day and boarding school in Hobart.')
  })

  it('tells no fact twice and no label of the head of a release', () => {
    const draft = readDraft(
      `${office}\nCity: Dayton\nGlove part is washable, 14 hours on a charge, $389 list, costs $18 to replace.`,
    )
    expect(draft.split('14 hours').length).toBeLessThanOrEqual(2)
    expect(draft).not.toContain('City:')
  })
})

describe('notes with marks of their own', () => {
  it('lose the color before a name', () => {
    const draft = readDraft(
      'GREEN Sanjeevani Eye Trust of Dayton, Ohio, opens a clinic in Toledo on May 4, 2027.\nGREEN The clinic has 40 beds.',
    )
    expect(draft).not.toContain('GREEN')
    expect(draft).toContain('Sanjeevani Eye Trust')
  })

  it('with two releases give the first, and leave the second for later', () => {
    const draft = readDraft(
      `Release 1\n${office}\nThe plant has 110 jobs.\n\nRelease 2\nLarkmoor Labs won the 2026 Harbor Prize for its leak sensor.`,
    )
    expect(draft).toContain('110 jobs')
    expect(draft).not.toContain('Harbor Prize')
  })

  it('keep thousands that are written with a point', () => {
    expect(readDraft(`${office}\nThe plant serves 38.000 patients.`)).toContain('38,000 patients')
  })
})

describe('the head of a release', () => {
  it('shouts no name before a colon', () => {
    const draft = readDraft(
      'PREFEITURA Garças confirmed a flood in Dayton, Ohio, on Monday.\nThe water took 134 families out of their houses.',
    )
    expect(draft).not.toMatch(/^PREFEITURA Garças:/m)
  })

  it('asks for a person where a desk takes the calls', () => {
    expect(readDraft(`${office}\nMedia contact: Press Office, press@larkmoor.com, 937-555-0112`)).toMatch(
      /\[(?:FULL NAME|NAME)/,
    )
  })
})

it('gives a noun the article that the notes give it elsewhere', () => {
  const draft = readDraft(
    'Larkmoor Laundry of Dayton, Ohio, opens reading corners with the library on May 4.\nLibrary gives 1,800 books that children can keep.',
  )
  expect(draft).toContain('The library gives 1,800 books')
})

it('calls a sum what the notes call it', () => {
  const of = (line: string) => readDraft(`${office}\n${line}`)
  expect(of('Investment: $8 million')).toContain('The investment is $8 million.')
  expect(of('Price: $15')).not.toContain('investment')
  expect(of('$15')).not.toContain('investment')
})

it('sorts brackets like lines of their own', () => {
  const draft = readDraft(
    `${office}\nThe plant cost $8 million, half of it a bank loan (do not put which bank).\nIt has 40 machines (12 of them new).\nThe results are for 2026 (unaudited; say so).`,
  )
  expect(draft).not.toContain('which bank')
  expect(draft).toContain('(12 of them new)')
  expect(draft).toContain('(unaudited)')
})

it('prints what the notes want said, and what the company does not claim', () => {
  const draft = readDraft(
    `${office}\nThe soap was tested on 40 people. It does not kill viruses, say that.\nWe do NOT say bleach is harmful.`,
  )
  expect(draft).toContain('It does not kill viruses.')
  expect(draft).toContain('Larkmoor Labs does not say bleach is harmful.')
  expect(draft).not.toMatch(/say that/)
})

it('tells two speakers of one surname apart', () => {
  const draft = readDraft(
    `${office}\nFounders Arvo Sarapuu and Milvi Sarapuu stay on the board.\nArvo says: "I did not want to sell the people with the machines."\nMilvi says only: "Now they can argue about the coffee themselves."`,
  )
  expect(draft).toContain('said Arvo Sarapuu, founder')
  expect(draft).toContain('said Milvi Sarapuu, founder')
})

describe('what somebody said', () => {
  it('is printed around its speaker as the notes have it', () => {
    const draft = readDraft(
      `${office}\n"It is a small town," said Ann Lee, owner of Larkmoor Labs, "and it will stay so. Nobody leaves."`,
    )
    expect(draft).toContain(
      '“It is a small town,” said Ann Lee, owner of Larkmoor Labs, “and it will stay so. Nobody leaves.”',
    )
  })

  it('is no title, whether or not its stop is inside the marks', () => {
    const draft = readDraft(
      `${office}\nAnn Lee, owner. She says "Minutes matter more here than anywhere, because Toledo is 140 miles away".`,
    )
    expect(draft).toContain('“Minutes matter more here than anywhere, because Toledo is 140 miles away,”')
  })

  it('is everybody’s own, where one memo has the words of two', () => {
    const draft = readDraft(
      `So ${office} The manager is Carl Penner. Carl says, quote, our people sat in line for six hours, end quote. The board chair, Ruth Moss, she said quote the vote was 212 to 9 and I think the nine are coming around unquote.`,
    )
    expect(draft).toContain('“The vote was 212 to 9 and I think the nine are coming around,” said Ruth Moss')
  })

  it('is said by nobody “at” a city', () => {
    const draft = readDraft(
      `${office}\nCharleston’s emergency manager, Joy Tso, told me: "We close the street first."`,
    )
    expect(draft).toContain('said Joy Tso, Charleston’s emergency manager.')
  })

  it('is by the surname of whoever was introduced above', () => {
    const draft = readDraft(
      'Rosa Pike has been named president of Larkmoor Labs of Dayton, Ohio. She replaces Tom Whitford, who retires in December after 14 years.\nWhitford: "I am leaving it in good hands, and I am keeping my mug."',
    )
    expect(draft).toContain('said Whitford.')
  })
})
