// Notes that leave much out or put it oddly. The companies and people are invented.
export interface BriefFixture {
  name: string
  prompt: string
  /** There is enough for a release of 300 words or more. */
  isFull?: true
  /** Parts of the prompt that are about the writing. */
  orders?: readonly string[]
}

export const terseBriefs: readonly BriefFixture[] = [
  {
    name: 'app named in a sentence of its own',
    prompt:
      'Write a press release about our new app. The app is called MealMap. It plans weekly dinners from what is on sale at nearby stores. Available on iOS and Android from Jan 5. Free with a $4.99/month premium plan. Beta users saved an average of $38 per week. Based in Austin, Texas. CEO is Rita Gomez.',
  },
  {
    name: 'contract announced today',
    prompt:
      'GreenLeaf Energy announced today that it has signed a 15-year contract with the city of Fresno to build a 40-megawatt solar farm. Construction starts in June 2027 and will create 150 jobs. The farm will power 9,500 homes. "This is the largest project in our history," said CEO Tom Baker.',
  },
  {
    name: 'five W lines without the word event',
    prompt:
      'Who: Hopewell Animal Shelter\nWhat: adoption weekend, fees waived for 120 dogs and cats\nWhen: April 10-11, 2027, 10am-4pm\nWhere: 45 Oak Avenue, Dayton, Ohio\nWhy: The shelter is at 140% capacity after winter storms\nContact: Mia Chen, mia@hopewell.example, 937-555-0155',
  },
  {
    name: 'telegram style',
    prompt:
      'Startup Fernlight gets $2M seed from Alder Capital. Makes sensors for greenhouses. 40 customers. Plans to hire 10 people. Founder: Owen Pike. Quote: "Tomatoes talk, we just built the ears."',
  },
  {
    name: 'somebody joins',
    prompt:
      'Dr. Linda Park joins Riverside Hospital as chief medical officer on March 1, 2027. She comes from Lakeside Medical Center where she led 300 physicians for 9 years.',
  },
  {
    name: 'anniversary',
    prompt:
      'I need a press release for the 50th anniversary of Miller & Sons Hardware in Topeka, Kansas on May 15, 2027. The store was founded by Frank Miller in 1977. There will be a free barbecue, 50% off paint and live music from 11 a.m. to 3 p.m. Owner Dave Miller: "My grandfather would not believe the parking lot."',
  },
  {
    name: 'recall under a heading',
    prompt:
      'Product recall: Sunny Toys recalls 12,000 wooden trains (model T-44) sold between March and October 2026 because wheels can come off and are a choking hazard. No injuries. Customers should stop using them and call 800-555-0111 for a refund of $24.99.',
  },
  {
    name: 'merger in half a sentence',
    prompt:
      'announcing merger of Pine Bank and Oak Credit Union, effective July 1, 2027, combined assets of $3.2 billion, 64 branches in Iowa and Nebraska, no layoffs',
  },
  {
    name: 'company of a city and state',
    prompt:
      'Harbor Brew of Portland, Oregon launches Tidewater Stout, a nitro coffee stout brewed with local beans. It goes on sale Dec. 1 at 40 stores for $12.99 a four-pack. CEO Maya Lin says "We spent two years on the roast."',
  },
  {
    name: 'round of a startup with its town in brackets',
    prompt:
      'our startup Voltbox (San Jose, CA) just closed a $4.5M seed round. Led by First Light Capital, with angels from Tesla. We make home batteries that fit under a sink. 300 preorders. Will hire 12 engineers. CEO Dana Wu',
  },
  {
    name: 'study under a heading',
    prompt:
      'Study by Marlow Institute: 62% of remote workers skip lunch. Surveyed 1,204 US adults online, Sept. 3-9, 2026. Margin of error 3 points.',
  },
  {
    name: 'new role under a heading',
    prompt:
      'New CEO at Falcon Freight: Marcus Webb. Starts December 1. Was COO at Pacific Lines. Replaces Ellen Brandt who retires after 18 years.',
  },
  {
    name: 'breach in small letters',
    prompt:
      'data breach at Cloudpost on Oct 29 2026, 18,000 email addresses exposed, no passwords. we fixed it in 3 hours and told the regulator. customers should watch for phishing',
  },
  {
    name: 'lines without labels',
    prompt:
      'Product launch\nKestrel Bikes\nKestrel Commuter e-bike\n$1,899\n60-mile range, 44 lbs\nShips in April 2027\nkestrelbikes.example',
  },
]
