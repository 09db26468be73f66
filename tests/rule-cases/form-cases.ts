// Cases of the rules in domain/rules/forms.
import type { RuleCases } from './rule-case.ts'

export const formCases: RuleCases = {
  'NUM-06': [
    {
      fires: 'The operator, a thirty-four-year-old welder, retired.',
      silent: 'The operator, a 34-year-old welder, retired in year 34.',
      fixed: 'The operator, a 34-year-old welder, retired.',
    },
    {
      fires: 'Children ages five to 12 can enter, and so can a child under the age of two.',
      silent:
        'The cheese ages two months, and the eggs have aged three weeks. Children ages 5 to 12 can enter.',
      fixed: 'Children ages 5 to 12 can enter, and so can a child under the age of 2.',
    },
    {
      fires: 'Marcus Hale, nine, read 61 books to a four-year-old who is nearly five years old.',
      silent:
        'Nine-year-old Marcus Hale read. In Ohio, nine, in Iowa, six came. From Dayton, three went home.',
      fixed: 'Marcus Hale, 9, read 61 books to a 4-year-old who is nearly 5 years old.',
    },
  ],
  'NUM-07': [
    {
      fires: 'Riders can call (423) 555-0142, 1-800-555-0199 or 423.555.0160.',
      silent:
        'Riders can call 423-555-0142, 800-555-0199 , (091) 555 0121 or +1 423 555 0160. The score was (423) to 1.',
      fixed: 'Riders can call 423-555-0142, 800-555-0199 or 423-555-0160.',
    },
  ],
  'DTE-09': [
    {
      fires: 'The mill closed in the 1990’s and reopened in the early 2010’s.',
      silent: 'The mill closed in the 1990s. It survived 1990’s flood and 2020’s lockdown.',
      fixed: 'The mill closed in the 1990s and reopened in the early 2010s.',
    },
  ],
  'DTE-10': [
    {
      fires: 'The call begins at 5 p.m. EDT on Tuesday, Nov. 17.',
      silent:
        'The call begins at 5 p.m. EST on Nov. 17 and the next at 9 a.m. EDT on June 3. The line is open until 8 p.m. MST on July 6. Answers come until 8 p.m. PDT.',
      fixed: 'The call begins at 5 p.m. EST on Tuesday, Nov. 17.',
    },
    {
      fires: 'Doors open at 7 p.m. CST on March 14, 2027.',
      silent: 'Doors open at 7 p.m. CST on March 13, 2027.',
      fixed: 'Doors open at 7 p.m. CDT on March 14, 2027.',
    },
  ],
  'GRM-04': [
    {
      fires: 'Its unclear who owns the pier.',
      silent: 'Its clear glass shows who owns the pier.',
      fixed: 'It’s unclear who owns the pier.',
    },
    {
      fires: 'Its the largest oven in the plant, and it’s own crew runs it.',
      silent:
        'It’s the largest oven, and its own crew runs it. Its a cappella choir sings. It’s own up or leave.',
      fixed: 'It’s the largest oven in the plant, and its own crew runs it.',
    },
    {
      fires: 'The bank lost it’s charter, and the mill sold it’s boats.',
      silent:
        'The bank said it’s charter season. Since it rained it’s quiet. The price it paid shows it’s fair.',
      fixed: 'The bank lost its charter, and the mill sold its boats.',
    },
  ],
  'GRM-05': [
    {
      fires: 'The bridge is closed between 8:30 a.m. to 11 a.m. for between 5-10 days.',
      silent:
        'It grew between 2019-20 and 2024-25. The bridge is closed between 8 and 11 a.m. from 5 to 10 days.',
      fixed: 'The bridge is closed between 8:30 a.m. and 11 a.m. for between 5 and 10 days.',
    },
    {
      fires: 'It expects revenue of between $50-$52 million.',
      silent: 'It expects revenue of $50 million to $52 million.',
      fixed: 'It expects revenue of between $50 million and $52 million.',
    },
  ],
  'GRM-06': [
    {
      fires: 'The group is a 501c3 nonprofit.',
      silent: 'The group is a 501(c)(3) nonprofit.',
      fixed: 'The group is a 501(c)(3) nonprofit.',
    },
    {
      fires: 'Volunteers can e-mail the nonprofit for lots 12 thru 14, on-line or by mail, and get t-shirts.',
      silent:
        'Volunteers can email the group at e-mail.example, use the drive-thru, visit the On-Line Museum or wear a T-shirt.',
      fixed:
        'Volunteers can email the nonprofit for lots 12 through 14, online or by mail, and get T-shirts.',
    },
  ],
  'GRM-07': [
    {
      fires: 'The first annual book fair is in May.',
      silent:
        'Its first annual report is out, and its first annual profit was $4. The second annual fair is in May.',
      fixed: 'The first book fair is in May.',
    },
    {
      part: 'headline',
      fires: 'Brightwater Foods to Hold First Annual 5K in Dayton',
      silent: 'Brightwater Foods to Hold Fifth Annual 5K in Dayton',
      fixed: 'Brightwater Foods to Hold First 5K in Dayton',
    },
  ],
  'PLC-03': [
    {
      fires: 'It sells bread in the US and, since May, in the UK.',
      silent: 'It sells bread in the U.S. to the US Foods plant for US$4. Farms told us of the UK Biobank.',
      fixed: 'It sells bread in the U.S. and, since May, in the U.K.',
    },
  ],
  'NUM-08': [
    {
      fires:
        'The dairy sells 15 oz. tubs, a 2,000 sq. ft. cold room holds them, and each crate weighs 40 lbs.',
      silent:
        'The dairy sells 15-ounce tubs, a 2,000-square-foot cold room holds them, and each crate weighs 40 pounds. The SEC filed 3 reports, Ft. Worth bought 12 FT subscriptions.',
      fixed:
        'The dairy sells 15-ounce tubs, a 2,000-square-foot cold room holds them, and each crate weighs 40 pounds.',
    },
    {
      fires: 'The mast is 20 ft. tall and 3 yds. wide, and the crew climbs it in 12 mins. daily.',
      silent:
        'The label reads “15 oz. net,” the mast is 20 feet tall, and 8 gb of data fit. The pool is 25 m long.',
      fixed: 'The mast is 20 feet tall and 3 yards wide, and the crew climbs it in 12 minutes daily.',
    },
    {
      fires: 'The dam lowers the river by 8 in. at the dock, where a 6-in. pipe burst.',
      silent: 'It is 8 inches deep, and 8 in 10 boats stay. It moved up to No. 8 in. Others fell.',
      fixed: 'The dam lowers the river by 8 inches at the dock, where a 6-inch pipe burst.',
    },
  ],
}
