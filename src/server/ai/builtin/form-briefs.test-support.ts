// Briefs of the Generate dialog's form, filled in as its hints ask. The companies and people are invented.
import type { BriefFixture } from './terse-briefs.test-support.ts'

export const formBriefs: readonly BriefFixture[] = [
  {
    name: 'the funding form',
    prompt: `Announcement type: Funding
Who: Quillstack, which drafts contracts for law firms
What: $12 million Series A led by Foundry Peak
Why: to hire 20 engineers
Proof: $15.5 million raised in total; 410 law firms use it
Quote: "Lawyers still copy clauses by hand." Tomás Ibáñez, CEO`,
  },
  {
    name: 'the launch form',
    prompt: `Announcement type: Product launch
Who: Brightwell Lamps, which makes desk lamps
What: Halo desk lamp, $59, for students
When: Jan. 5, 2027
Where: Toledo, Ohio
Why: Students read four hours a night
Proof: 1,100 hours in a lab test
Quote: My eyes hurt in every library. Ida Moss, founder
Contact: Al Yu, al@bright.example, 419-555-0111`,
  },
  {
    name: 'the company news form',
    prompt: `Announcement type: Company news
Who: Brightwell Lamps, a maker of desk lamps
What: opens a second plant
When: May 3, 2027
Where: Toledo, Ohio
Why: orders doubled, and buyers wait six weeks
Proof: 80 new jobs, according to the Toledo Port Authority
Quote: "We grew up here" - Ida Moss, founder`,
  },
  {
    name: 'the appointment form',
    prompt: `Announcement type: Appointment
Who: Dana Cole, chief financial officer, Orbital Freight
What: takes charge of finance and investor relations
When: Jan. 12, 2027
Where: Houston, Texas
Why: the company plans to double its fleet
Proof: was treasurer at Lykes Lines, cut debt by $40 million
Quote: "I read the cash flow first," said Cole
Contact: Pat Ruiz, pat@orbital.example, 713-555-0188`,
  },
  {
    name: 'the partnership form',
    prompt: `Announcement type: Partnership
Who: Orbital Freight and Gulf Rail
What: will move 9,000 containers a year by train
When: March 1, 2027
Where: Houston, Texas
Why: Trucks wait three days at the port
Proof: five-year agreement worth $30 million
Quote: "Trucks were the slow part." Lou Hall, chief executive of Orbital Freight`,
  },
  {
    name: 'the award form',
    prompt: `Announcement type: Award
Who: Crumb & Co
What: Best Croissant from the Oregon Bread Fest
When: Nov. 8, 2026
Where: Portland, Oregon
Proof: judged on lamination, 41 entries
Quote: "We fold it 27 times." Rosa Diaz, owner`,
  },
  {
    name: 'the event form',
    prompt: `Announcement type: Event
Who: Riverbend Jazz Society
What: Riverbend Jazz Festival, for families
When: June 12, 2027, 11 a.m. to 10 p.m. CDT
Where: Riverbend Park, Davenport, Iowa
Why: the park reopens after the flood
Proof: 5,000 visitors in 2025
Quote: "The river left us the stage." Lena Okafor, director
Contact: Jo Lee, jo@riverbend.example, 563-555-0100`,
  },
]
