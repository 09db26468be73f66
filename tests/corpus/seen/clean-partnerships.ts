import { type CorpusRelease, endMark, heading, immediate, paragraph } from './release.ts'

export const cleanPartnerships: CorpusRelease[] = [
  {
    name: 'grocer and food maker',
    kind: 'partnership',
    today: '2026-08-04',
    faults: [{ rule: 'LEG-07' }],
    blocks: [
      immediate,
      heading('Northline Grocers to sell Fennel Foods soups in 212 stores'),
      heading('The glass jars carry a 50-cent deposit that shoppers get back', 2),
      paragraph(
        'MILWAUKEE, Aug. 4, 2026 — Northline Grocers will sell four soups from Fennel Foods in 212 stores from Sept. 8, in glass jars that shoppers return for 50 cents.',
      ),
      paragraph(
        'A truck that delivers full jars takes the empty ones back to the kitchen, where Fennel washes and fills them again. Each jar can make 30 trips. Northline now throws away 11 tons of soup packaging a week, according to its 2025 waste audit.',
        ['2025 waste audit', 'https://northlinegrocers.com/waste-2025'],
      ),
      paragraph(
        '“Shoppers already bring back beer bottles, so we did not have to teach anyone anything,” said Gail Petersen, head of buying at Northline Grocers.',
      ),
      paragraph(
        'Fennel will make the soups in Racine, Wisconsin, and has hired 16 cooks for a second shift. The recipes use carrots, barley and beans from 23 farms within 90 miles of the kitchen. A jar costs $5.49 without the deposit.',
      ),
      paragraph(
        '“The jar is the hard part of this business,” said Amir Haddad, who founded Fennel Foods. “Soup is easy.”',
      ),
      paragraph(
        'The agreement runs for three years. The companies did not disclose its value. Stores in Wisconsin start in September, and stores in Illinois and Michigan follow by Nov. 2.',
      ),
      heading('About Northline Grocers', 2),
      paragraph(
        'Northline Grocers runs 212 supermarkets in Wisconsin, Illinois and Michigan. The Petersen family opened its store in Milwaukee in 1946 and sold the company to its employees in 2008. It has 14,300 employees and buys from 640 farms. Northline gives every store manager the right to buy from any farm within 60 miles of the store.',
      ),
      heading('About Fennel Foods', 2),
      paragraph(
        'Fennel Foods cooks soups and stews in Racine, Wisconsin. Amir Haddad started the company in 2017 with a stall at the farmers market and one 20-gallon pot. It has 58 employees and sells in 340 shops in six states. All its soups come in glass jars, and four of every five jars come back, according to its deposit records.',
      ),
      heading('Media contact', 2),
      paragraph('Tess Nowak, Northline Grocers, tess@northlinegrocers.com, 414-555-0136'),
      endMark,
    ],
  },
  {
    name: 'college and hospital train nurses',
    kind: 'partnership',
    today: '2027-01-12',
    faults: [{ rule: 'LEG-07' }],
    blocks: [
      immediate,
      heading('Mesa Valley College trains 120 nurses a year with St. Brigid Hospital'),
      heading('Students pay no tuition if they stay at the hospital for three years', 2),
      paragraph(
        'GRAND JUNCTION, Colo., Jan. 12, 2027 — Mesa Valley College and St. Brigid Hospital will train 120 nurses a year from August to fill empty posts in western Colorado.',
      ),
      paragraph(
        'The hospital has 74 open nursing posts and closed a ward of 20 beds in October for lack of staff. The nearest nursing school is 170 miles away.',
      ),
      paragraph(
        '“People here want to be nurses, but they cannot move to Denver for two years,” said Loretta Chee, president of Mesa Valley College. “So the school comes to them.”',
      ),
      paragraph(
        'Students attend classes at the college on three days a week and work on the wards on two. The hospital pays the tuition of $11,400 a year. In return, graduates stay for three years at full pay.',
      ),
      paragraph(
        '“Our nurses helped write the timetable,” said Dr. Samuel Ortiz, chief of medicine at St. Brigid. “They asked for students who know the night shift before they choose it.”',
      ),
      paragraph(
        'The college will open a training ward with 12 beds on July 19. A grant of $2.3 million from the Colorado Health Workforce Fund pays for it. Applications are open from Feb. 1 to April 30 at the college’s website.',
        ['the college’s website', 'https://mesavalley.edu/nursing'],
      ),
      heading('About Mesa Valley College', 2),
      paragraph(
        'Mesa Valley College is a public two-year college in Grand Junction, Colorado. It opened in 1962 and teaches 5,100 students in 44 programs. Half of its students work while they study, and a third are older than 30, according to its 2026 student report. The college runs evening classes in six towns on the Western Slope.',
      ),
      heading('About St. Brigid Hospital', 2),
      paragraph(
        'St. Brigid Hospital is a nonprofit hospital with 210 beds in Grand Junction, Colorado. The Sisters of St. Brigid opened it in 1904 with eight beds. It has 1,640 employees and cares for people from 14 counties in Colorado and Utah. The hospital also runs a mobile clinic that visits nine towns every month.',
      ),
      heading('Media contact', 2),
      paragraph('Dana Yazzie, Mesa Valley College'),
      paragraph('dana@mesavalley.edu, 970-555-0150'),
      endMark,
    ],
  },
  {
    name: 'parcel lockers at stations in London',
    kind: 'partnership',
    today: '2026-05-12',
    faults: [{ rule: 'LEG-07' }],
    blocks: [
      immediate,
      heading('Parcelnook opens lockers at 48 stations run by Thameslink North'),
      paragraph(
        'LONDON, May 12, 2026 — Parcelnook will open parcel lockers at 48 stations on May 26 so commuters north of London can collect parcels on the way home.',
      ),
      paragraph(
        'The railroad Thameslink North gives the space and takes a tenth of the income. It spent 900,000 pounds last year on staff who guarded empty ticket offices, according to its annual report.',
      ),
      paragraph(
        '“Couriers ring at 11 a.m., when nobody is home,” said Fiona Adeyemi, who founded Parcelnook. “A station is where people are at 6 p.m.”',
      ),
      paragraph(
        'Each station gets between 30 and 90 lockers. Customers open them with a code and can pick up until the last train leaves. Parcels wait three days, after which the courier takes them back.',
      ),
      paragraph(
        'Four courier firms have signed up. They pay Parcelnook 40 pence a parcel, less than half of what a second delivery to a house costs them. Customers pay nothing.',
      ),
      paragraph(
        '“Empty ticket offices will have light and people in them again,” said Martin Crewe, who manages stations for Thameslink North. “Passengers asked for that in every survey since 2023.”',
      ),
      paragraph(
        'Lockers at six stations opened as a trial in January. Customers collected 21,000 parcels there by the end of April, and vandals damaged one locker, according to the railroad.',
      ),
      heading('About Parcelnook', 2),
      paragraph(
        'Parcelnook rents parcel lockers to couriers in places where people already go. Fiona Adeyemi founded the company in London in 2020 after she missed the same parcel four times. It has 64 employees and 7,800 lockers in stations, libraries and swimming pools in England and Wales. Parcelnook makes its lockers in Coventry from recycled steel.',
      ),
      heading('About Thameslink North', 2),
      paragraph(
        'Thameslink North runs trains and 71 stations between London and Peterborough. The company took over the line in 2016 and has 2,900 employees. Its trains made 38 million passenger journeys in 2025, according to the Office of Rail and Road. The line belongs to the state, which pays the company a fixed fee and keeps the fares.',
      ),
      heading('Media contact', 2),
      paragraph('Leah Osei, leah@parcelnook.co.uk, +44 20 7946 0112'),
      endMark,
    ],
  },
]
