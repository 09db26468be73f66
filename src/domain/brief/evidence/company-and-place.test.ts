import { describe, expect, it } from 'vitest'
import { readSheet } from '#domain/brief/read-sheet.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import { chooseCompany } from './find-company.ts'

const read = (...lines: string[]) => readSheet(sortBrief(lines.join('\n')))

it('a dateline is no part of the name behind it', () => {
  const { company, place } = read(
    'HIGH POINT, N.C. Hobart & Lane Furniture became a fully employee-owned company on April 1.',
    'Hobart & Lane Furniture has made sofas and armchairs in High Point, N.C., since 1952.',
  )
  expect(company).toBe('Hobart & Lane Furniture')
  expect(place?.city).toBe('High Point')
})

it.each([
  ['The clinic in Piedra Alta, New Mexico, opens on May 4.', 'Piedra Alta'],
  ['Das Werk in Neustadt an der Orla, Germany, makes filters for ships.', 'Neustadt an der Orla'],
])('reads a town’s name to its end in “%s”', (line, city) => {
  expect(read(line).place?.city).toBe(city)
})

it('reads a foreign institute’s name to its end', () => {
  const { company } = read(
    'The Institut für Brückenbau Lindenau has measured 84 bridges.',
    'Press: Jonas Templin, presse@ibl-lindenau.de',
  )
  expect(company).toBe('Institut für Brückenbau Lindenau')
})

it('an idle phrase in small letters is no name', () => {
  const { company } = read(
    'hiya, sunita here. you said send whatever i’ve got so this is whatever i’ve got',
    'we raised £850k and go to cardiff next spring',
  )
  expect(company).toBeNull()
})

it.each([
  [
    [
      'Organised by Causeway Heart Trust, the charity in Coleraine for people with heart disease',
      'press: ann@causewayheart.org',
    ],
    'Causeway Heart Trust',
  ],
  [
    [
      'City of Lindenrode. In the night to 19 January our IT found an attack on the servers of the city administration.',
      'Lindenrode has switched off all systems.',
    ],
    'City of Lindenrode',
  ],
  [
    [
      'Coopérative Sève d’Or, based in Lyon, launches a syrup for bakers.',
      'Coopérative Sève d’Or has 70 members.',
    ],
    'Coopérative Sève d’Or',
  ],
  [
    [
      'Norrvik Kartong AB and Ljusnan University College have signed a five-year agreement on research.',
      'Norrvik has 720 employees and makes carton board. Contact: Camilla Thorsell, camilla@norrvikkartong.se',
    ],
    'Norrvik Kartong AB',
  ],
  [
    [
      'hiya, sunita from pawline. here is what i have',
      'Pawline is a video service for pet owners. We’ve raised £850k.',
    ],
    'Pawline',
  ],
])('names the company whole: %s', (lines, name) => {
  expect(read(...lines).company).toBe(name)
})

it.each([
  ['Spencer Gulf Seafoods Ltd (Port Lincoln SA), half-year results', 'Port Lincoln', undefined],
  ['Paddocklink = ag tech co, Wagga Wagga NSW, started 2021, 16 staff', 'Wagga Wagga', undefined],
  ['Quickmend Urgent Care, White Plains NY, opening three new clinics', 'White Plains', 'New York'],
  ['Larkmoor Software of Spokane, Washington, opens a second office on May 4.', 'Spokane', 'Washington'],
  ['Larkmoor Rail in Otter Lake, Montana, opens a station on May 4.', 'Otter Lake', 'Montana'],
  ['Larkmoor Books in Burlington Vermont opens a second shop on May 4.', 'Burlington', 'Vermont'],
])('reads the city of “%s”', (line, city, region) => {
  expect(read(line).place).toEqual({ city, ...(region !== undefined && { region }) })
})

it.each([
  [
    [
      'The Molkerei Lennetal GmbH & Co. KG, Finnentrop, recalls 11,400 pots of quark.',
      'The pots went to shops in Hesse.',
    ],
    'Finnentrop',
  ],
  [['Pruett & Sons Hardware, Front St., Marietta, Ohio is closing.', 'Last day is March 28.'], 'Marietta'],
  [
    [
      'Tamarind Owl Games (Pune, makers of puzzle games) opens a studio in Kochi.',
      'Kochi will do art and sound.',
    ],
    'Pune',
  ],
  [
    [
      'Larkmoor Credit Union opens a branch in Troy, Ohio, on May 4.',
      'Troy is the fifth branch.',
      'Headquartered in Piqua, founded in 1951.',
    ],
    'Piqua',
  ],
  [
    [
      'Bellwether State University names Ann Lee dean. She comes from Norfolk, Va.',
      'The university is in Macon, Georgia.',
    ],
    'Macon',
  ],
  [['Larkmoor Electric Cooperative builds a line near Huron.', 'Dateline Mitchell.'], 'Mitchell'],
])('takes the city that is told to be the home: %j', (lines, city) => {
  expect(read(...lines).place?.city).toBe(city)
})

it('a city that owns the name is its home and no part of it', () => {
  const { company, place } = read(
    'Galway’s Suanlann Medical launches a patch for people who sleep badly.',
    'Suanlann Medical has 40 employees.',
  )
  expect(company).toBe('Suanlann Medical')
  expect(place?.city).toBe('Galway')
})

it('the letters of a name are no city', () => {
  expect(
    read('The European Tile and Window Association (ETWA), Brussels, publishes a paper.').place?.city,
  ).not.toBe('Etwa')
})

it('a city inside the name of another is not meant', () => {
  expect(
    read('The City of Harlow Bend replaces 9,000 water meters.', 'City of Harlow Bend, Public Works').place
      ?.city,
  ).toBe('Harlow Bend')
})

it('a quarter is no city beside its own', () => {
  const { place } = read(
    'Fire in Unit 4 at the Garrowby Logistics depot, Goole, on Tuesday 14 July.',
    'The fire service asks people in Old Goole to keep windows closed.',
  )
  expect(place?.city).toBe('Goole')
})

it('takes the city that the release is issued from, also where it begins a list', () => {
  const { place } = read(
    'Hattie, yes we issue, from Swindon, and they share it afterwards.',
    'Severn & Wessex Trains will put lockers with 340 bikes at 23 stations, starting with Swindon, Chippenham and Stroud.',
  )
  expect(place?.city).toBe('Swindon')
})

it('nobody works at an article', () => {
  const { people } = read(
    'Menengai School, Nakuru, holds a robotics day on 15 August.',
    'The Principal, Mrs Esther Langat, will open the day.',
  )
  expect(people.map(({ organization }) => organization)).toEqual([undefined])
})

it('where two names are as likely, the only one that an address spells is the company', () => {
  const likely = (value: string, ...evidence: string[]) => ({
    value,
    evidence: new Set(evidence),
    share: 0.3,
    isMereWord: false,
  })
  const [birch, coaches] = [likely('Birch Racks', 'spells-host'), likely('Northern Coaches')]
  expect(chooseCompany([coaches, birch])).toBe('Birch Racks')
  expect(chooseCompany([coaches, likely('Tarn Rail')])).toBeNull()
  expect(chooseCompany([birch, likely('Northern Coaches', 'spells-host')])).toBeNull()
})

it.each([
  ['Institution: Museum of Salt and Tides', 'Museum of Salt and Tides'],
  ['Company: Whipple, Almeida & Stearns', 'Whipple, Almeida & Stearns'],
  ['Company name: Copperline Cold Chain, Inc., Amarillo', 'Copperline Cold Chain Inc.'],
  ['Organisation: Löyly Works Oy.', 'Löyly Works Oy'],
])('the value of a field is the whole name: %s', (line, company) => {
  expect(read('PRESS FORM', line, 'Opening: 6 February 2027, 17:00').company).toBe(company)
})

it('a field with a sentence or a city names no company', () => {
  expect(read('Company: We would rather not say yet', 'Opening: 6 February').company).toBeNull()
  expect(read('Company: Melbourne', 'Opening: 6 February').company).toBeNull()
})

it('a name that the notes have only inside a longer one is the longer one', () => {
  expect(
    read(
      'Fairmeadow Parks and Recreation closes the pool on Monday.',
      'Fairmeadow Parks and Recreation has 40 employees.',
    ).company,
  ).toBe('Fairmeadow Parks and Recreation')
})

it('whoever publishes a report announces it', () => {
  expect(
    read(
      'Domarka publishes the Domarka Rent Report on May 4.',
      'The Domarka Rent Report covers 40 cities. Domarka has 30 employees.',
    ).company,
  ).toBe('Domarka')
})

it('where something was sent or given is nobody’s home', () => {
  expect(
    read(
      'Harrow Gin wins gold at the Southern Spirits Awards, given out last night in Adelaide.',
      'There are 1,100 bottles at the cellar door in Whyalla. The distillery in Whyalla has 4 employees.',
    ).place?.city,
  ).toBe('Whyalla')
})

it('a town is named in full', () => {
  expect(
    read(
      'Karnspitz Bergwelt GmbH opens a bike park on May 4. The seat stays St. Koloman am Karn.',
      'Karnspitz Bergwelt GmbH has 40 employees in St. Koloman.',
    ).place?.city,
  ).toBe('St. Koloman am Karn')
})

it('the home is where a company says that it started', () => {
  expect(
    read(
      'We are opening our third Concha’s Kitchen in Broken Arrow on April 25.',
      'The other two are in Tulsa where we started in 2011.',
    ).place?.city,
  ).toBe('Tulsa')
})

it.each([
  [
    'Good evening, this is Kwabena at Larkmoor Tiles, I will talk and you will type.\nWe are opening a second kiln hall at Suhum.\nWe spent nine million cedis, our own profit plus a loan from Birim Rural Bank.',
    'Larkmoor Tiles',
  ],
  [
    'We, Tjaarda Kinderzitjes in Leeuwarden, call back the child bike seat Hopla 2.\nThe Market Authority is informed.',
    'Tjaarda Kinderzitjes',
  ],
])('whoever writes says who they are: %s', (notes, company) => {
  expect(readSheet(sortBrief(notes)).company).toBe(company)
})

it('a department is no company', () => {
  const notes =
    'I am Ken Ono of Public Relations.\nShirakami Robotics of Sendai launches a robot for pharmacies on May 4.\nShirakami Robotics makes robots.'
  expect(readSheet(sortBrief(notes)).company).toBe('Shirakami Robotics')
})

it('whoever writes says who they are, and where', () => {
  expect(
    read('right so Gannet and Thimble that’s us the publishers in Whitby', 'we buy Porridge Books of Nairn')
      .company,
  ).toBe('Gannet and Thimble')
  expect(read('Kuang Tai = us, bicycle hubs since 1983', 'We buy Rotor d.o.o. of Kranj.').company).toBe(
    'Kuang Tai',
  )
})

it('a town may be called after a bay or a creek, and its state may follow without a comma', () => {
  expect(read('Kuiseb Cold Logistics of Walvis Bay has bought Anchor Ice.').place?.city).toBe('Walvis Bay')
  expect(
    read('The Commercial Club holds its parade here in Osage Prairie Iowa on Dec. 12.').place,
  ).toMatchObject({
    city: 'Osage Prairie',
  })
})

describe('the city', () => {
  const city = (...lines: string[]) => read(...lines).place?.city

  it('is asked for when nothing ties the only one to whoever announces', () => {
    expect(
      city(
        'Tollgarth Cider has won a gold medal for its dry perry.',
        'The medal was handed over in Birmingham last week.',
        'The press uses 40 tons of pears a year.',
      ),
    ).toBeUndefined()
  })

  it('is read where a sentence ties it to the company', () => {
    expect(city('Tollgarth Cider, based in Birmingham, has won a gold medal for its dry perry.')).toBe(
      'Birmingham',
    )
  })

  it('is no county, department or island', () => {
    expect(city('Company: Brae Croft Wool', 'Where based: Shetland')).toBeUndefined()
    expect(city('Company: Bès Cheese', 'Where based: Lozère')).toBeUndefined()
  })

  it('is the town before its county, whatever the town is called like', () => {
    expect(read('Company: Hollin Wools', 'Where based: Skegness, Lincolnshire').place).toEqual({
      city: 'Skegness',
      region: 'Lincolnshire',
    })
  })
})

describe('the city that the notes tell', () => {
  it('is that of a dateline, whatever list names it again', () => {
    const { place } = read(
      'BELHAVEN, Texas — Larkmoor LLP has elected three attorneys.',
      'The firm has offices in Belhaven, Houston and Lubbock.',
    )
    expect(place).toEqual({ city: 'Belhaven', region: 'Texas' })
  })

  it('may be called after a lake where somebody is based there', () => {
    const { place } = read(
      'Larkmoor Group is buying three restaurants in and around Garnet Lake, Michigan.',
      'Larkmoor was founded in 2009 and its headquarters are in Garnet Lake.',
    )
    expect(place?.city).toBe('Garnet Lake')
  })
})

describe('where and who in thin notes', () => {
  it('a maker told behind its product is the company, and what is launched the product', () => {
    const { company, product } = read(
      'New jacket',
      "- it's called the Squall Shell, rain jacket, from Hollow Peak Outfitters",
      '- weighs 9.2 ounces',
      '- launch this fall, $198',
    )
    expect(company).toBe('Hollow Peak Outfitters')
    expect(product).toBe('Squall Shell')
  })

  it('a place that a report ranks is nobody’s home', () => {
    const { place } = read(
      'The Harbor Institute for Coastal Roads put out its Flooded Roads Index. Institute is in Wick Harbor, Maryland.',
      '- 1,912 miles of coastal road flood once a month',
      "- Where it's worst: Fort Delancey, Tex., 41 days in 2025",
      '- Best: Port Lorne, Maine, 2 days',
    )
    expect(place?.city).toBe('Wick Harbor')
  })

  it('a flavor is no town, and the plant’s town is the company’s', () => {
    const { place } = read(
      '- Hasket Valley Creamery, voluntary recall, Maple Walnut ice cream, pints only',
      "- line 2 at the Cobbler's Gap, Vt. plant shut down Wednesday night",
    )
    expect(place?.city).toBe("Cobbler's Gap")
  })

  it('the only town with its state, where a form asks where, is the dateline’s', () => {
    const { place } = read(
      'What: 9th annual Lantern Walk',
      'Host: Quarry Pond Historical Society',
      'When: Saturday, October 10, 2026, 5:30 to 9 p.m.',
      "Where: Miller's Barn, 410 Old Post Road, Wexley, N.H.",
    )
    expect(place).toEqual({ city: 'Wexley', region: 'New Hampshire' })
  })
})
