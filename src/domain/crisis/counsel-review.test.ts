import { describe, expect, it } from 'vitest'
import { findCounselReasons, findCounselWords, findEditedReasons } from './counsel-review.ts'
import { counselWords } from './counsel-words.ts'

describe('findCounselReasons', () => {
  it('requires counsel for four of the five situations whatever the details say', () => {
    const plain = 'It happened this morning.'
    expect(findCounselReasons('data-breach', plain)).toEqual(['data breach'])
    expect(findCounselReasons('product-recall', plain)).toEqual(['product recall'])
    expect(findCounselReasons('executive-misconduct', plain)).toEqual(['executive misconduct'])
    expect(findCounselReasons('financial-irregularities', plain)).toEqual(['financial irregularities'])
    expect(findCounselReasons('service-outage', plain)).toEqual([])
  })

  it('requires counsel for an outage when its details name harm, law or people to protect', () => {
    expect(
      findCounselReasons('service-outage', 'Two patients were INJURED; the regulator asks. Injured: 2.'),
    ).toEqual(['patients', 'injured', 'regulator'])
    for (const word of counselWords.map((stem) => stem.replace('*', '')))
      expect(findCounselReasons('service-outage', `This ${word} was.`)).toEqual([word])
  })

  it('has no word twice', () => {
    expect(new Set(counselWords).size).toBe(counselWords.length)
  })

  it.each([
    ['Three people were hospitalized.', ['hospitalized']],
    ['There were no fatalities.', ['fatalities']],
    ['A class action is planned; a family is suing.', ['class action', 'suing']],
    ['Two attorneys general have called.', ['attorneys general']],
    ['The attorney general’s office called about hackers.', ['attorney general', 'hackers']],
    ['A minor was in the car.', ['minor']],
    ['It concerns a minor.', ['minor']],
    ['A 9-year-old patient missed a dose, and patient records were open.', ['9-year-old', 'patient']],
    ['The minor’s name is not given.', ['minor']],
    ['A minor girl was there; she was just 12 years old.', ['minor', 'girl', '12 years old']],
    [
      'A 15-year-old customer was electrocuted and passed away. The FTC has investigated and the court has ordered us to stop.',
      ['15-year-old', 'electrocuted', 'passed away', 'FTC', 'investigated', 'court'],
    ],
    ['A guest, aged 9, drowned. Two customers lost their lives.', ['aged 9', 'drowned', 'lost their lives']],
    ['The deceased lost his life; 12 people burned their hands.', ['deceased', 'lost his life', 'burned']],
    ['A guard was shot in the store.', ['shot']],
    ['The SEC and the FBI called.', ['SEC', 'FBI']],
    [
      'Managers discriminate, a whistle blower says, and a law suit follows.',
      ['discriminate', 'whistle blower', 'law suit'],
    ],
    ['The water was contaminated.', ['contaminated']],
    ['The personal data of 300 members was exposed.', ['personal data']],
    ['A link exposed customer records.', ['exposed']],
    ['A federal judge ruled; the state is investigating the company.', ['federal judge', 'investigating']],
  ])('reads "%s"', (text, words) => {
    expect(findCounselWords(text)).toEqual(words)
  })

  it.each([
    'There is a minor delay.',
    'A minor software update was the cause of some minor errors.',
    'Thank you for being patient.',
    'Please be patient and try again. Our patient customers waited.',
    'Sue Park, chief engineer, is working on it. All is fine.',
    'Engineers are investigating the cause and will investigate the cable.',
    'Pages load in 30 sec, then in 9 SEC. See the screenshot; it is our best shot.',
    'A fan burned out in a 15-year-old server. The building is 10 years old.',
    'A surge arrester failed. Perishable goods and hospitality bookings are not affected.',
    'Customers were charged twice, and corrupted files are being restored.',
    'Account details can be changed again. Students and members can sign in.',
    'The office by the tennis court lost power. Troubleshooting goes on.',
    'We suspect a defect in the software and judge the risk to be low.',
    'Traffic was rerouted. Payment data is safe. The service is back to life.',
  ])('does not hold "%s"', (text) => {
    expect(findCounselReasons('service-outage', text)).toEqual([])
  })

  it('looks for whole words', () => {
    expect(findCounselReasons('service-outage', 'The finer deadline of the minority childhood')).toEqual([])
  })
})

describe('findEditedReasons', () => {
  const made = { reasons: ['data breach'], words: ['breach'] }

  it('leaves the words the statement was made with to its own reasons', () => {
    expect(findEditedReasons('Statement on a breach', made)).toEqual(['data breach'])
    expect(findEditedReasons('', made)).toEqual(['data breach'])
  })

  it('adds words that were written into it', () => {
    expect(findEditedReasons('A breach. Two people died.', made)).toEqual(['data breach', 'died'])
    expect(findEditedReasons('Two people died.', { reasons: [], words: [] })).toEqual(['died'])
  })
})
